/**
 * Where newcomers came from. Guests, and accounts of the first day, cost nothing to make: those of one address share one turn and
 * one quota. Kept is only a digest of the network.
 */
import type { Kysely } from 'kysely';
import { DAY } from '../config/time.ts';
import { digest } from '../store/ids.ts';
import type { Tables } from '../store/tables.ts';
import { networkOf } from '../web/address.ts';

type Db = Kysely<Tables>;

export const originOf = (address: string): string => digest(`origin ${networkOf(address)}`).slice(0, 22);

/** The newcomers of an origin, for queries. */
export const newcomersOf = (db: Db, origin: string, now: number) =>
  db
    .selectFrom('people')
    .select('id')
    .where('origin', '=', origin)
    .where('deleted_at', 'is', null)
    .where(w => w.or([w('guest', '=', 1), w('created_at', '>', now - DAY)]));

/** The origin of a newcomer; null: he has been here for longer. */
export const newcomersOrigin = async (db: Db, person: string, now: number): Promise<string | null> => {
  const row = await db.selectFrom('people').select(['guest', 'origin', 'created_at']).where('id', '=', person).executeTakeFirst();
  if (row === undefined || row.origin === '') return null;
  return row.guest === 1 || row.created_at > now - DAY ? row.origin : null;
};
/** Whose turn a person's is: his own, or that of all newcomers from where he came. */
export const turnOf = async (db: Db, person: string, now: number): Promise<string> =>
  (await newcomersOrigin(db, person, now)) ?? person;
/** Guests of an origin made within a day. */
export const guestsOfToday = async (db: Db, origin: string, now: number): Promise<number> => {
  const { n } = await db
    .selectFrom('people')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('origin', '=', origin)
    .where('guest', '=', 1)
    .where('created_at', '>', now - DAY)
    .executeTakeFirstOrThrow();
  return Number(n);
};
