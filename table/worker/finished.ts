/** A finished match of a server, from its record, which lies open then: nothing of it is kept here. */
import { type Language, load, type Match } from '@cuartel/engine';
import { gamesIn } from './games.ts';
import type { Course, FinishedMatch, Look } from './protocol.ts';
import { courseOf, lookAt } from './sight.ts';

let last: { readonly text: string; readonly match: Match } | null = null;
const matchIn = async (text: string): Promise<Match | null> => {
  if (last?.text === text) return last.match;
  const games = await gamesIn(text);
  const loaded = load(text, slug => games.get(slug));
  if (!loaded.ok) return null;
  last = { text, match: loaded.match };
  return loaded.match;
};
export const finishedCourse = async ({ text, side }: FinishedMatch, language: Language): Promise<Course | null> => {
  const match = await matchIn(text);
  return match === null ? null : courseOf({ match, eyes: side }, language);
};
/** Through anybody's eyes; the moments are counted as the reader knows them. */
export const finishedLook = async (
  { text, side }: FinishedMatch,
  at: number,
  eyes: string | null,
  language: Language,
): Promise<Look | null> => {
  const match = await matchIn(text);
  return match === null ? null : lookAt({ match, eyes: side }, at, language, eyes, true);
};
