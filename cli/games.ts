/** Games for the terminal: from the shelf by their slug; one that is not on it can be named by its file. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnyGame } from '@cuartel/engine';
import { opened, takeDown as takeFromShelf } from '../games/index.ts';
import { isGame, SLUGS } from '../games/shelf.ts';
import type { TerminalWords } from './text/words.ts';
import { impossible, misuse } from './user-error.ts';

/** The root of the repository. */
export const house = join(dirname(fileURLToPath(import.meta.url)), '..');

export const isFile = (name: string): boolean => /[./\\]/.test(name);

/** A game by its slug, or by the file that exports it. Undefined: there is no such game on the shelf. */
export const takeDown = async (name: string): Promise<AnyGame | undefined> => {
  if (!isFile(name)) return takeFromShelf(name);
  const exported: Record<string, unknown> = await import(pathToFileURL(resolve(name)).href);
  return Object.values(exported).find(isGame);
};

export const gameNamed = async (name: string, words: TerminalWords): Promise<AnyGame> => {
  if (isFile(name) && !existsSync(name)) throw impossible(words.files.missing(name));
  const game = await takeDown(name);
  if (game !== undefined) return game;
  throw isFile(name) ? impossible(words.noGameIn(name)) : misuse(words.usage.unknownGame(name, SLUGS));
};

/** What stands in a game's `bot/scripted.ts`, if it has one. */
export const scriptedOf = async (slug: string): Promise<Readonly<Record<string, unknown>> | undefined> =>
  opened(slug, 'bot/scripted.ts');
