/**
 * The minds at hand, by game. A game keeps its mind in its own room (`games/<slug>/bot/mind.ts` exports `mind`), and whoever hosts
 * bots brings it here: the search itself opens no game.
 */
import type { Mind } from './mind.ts';

const minds = new Map<string, Mind>();

/** `mind` as a game's room exports it, its own types laid aside. */
export const bring = (mind: object): Mind => {
  const brought = mind as Mind;
  minds.set(brought.game.slug, brought);
  return brought;
};
/** From the address of a module that exports `mind`. */
export const bringFrom = async (address: string): Promise<Mind> =>
  bring(((await import(/* @vite-ignore */ address)) as { mind: object }).mind);
/** Undefined: nobody has brought a mind for this game. */
export const mindOf = (slug: string): Mind | undefined => minds.get(slug);
