/** A question for a bot as one message, and its answer: the same for a web worker, a thread and a process of its own. */
import type { Language } from '@cuartel/engine';
import type { Limits } from './budget.ts';
import { byTime, choose, type Decided, firstChoice, levelNamed } from './choose.ts';
import { discreetly } from './discreet.ts';
import { explain } from './explain.ts';
import type { Memory, Mind, Seat } from './mind.ts';
import { mindOf } from './shelf.ts';

export interface Task {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly seed: string;
  /** Opens a turn or an operation: the longer of the level's two times. */
  readonly opening?: boolean;
  /** Instead of the level's own times. */
  readonly limits?: Pick<Limits, 'nodes' | 'ms'>;
}
export interface Reasoned {
  readonly choice: Decided;
  /** What it thought: for its own side, and for everybody once the game is over. */
  readonly said: Readonly<Record<Language, string>>;
  /** What its opponent may be told while they play. */
  readonly discreet: Readonly<Record<Language, string>>;
}
const minded = (game: string): Mind => {
  const mind = mindOf(game);
  if (mind === undefined) throw new Error(`no bot knows ${game}`);
  return mind;
};
const told = (mind: Mind, choice: Decided, { view }: Seat): Reasoned => ({
  choice,
  said: { en: explain(mind, choice, view, 'en'), es: explain(mind, choice, view, 'es') },
  discreet: { en: discreetly(choice, 'en'), es: discreetly(choice, 'es') },
});

export const answer = ({ game, level: id, seat, seed, opening = false, limits }: Task): Reasoned => {
  const mind = minded(game);
  const level = levelNamed(mind, id);
  if (level === undefined) throw new Error(`${game} has no level ${id}`);
  return told(mind, choose(mind, seat, level, seed, limits ?? byTime(level, opening)), seat);
};
/** Without thinking: what is played when a bot has crashed or does not come back. */
export const answerAtOnce = ({ game, level, seat }: Pick<Task, 'game' | 'level' | 'seat'>): Reasoned => {
  const mind = minded(game);
  const { school } = levelNamed(mind, level) ?? {};
  const choice: Decided = {
    option: firstChoice(mind, seat, school),
    by: 'doctrine',
    weighed: [],
    nodes: 0,
    worlds: 0,
    plan: null,
  };
  return told(mind, choice, seat);
};
/** What a bot remembers after a whole journal: for a host that keeps no memory of its own. */
export const memoryOf = (game: string, journal: Parameters<Mind['recall']>[1]): Memory => minded(game).recall(null, journal);

/** What passes between a host and a worker. */
export type Request = { readonly id: number; readonly job: Task };
export type TaskReply = { readonly id: number; readonly answer: Reasoned } | { readonly id: number; readonly broke: string };
export const reply = ({ id, job }: Request): TaskReply => {
  try {
    return { id, answer: answer(job) };
  } catch (error) {
    return { id, broke: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};
