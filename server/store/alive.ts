/** WHEN THE SERVER WAS LAST THERE. Whoever could not play because it was away loses no time by it. */
import type { Kysely } from 'kysely';
import { HOUR, SECOND } from '../config/time.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;
const NAME = 'alive';
/** Every process says so often that it is there. */
export const BEAT = 5 * SECOND;
/** So long nobody has said so: it was away. */
export const AWAY = 2 * BEAT;

export const lastThere = async (db: Db): Promise<number | null> => {
  const row = await db.selectFrom('meta').select('value').where('name', '=', NAME).executeTakeFirst();
  return row === undefined ? null : Number(row.value);
};
export const beThere = async (db: Db, now: number): Promise<void> => {
  const value = String(now);
  await db
    .insertInto('meta')
    .values({ name: NAME, value })
    .onConflict(c => c.column('name').doUpdateSet({ value }))
    .execute();
};
/** Matches whose players the absence has cost something: those with a clock for the whole game, and days that are nearly over. */
export const stoppedMatches = async (db: Db, now: number): Promise<string[]> =>
  (
    await db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'playing')
      .where('deadline_at', 'is not', null)
      .where(w => w.or([w('clock', 'like', '{"is":"live"%'), w('deadline_at', '<', now + HOUR)]))
      .execute()
  ).map(row => row.id);
