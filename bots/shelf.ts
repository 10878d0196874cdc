/** The minds there are, by game. Each is loaded when it is wanted. */
import type { Mind } from './mind.ts';

const SHELF: Readonly<Record<string, () => Promise<Mind>>> = {
  'mosbys-raiders': async () => (await import('./minds/mosbys-raiders.ts')).mosbyMind,
  'six-spaces': async () => (await import('./minds/six-spaces.ts')).sixMind,
};
export const MINDS: readonly string[] = Object.keys(SHELF);
/** Undefined: no bot knows this game. */
export const mindOf = async (slug: string): Promise<Mind | undefined> =>
  Object.hasOwn(SHELF, slug) ? await SHELF[slug]?.() : undefined;
