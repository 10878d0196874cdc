/** Positions met in games by chance and by doctrine, with what each side has read on the way. */
import { type AnyTypes, type Fact, keyFromSeed, machineOf, type Option, type Position, readBy, startOf } from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/index.ts';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import type { Memory, Mind } from '../index.ts';

export interface Met {
  readonly pos: Position<AnyTypes>;
  readonly side: string;
  readonly memory: Memory;
}
/**
 * Visits `wanted` positions, about one in `every`, from six games or more played half by chance and half by doctrine; or fewer, when
 * a visit says 'enough'.
 */
export const positions = (
  mind: Mind,
  seed: string,
  wanted: number,
  every: number,
  options: readonly string[],
  visit: (met: Met) => 'enough' | undefined,
): void => {
  const { game } = mind;
  const machine = machineOf(game);
  let seen = 0;
  for (let g = 0; seen < wanted; g++) {
    const until = Math.min(wanted, seen + Math.ceil(wanted / 6));
    const pick = chooserFrom(`${seed}|${g}`);
    const facts: Fact[] = [];
    const scenario = game.scenarios[g % game.scenarios.length]!;
    const pos = startOf(game, { scenario, options: options.filter(() => pick(2) === 1) }, keyFromSeed(`${seed}|${g}`), facts);
    const memories = new Map<string, Memory>(game.sides.map(side => [side, mind.recall(null, [])]));
    for (let n = 0; n < 400 && seen < until; n++) {
      for (const side of game.sides)
        memories.set(
          side,
          mind.recall(
            memories.get(side),
            facts.map(fact => readBy(fact, side)).filter(told => told !== null),
          ),
        );
      facts.length = 0;
      const side = machine.asked(pos)[0];
      if (side === undefined) break;
      if (pick(every) === 0) {
        seen++;
        if (visit({ pos, side, memory: memories.get(side) }) === 'enough') return;
      }
      const choices = machine.options(pos, side) as readonly Option[];
      let index = pick(choices.length);
      if (pick(2) === 0) {
        const weights = mind.doctrine(askedOf(game, pos, side));
        index = weights.indexOf(Math.max(...weights));
      }
      pos.table.log = facts;
      machine.apply(pos, choices[index] as never);
    }
  }
};
