/** A bot that sits through a whole game: it reads its journal, remembers, and answers when asked. */
import type { Option, Told } from '@cuartel/engine';
import { same } from '@cuartel/engine';
import type { Limits } from './budget.ts';
import { byNodes, choose, type Decided } from './choose.ts';
import type { Level, Memory, Mind, Seat } from './mind.ts';

export interface Player {
  readonly level: Level;
  read(told: readonly Told[]): void;
  memory(): Memory;
  plan(): string | null;
  /** Chooses; `number` of the choice in the game makes it repeatable. */
  decide(seat: Seat, number: number, limits?: Limits): Decided;
  last(): Decided | null;
}
export const sit = (mind: Mind, level: Level, seed: string): Player => {
  let memory: Memory = mind.recall(null, []);
  let last: Decided | null = null;
  return {
    level,
    read(told) {
      if (told.length > 0) memory = mind.recall(memory, told);
    },
    memory: () => memory,
    plan: () => last?.plan ?? null,
    decide(seat, number, limits = byNodes(level)) {
      last = choose(mind, seat, level, `${seed}|${number}`, limits);
      return last;
    },
    last: () => last,
  };
};
/** The option of a list that says the same. */
export const offeredAs = (options: readonly Option[], chosen: Option): Option | undefined =>
  options.find(o => o.by === chosen.by && o.do === chosen.do && same(o.with, chosen.with));
