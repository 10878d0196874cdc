/** Standing answers in the store. */
import type { Kysely } from 'kysely';
import type { InForce } from '../live/standing.ts';
import type { Answer, Said, StandingInfo } from '../protocol/standing.ts';
import { newId } from './ids.ts';
import type { Tables } from './tables.ts';

interface Kept {
  readonly answer: Answer;
  readonly then: readonly unknown[];
  /** In the words of the moment it was set in. */
  readonly said?: Said;
}
const MOST = 30;

export const standingOfMatch = async (db: Kysely<Tables>, match: string): Promise<InForce[]> => {
  const rows = await db
    .selectFrom('standing')
    .select(['id', 'side', 'answer'])
    .where('match_id', '=', match)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, side, answer }) => ({ id, side, ...(JSON.parse(answer) as Kept) }));
};
/** `said` is null for those that were set before words were kept with them. */
export const standingOfPerson = async (
  db: Kysely<Tables>,
  match: string,
  person: string,
): Promise<(Omit<StandingInfo, 'said'> & { said: Said | null })[]> => {
  const rows = await db
    .selectFrom('standing')
    .selectAll()
    .where('match_id', '=', match)
    .where('person_id', '=', person)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, side, answer: held, created_at }) => {
    const { answer, said } = JSON.parse(held) as Kept;
    return { id, side, answer, said: said ?? null, createdAt: created_at };
  });
};
/** Null: there are as many as one may have. */
export const addStanding = async (
  db: Kysely<Tables>,
  at: { match: string; person: string; side: string; now: number },
  kept: Kept,
): Promise<string | null> => {
  if ((await standingOfPerson(db, at.match, at.person)).length >= MOST) return null;
  const id = newId();
  await db
    .insertInto('standing')
    .values({ id, match_id: at.match, person_id: at.person, side: at.side, answer: JSON.stringify(kept), created_at: at.now })
    .execute();
  return id;
};
export const removeStanding = async (db: Kysely<Tables>, match: string, person: string, id: string): Promise<boolean> =>
  (
    await db
      .deleteFrom('standing')
      .where('id', '=', id)
      .where('match_id', '=', match)
      .where('person_id', '=', person)
      .executeTakeFirst()
  ).numDeletedRows === 1n;
export const forgetStanding = async (db: Kysely<Tables>, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await db
      .deleteFrom('standing')
      .where('id', 'in', [...ids])
      .execute();
};
