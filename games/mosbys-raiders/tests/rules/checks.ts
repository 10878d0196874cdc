/** What the journal told, in short words. */
import { SPACES } from '../../data/spaces.ts';
import type { scene } from '../scene.ts';

type Scene = ReturnType<typeof scene>;
const name = (space: number): string => SPACES[space]?.id ?? 'nowhere';

/** The Activation checks in their order: 'bradley garrison no', 'union-mills unit yes', 'alexandria force no'. */
export const checked = (s: Scene): string[] =>
  s.told('check').map(({ here, what, active }) => `${name(here)} ${what} ${active ? 'yes' : 'no'}`);
/** The spaces a Union unit rode through in each of its actions. */
export const rode = (s: Scene): string[][] => s.told('ride').map(({ path }) => path.map(name));
/** Random moves: 'hay-market to white-plains'. */
export const wandered = (s: Scene): string[] => s.told('random').map(({ from, to }) => `${name(from)} to ${name(to)}`);
/** The combat results read so far. */
export const results = (s: Scene): string[] => s.told('combat').map(({ result }) => result);
/** The sum of the last combat roll. */
export const total = (s: Scene): number | undefined => s.told('combat').at(-1)?.roll.total;
/** The modifiers of the last combat roll, by name. */
export const modifiers = (s: Scene): Record<string, number> =>
  Object.fromEntries((s.told('combat').at(-1)?.roll.terms ?? []).map(({ of, value }) => [of ?? '', value]));
/** Notoriety and points. */
export const fame = (s: Scene): number[] => [s.pub.notoriety, s.pub.points];
