/** THE SHELF: the games this table has. A game that is not on it can be named by its file. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyGame, anyGame } from '@cuartel/engine';
import type { Words } from './text/words.ts';
import { impossible, misuse } from './user-error.ts';

const SHELF: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'bobby-lee': async () => anyGame((await import('@cuartel/bobby-lee')).bobbyLee),
  'mosbys-raiders': async () => anyGame((await import('@cuartel/mosbys-raiders')).mosbysRaiders),
  'six-spaces': async () => anyGame((await import('@cuartel/six-spaces')).sixSpaces),
};
export const SLUGS: readonly string[] = Object.keys(SHELF);

/** The root of the repository. */
export const house = join(dirname(fileURLToPath(import.meta.url)), '..');

const isGame = (x: unknown): x is AnyGame =>
  typeof x === 'object' && x !== null && ['slug', 'version', 'sides', 'scenarios', 'book', 'text'].every(key => key in x);
export const isFile = (name: string): boolean => /[./\\]/.test(name);

/** A game by its slug, or by the file that exports it. Undefined: there is no such game on the shelf. */
export const takeDown = async (name: string): Promise<AnyGame | undefined> => {
  if (!isFile(name)) return Object.hasOwn(SHELF, name) ? SHELF[name]?.() : undefined;
  const exported: Record<string, unknown> = await import(pathToFileURL(resolve(name)).href);
  return Object.values(exported).find(isGame);
};

export const gameNamed = async (name: string, words: Words): Promise<AnyGame> => {
  if (isFile(name) && !existsSync(name)) throw impossible(words.files.missing(name));
  const game = await takeDown(name);
  if (game !== undefined) return game;
  throw isFile(name) ? impossible(words.noGameIn(name)) : misuse(words.usage.unknownGame(name, SLUGS));
};

/** What stands in a game's `bot/scripted.ts`, if it has one. */
export const scriptedOf = async (slug: string): Promise<Record<string, unknown> | null> => {
  const file = join(house, 'games', slug, 'bot', 'scripted.ts');
  return existsSync(file) ? await import(pathToFileURL(file).href) : null;
};
