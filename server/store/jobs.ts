/** Things to be done later, once, by whichever process comes first. One that dies at it leaves it to another. */
import { type Kysely, sql } from 'kysely';
import { MINUTE } from '../config/time.ts';
import { isSqlite } from './migrations/numbered.ts';
import type { Tables } from './tables.ts';

export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly body: string;
  readonly tries: number;
}
const LEASE = 2 * MINUTE;
export const MOST_TRIES = 5;

export const takeJobs = async (db: Kysely<Tables>, now: number, most: number): Promise<Job[]> => {
  const skip = isSqlite(db as Kysely<unknown>) ? sql`` : sql`for update skip locked`;
  const { rows } = await sql<Job>`
    update jobs set taken_until = ${now + LEASE}, tries = tries + 1
    where id in (select id from jobs where run_at <= ${now} and taken_until <= ${now} order by run_at limit ${most} ${skip})
    returning id, kind, body, tries`.execute(db);
  return rows;
};
export const jobDone = async (db: Kysely<Tables>, id: string): Promise<void> =>
  void (await db.deleteFrom('jobs').where('id', '=', id).execute());
/** Tries again later, each time after a longer wait. */
export const jobFailed = async (db: Kysely<Tables>, { id, tries }: Job, now: number): Promise<void> => {
  if (tries >= MOST_TRIES) await jobDone(db, id);
  else
    await db
      .updateTable('jobs')
      .set({ taken_until: 0, run_at: now + MINUTE * 4 ** (tries - 1) })
      .where('id', '=', id)
      .execute();
};
