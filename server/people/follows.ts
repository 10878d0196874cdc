/** Whom one follows: their games are listed, and whether they are here. Nobody is told that he is followed. */
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { apart } from './blocks.ts';

type Db = Kysely<Tables>;
export const MOST_FOLLOWED = 300;

export const followedBy = async (db: Db, person: string): Promise<string[]> =>
  (
    await db
      .selectFrom('follows')
      .innerJoin('people', 'people.id', 'follows.followed_id')
      .select('people.id')
      .where('follows.person_id', '=', person)
      .where('people.deleted_at', 'is', null)
      .orderBy('people.name_key')
      .execute()
  ).map(row => row.id);

/** What is in the way, or nothing. */
export const follow = async (
  db: Db,
  person: string,
  other: string,
  now: number,
): Promise<'not-found' | 'apart' | 'limit' | null> => {
  const known = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', other)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (known === undefined || other === person) return 'not-found';
  if (await apart(db, person, other)) return 'apart';
  if ((await followedBy(db, person)).length >= MOST_FOLLOWED) return 'limit';
  await db
    .insertInto('follows')
    .values({ person_id: person, followed_id: other, created_at: now })
    .onConflict(c => c.doNothing())
    .execute();
  return null;
};
export const unfollow = async (db: Db, person: string, other: string): Promise<void> =>
  void (await db.deleteFrom('follows').where('person_id', '=', person).where('followed_id', '=', other).execute());
/** Two who want nothing to do with each other follow each other no more. */
export const partFollowers = async (db: Db, one: string, other: string): Promise<void> => {
  await unfollow(db, one, other);
  await unfollow(db, other, one);
};
