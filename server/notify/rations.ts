/** How many letters one address gets, whoever had them sent: nobody's letter box is filled through us. */
import type { Kysely } from 'kysely';
import { DAY, HOUR, type Now } from '../config/time.ts';
import { digest } from '../store/ids.ts';
import type { Tables } from '../store/tables.ts';
import type { Letter, Post } from './mail.ts';

/** In an hour, in a day. Each kind by itself: whoever has confirmations sent to somebody does not keep his resets from him. */
export const MOST_LETTERS = { confirm: [5, 12], reset: [8, 24], change: [8, 24], turn: [12, 60] } as const;

const keyOf = (to: string): string => digest(`letter ${to.trim().toLowerCase()}`).slice(0, 22);

/** What is too much is not sent; nobody is told, since whether an address has letters is nobody's business. */
export const rationed = (db: Kysely<Tables>, now: Now, post: Post): Post => {
  const counted = async ({ to, kind }: Letter): Promise<boolean> => {
    const [to_key, at] = [keyOf(to), now()];
    const [anHour, aDay] = MOST_LETTERS[kind];
    const sent = await db
      .selectFrom('letters')
      .select('at')
      .where('to_key', '=', to_key)
      .where('kind', '=', kind)
      .where('at', '>', at - DAY)
      .execute();
    if (sent.length >= aDay || sent.filter(letter => letter.at > at - HOUR).length >= anHour) return false;
    await db.insertInto('letters').values({ to_key, kind, at }).execute();
    return true;
  };
  // One after another, so that of many that come at once each is counted.
  let line: Promise<unknown> = Promise.resolve();
  return async letter => {
    const mine = line.then(() => counted(letter));
    line = mine.catch(() => {});
    if (await mine) await post(letter);
  };
};
export const forgetLetters = async (db: Kysely<Tables>, now: number): Promise<void> =>
  void (await db
    .deleteFrom('letters')
    .where('at', '<', now - DAY)
    .execute());
