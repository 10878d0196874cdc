/** VACATIONS: so many days a year in which one's days of correspondence stand still, for everybody to see. */
import type { Kysely } from 'kysely';
import { DAY } from '../config/time.ts';
import { Fault } from '../protocol/fault.ts';
import { newId } from '../store/ids.ts';
import type { Tables } from '../store/tables.ts';

type Db = Kysely<Tables>;
const yearAt = (now: number): readonly [number, number] => {
  const year = new Date(now).getUTCFullYear();
  return [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
};
/** Until when he is away; null: he is here. */
export const awayUntil = async (db: Db, person: string, now: number): Promise<number | null> => {
  const row = await db
    .selectFrom('vacations')
    .select('ends_at')
    .where('person_id', '=', person)
    .where('ends_at', '>', now)
    .orderBy('ends_at', 'desc')
    .executeTakeFirst();
  return row?.ends_at ?? null;
};
/** Whole days that are left to him this year; one that is begun counts. */
export const daysLeft = async (db: Db, person: string, now: number, most: number): Promise<number> => {
  const [from, to] = yearAt(now);
  const rows = await db
    .selectFrom('vacations')
    .select(['begins_at', 'ends_at'])
    .where('person_id', '=', person)
    .where('ends_at', '>', from)
    .execute();
  const used = rows.reduce((days, row) => {
    const span = Math.min(to, row.ends_at) - Math.max(from, row.begins_at);
    return days + Math.max(0, Math.ceil(span / DAY));
  }, 0);
  return Math.max(0, most - used);
};
/** From now on, for so many days. Answers until when. */
export const goAway = async (db: Db, person: string, days: number, now: number, most: number): Promise<number> => {
  if ((await awayUntil(db, person, now)) !== null) throw new Fault('taken');
  if (days > (await daysLeft(db, person, now, most))) throw new Fault('limit');
  const until = now + days * DAY;
  await db.insertInto('vacations').values({ id: newId(), person_id: person, begins_at: now, ends_at: until }).execute();
  return until;
};
/** Back before the end: the days that are left are his again. */
export const comeBack = async (db: Db, person: string, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('vacations')
    .set({ ends_at: now })
    .where('person_id', '=', person)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
/** Matches under way in which his days stand still. Not those of tournaments: nobody keeps all others waiting for a month. */
export const playedBy = async (db: Db, person: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .select('seats.match_id')
    .distinct()
    .where('seats.person_id', '=', person)
    .where('matches.status', '=', 'playing')
    .where('matches.id', 'not in', w =>
      w
        .selectFrom('pairings')
        .select('pairings.match_id')
        .where('pairings.match_id', 'is not', null)
        .$castTo<{ match_id: string }>(),
    )
    .execute();
  return rows.map(row => row.match_id);
};
