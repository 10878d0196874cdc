/** Takes games, and what stands in their rooms, down from the shelf. Nothing is loaded before it is asked for. */
import { existsSync } from 'node:fs';
import type { AnyGame } from '@cuartel/engine';
import { isGame, isShelved, SLUGS } from './shelf.ts';

type Module = Readonly<Record<string, unknown>>;

/** The address of a file of a game on the shelf; undefined: there is none. */
export const addressIn = (slug: string, file: string): string | undefined => {
  const address = new URL(`./${slug}/${file}`, import.meta.url);
  return isShelved(slug) && existsSync(address) ? address.href : undefined;
};
/** What a file of a game exports; undefined: there is no such file. */
export const opened = async (slug: string, file: string): Promise<Module | undefined> => {
  const address = addressIn(slug, file);
  return address === undefined ? undefined : ((await import(address)) as Module);
};

/** Undefined: no such game is on the shelf. */
export const takeDown = async (slug: string): Promise<AnyGame | undefined> =>
  Object.values((await opened(slug, 'index.ts')) ?? {}).find(isGame);
/** Every game on the shelf. */
export const takeDownAll = async (): Promise<readonly AnyGame[]> =>
  Promise.all(
    SLUGS.map(async slug => {
      const game = await takeDown(slug);
      if (game === undefined) throw new Error(`games/${slug}/index.ts exports no game`);
      return game;
    }),
  );

/** Where the mind of a game's bots is (`bot/mind.ts` exports `mind`); undefined: it has none. */
export const mindAddress = (slug: string): string | undefined => addressIn(slug, 'bot/mind.ts');
