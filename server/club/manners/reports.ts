/** Reports: what a member complains of. Nobody but moderators reads them; whom they are about is not told by whom. */
import { type Kysely, sql } from 'kysely';
import { DAY } from '../../config/time.ts';
import { Fault } from '../../protocol/fault.ts';
import type { MemberReport, NewReport } from '../../protocol/manners.ts';
import { newId } from '../../store/ids.ts';
import { peopleNamed } from '../../store/matches.ts';
import type { Tables } from '../../store/tables.ts';

type Db = Kysely<Tables>;
/** So many a day of one person; about one other so many that are not done with. */
const [MOST_A_DAY, MOST_ABOUT_ONE, PAGE] = [20, 3, 100];

export const report = async (db: Db, person: string, given: NewReport & { text: string }, now: number): Promise<void> => {
  const known = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', given.person)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (known === undefined || given.person === person) throw new Fault('not-found');
  // What was said at a table is reported by who sat there; nobody opens a match to moderators from outside.
  if (given.match !== undefined) {
    const seats = await db.selectFrom('seats').select('person_id').where('match_id', '=', given.match).execute();
    if (![person, given.person].every(one => seats.some(seat => seat.person_id === one))) throw new Fault('not-found');
  }
  // Of what somebody has made only its maker is complained of: nobody has another's removed in his place.
  for (const [table, id, maker] of [
    ['films', given.film, 'person_id'],
    ['studies', given.study, 'person_id'],
    ['tournaments', given.tournament, 'organiser_id'],
  ] as const)
    if (id !== undefined) {
      const { rows } = await sql<{
        maker: string;
      }>`select ${sql.ref(maker)} as maker from ${sql.table(table)} where id = ${id}`.execute(db);
      if (rows[0]?.maker !== given.person) throw new Fault('not-found');
    }
  const mine = await db
    .selectFrom('reports')
    .select(['about_id', 'settled_at'])
    .where('person_id', '=', person)
    .where('created_at', '>', now - DAY)
    .execute();
  const same = mine.filter(one => one.about_id === given.person && one.settled_at === null);
  if (mine.length >= MOST_A_DAY || same.length >= MOST_ABOUT_ONE) throw new Fault('limit');
  await db
    .insertInto('reports')
    .values({
      id: newId(),
      person_id: person,
      about_id: given.person,
      match_id: given.match ?? null,
      film_id: given.film ?? null,
      study_id: given.study ?? null,
      tournament_id: given.tournament ?? null,
      kind: given.kind,
      text: given.text,
      created_at: now,
      settled_at: null,
    })
    .execute();
};

/** Those that wait, the oldest first; or those that are done with, the newest first. Who complained of the reader himself he is not told. */
export const reports = async (db: Db, reader: string, settled: boolean): Promise<MemberReport[]> => {
  const rows = await db
    .selectFrom('reports')
    .selectAll()
    .where('about_id', '!=', reader)
    .where('settled_at', settled ? 'is not' : 'is', null)
    .orderBy('created_at', settled ? 'desc' : 'asc')
    .limit(PAGE)
    .execute();
  const people = await peopleNamed(
    db,
    rows.flatMap(row => [row.person_id, row.about_id]),
  );
  const named = (id: string) => people.get(id) ?? { id, name: '-', guest: true };
  return rows.map(row => ({
    id: row.id,
    by: named(row.person_id),
    about: named(row.about_id),
    match: row.match_id,
    film: row.film_id,
    study: row.study_id,
    tournament: row.tournament_id,
    kind: row.kind,
    text: row.text,
    at: row.created_at,
    settledAt: row.settled_at,
  }));
};
export const isReported = async (db: Db, match: string): Promise<boolean> =>
  (await db.selectFrom('reports').select('id').where('match_id', '=', match).executeTakeFirst()) !== undefined;
