/** Who wants nothing to do with whom: no challenge, no game, no rematch between them. */
import type { Kysely } from 'kysely';
import type { Person } from '../protocol/people.ts';
import type { Tables } from '../store/tables.ts';

type Db = Kysely<Tables>;
const MOST = 500;

export const blocked = async (db: Db, person: string): Promise<Person[]> =>
  (
    await db
      .selectFrom('blocks')
      .innerJoin('people', 'people.id', 'blocks.blocked_id')
      .select(['people.id', 'people.name', 'people.guest'])
      .where('blocks.person_id', '=', person)
      .where('people.deleted_at', 'is', null)
      .orderBy('blocks.created_at', 'desc')
      .execute()
  ).map(({ id, name, guest }) => ({ id, name, guest: guest === 1 }));

/** One of the two has blocked the other. */
export const apart = async (db: Db, a: string, b: string): Promise<boolean> =>
  (await db
    .selectFrom('blocks')
    .select('person_id')
    .where(w =>
      w.or([w.and([w('person_id', '=', a), w('blocked_id', '=', b)]), w.and([w('person_id', '=', b), w('blocked_id', '=', a)])]),
    )
    .executeTakeFirst()) !== undefined;

/** False: there is no such person, or the list is full. */
export const block = async (db: Db, person: string, other: string, now: number): Promise<boolean> => {
  const known = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', other)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (known === undefined || other === person || (await blocked(db, person)).length >= MOST) return false;
  await db
    .insertInto('blocks')
    .values({ person_id: person, blocked_id: other, created_at: now })
    .onConflict(c => c.doNothing())
    .execute();
  return true;
};
export const unblock = async (db: Db, person: string, other: string): Promise<void> =>
  void (await db.deleteFrom('blocks').where('person_id', '=', person).where('blocked_id', '=', other).execute());
