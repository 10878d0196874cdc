/** One letter a day at most instead of one for each hand-over: which matches wait, when it is sent. */
import type { AnyGame, Language } from '@cuartel/engine';
import type { Kysely } from 'kysely';
import { DAY } from '../config/time.ts';
import type { Shelf } from '../shelf/games.ts';
import { infosOf, matchesOf } from '../store/matches.ts';
import type { Tables } from '../store/tables.ts';
import { type Letters, wordsFor } from './letters.ts';

type Db = Kysely<Tables>;
const MOST = 200;

/** Plans the next one: at once, or a day after the last. Its number lets one that is being sent not swallow what comes after. */
export const planDigest = async (db: Db, person: string, last: number | null, now: number): Promise<void> => {
  await db
    .insertInto('jobs')
    .values({
      id: `digest:${person}:${last ?? 0}`,
      kind: 'digest',
      body: JSON.stringify({ person }),
      run_at: Math.max(now, (last ?? 0) + DAY),
      taken_until: 0,
      tries: 0,
    })
    .onConflict(c => c.column('id').doNothing())
    .execute();
};

export interface DigestHow {
  readonly db: Db;
  readonly shelf: Shelf;
  readonly letters: Letters;
  readonly publicUrl: string;
  now(): number;
}
export const sendDigest = async ({ db, shelf, letters, publicUrl, now }: DigestHow, person: string): Promise<void> => {
  const reader = await db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', person)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (reader === undefined || reader.mail_digest !== 1 || reader.mail_turns !== 1 || reader.email_confirmed !== 1) return;
  await db.updateTable('people').set({ digest_at: now() }).where('id', '=', person).execute();
  const rows = await matchesOf(db, person, false, MOST, Number.MAX_SAFE_INTEGER);
  const language: Language = reader.language === 'es' ? 'es' : 'en';
  const titleOf = (game: AnyGame | undefined): string => game?.text[language].title ?? '';
  const waiting = (await infosOf(db, rows))
    .filter(info => info.status === 'playing' && info.asked.some(side => info.seats[side]?.id === person))
    .map(info => {
      const rivals = Object.values(info.seats).flatMap(seat => (seat.id === person ? [] : [seat.bot?.[language] ?? seat.name]));
      return `${[titleOf(shelf.get(info.game)), ...rivals].join(', ')}\n${publicUrl}/#/match/${info.id}`;
    });
  if (waiting.length === 0) return;
  const { title, body } = wordsFor(reader.language).digest(waiting.length);
  await letters.turn(reader, { title, body: `${body}\n\n${waiting.join('\n\n')}`, url: `${publicUrl}/#/online` });
};
