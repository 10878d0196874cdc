/** A question for a bot as one message, and its answer: the same for a web worker, a thread and a process of its own. */
import type { Language } from '@cuartel/engine';
import type { Limits } from './budget.ts';
import { byTime, type Choice, choose, firstChoice, levelNamed } from './choose.ts';
import { explain } from './explain.ts';
import type { Memory, Mind, Seat } from './mind.ts';
import { mindOf } from './shelf.ts';

export interface Job {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly seed: string;
  /** Opens a turn or an operation: the longer of the level's two times. */
  readonly opening?: boolean;
  /** Instead of the level's own times. */
  readonly limits?: Pick<Limits, 'nodes' | 'ms'>;
}
export interface Answer {
  readonly choice: Choice;
  readonly said: Readonly<Record<Language, string>>;
}
const minded = async (game: string): Promise<Mind> => {
  const mind = await mindOf(game);
  if (mind === undefined) throw new Error(`no bot knows ${game}`);
  return mind;
};
const told = (mind: Mind, choice: Choice, { view }: Seat): Answer => ({
  choice,
  said: { en: explain(mind, choice, view, 'en'), es: explain(mind, choice, view, 'es') },
});

export const answer = async ({ game, level: id, seat, seed, opening = false, limits }: Job): Promise<Answer> => {
  const mind = await minded(game);
  const level = levelNamed(mind, id);
  if (level === undefined) throw new Error(`${game} has no level ${id}`);
  return told(mind, choose(mind, seat, level, seed, limits ?? byTime(level, opening)), seat);
};
/** Without thinking: what is played when a bot has crashed or does not come back. */
export const answerAtOnce = async ({ game, seat }: Pick<Job, 'game' | 'seat'>): Promise<Answer> => {
  const mind = await minded(game);
  const choice: Choice = { option: firstChoice(mind, seat), by: 'doctrine', weighed: [], nodes: 0, worlds: 0, plan: null };
  return told(mind, choice, seat);
};
/** What a bot remembers after a whole journal: for a host that keeps no memory of its own. */
export const memoryOf = async (game: string, journal: Parameters<Mind['recall']>[1]): Promise<Memory> =>
  (await minded(game)).recall(null, journal);

/** What passes between a host and a worker. */
export type Request = { readonly id: number; readonly job: Job };
export type Reply = { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly broke: string };
export const reply = async ({ id, job }: Request): Promise<Reply> => {
  try {
    return { id, answer: await answer(job) };
  } catch (error) {
    return { id, broke: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};
