/** What the server remembers of itself: made once, the same for every process. */
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export const keep = async (db: Kysely<Tables>, name: string, make: () => string): Promise<string> => {
  await db
    .insertInto('meta')
    .values({ name, value: make() })
    .onConflict(c => c.doNothing())
    .execute();
  return (await db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
};
