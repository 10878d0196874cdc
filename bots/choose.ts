/** ONE CHOICE: a seat, a level, a seed; out comes one of the options and what was thought about it. */
import { type Option, reading } from '@cuartel/engine';
import { budgetOf, type Limits } from './budget.ts';
import type { Level, Mind, Seat } from './mind.ts';
import { randomFrom } from './random.ts';
import { flatSearch } from './search/flat.ts';
import { treeSearch } from './search/tree.ts';
import type { Weighed } from './search/weighed.ts';
import { greatest } from './search/world.ts';
import { askedAt } from './seat.ts';

export interface Decided {
  readonly option: Option;
  /** Why there was nothing to search, or that there was. */
  readonly by: 'only' | 'doctrine' | 'plan' | 'search';
  /** What the search weighed, the chosen option first; empty without a search. */
  readonly weighed: readonly Weighed[];
  readonly nodes: number;
  readonly worlds: number;
  /** The operation that is under way after it. */
  readonly plan: string | null;
}

export const levelNamed = (mind: Mind, id: string): Level | undefined => mind.levels.find(level => level.id === id);
/** The time a level states for a choice; `routine` instead of its own for a routine choice, and a plan's in proportion. */
export const statedTime = (level: Level, opening: boolean, routine = level.routine): number =>
  opening ? (level.plan / level.routine) * routine : routine;
/** Thinking stops well before: a busy machine may keep a bot from looking at the clock for some tenths of a second. */
const EARLY = 0.7;
/** Limited by nodes a choice is repeatable; limited by time it keeps to the level's own hours. */
export const byNodes = (level: Level): Limits => ({ nodes: level.nodes });
export const byTime = (level: Level, opening: boolean, routine?: number): Limits => ({
  ms: statedTime(level, opening, routine) * EARLY,
});

/** The doctrine's first choice: what a bot falls back on when there is no time at all. */
export const firstChoice = (mind: Mind, seat: Seat, school?: string): Option => {
  const weights = mind.doctrine(askedAt(seat), school);
  return seat.options[greatest(weights)]!;
};

export const choose = (mind: Mind, seat: Seat, level: Level, seed: string, limits: Limits = byNodes(level)): Decided =>
  reading({ table: seat.view, memo: null }, () => chosen(mind, seat, level, seed, limits));

const chosen = (mind: Mind, seat: Seat, level: Level, seed: string, limits: Limits): Decided => {
  const budget = budgetOf(limits);
  const { method, school, foe } = level;
  const plain = (option: Option, by: Decided['by']): Decided => ({
    option,
    by,
    weighed: [],
    nodes: 0,
    worlds: 0,
    plan: by === 'plan' || by === 'only' ? seat.plan : null,
  });
  const only = seat.options[0];
  if (only === undefined) throw new Error(`${seat.me} is not asked`);
  if (seat.options.length === 1) return plain(only, 'only');
  const asked = askedAt(seat);
  const random = randomFrom(seed);
  if (method.is === 'doctrine') {
    if (random.pick(100) >= method.slips) return plain(firstChoice(mind, seat, school), 'doctrine');
    const weights = mind.doctrine(asked, school);
    const sensible = seat.options.filter((_, i) => weights[i]! > 0);
    const among = sensible.length > 0 ? sensible : seat.options;
    return plain(among[random.pick(among.length)]!, 'doctrine');
  }
  if (seat.plan !== null) {
    const index = mind.follow?.(asked, seat.plan, school) ?? -1;
    if (index >= 0 && mind.calm?.(asked, index) === true) return plain(seat.options[index]!, 'plan');
  }
  const sensible = mind.doctrine(asked, school).filter(weight => weight > 0).length;
  if (sensible === 1 || mind.routine?.(asked, school) === true) return plain(firstChoice(mind, seat, school), 'doctrine');
  const horizon = mind.horizon(seat.view);
  const steady = mind.steady?.(seat.view) ?? false;
  const weighed =
    method.is === 'flat'
      ? flatSearch(mind, seat, asked, { ...method, school, foe, steady }, horizon, random, budget)
      : treeSearch(mind, seat, asked, { ...method, school, foe, steady }, horizon, random, budget);
  const best = weighed[0];
  if (best === undefined) return plain(firstChoice(mind, seat, school), 'doctrine');
  const worlds = Math.max(...weighed.map(w => w.tries));
  return { option: best.option, by: 'search', weighed, nodes: budget.spent(), worlds, plan: best.plan };
};
