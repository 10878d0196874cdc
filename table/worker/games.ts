/** The rules of the games, each fetched when it is first wanted. */

import { rules } from 'virtual:rules';
import type { AnyGame, Language } from '@cuartel/engine';
import { isGame } from '../../games/shelf.ts';
import { fill } from '../sheets.ts';

let spoken: Language = 'en';
/** From now on games are told of in this language; the words of those that are here are fetched first. */
export const speakIn = async (language: Language): Promise<void> => {
  await fill('words', language);
  spoken = language;
};
/** Have this game's words come in this language? */
export const speaks = ({ text }: AnyGame, language: Language): boolean => 'title' in text[language];

const fetched = new Map<string, Promise<AnyGame | undefined>>();

const inWords = async (module: Readonly<Record<string, unknown>>): Promise<AnyGame | undefined> => {
  const game = Object.values(module).find(isGame);
  if (game !== undefined) await fill('words', spoken, game.slug);
  return game;
};
export const gameOf = (slug: string): Promise<AnyGame | undefined> => {
  let game = fetched.get(slug);
  if (game === undefined) {
    game = rules[slug]?.game().then(inWords) ?? Promise.resolve(undefined);
    fetched.set(slug, game);
    // What could not be fetched once, while the line was down, is asked for again.
    game.catch(() => fetched.delete(slug));
  }
  return game;
};
export const knownGame = async (slug: string): Promise<AnyGame> => {
  const game = await gameOf(slug);
  if (game === undefined) throw new Error(`no game is called ${slug}`);
  return game;
};
export const allGames = async (): Promise<ReadonlyMap<string, AnyGame>> => {
  const games = await Promise.all(Object.keys(rules).map(gameOf));
  return new Map(games.filter(game => game !== undefined).map(game => [game.slug, game]));
};
/** The game a save file names, and no other: the others need not even be reachable. */
export const gamesIn = async (text: string): Promise<ReadonlyMap<string, AnyGame>> => {
  const slug = /"game"\s*:\s*"([a-z0-9-]+)"/.exec(text)?.[1] ?? '';
  const game = await gameOf(slug);
  return new Map(game === undefined ? [] : [[slug, game]]);
};
export const headingsOf = async (slug: string, language: Language) =>
  ((await rules[slug]?.headings()) ?? []).map(heading => ({ id: heading.id, text: heading[language] }));
