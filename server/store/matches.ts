/** Matches in the store: as rows, as what people are told of them, and as what a live match is made of. */
import { type Kysely, type Selectable, sql } from 'kysely';
import { botAsPerson, isBot } from '../bots/seat.ts';
import { DAY } from '../config/time.ts';
import type { Listed, MatchInfo } from '../protocol/matches.ts';
import type { Person } from '../protocol/people.ts';
import { readMix, waitsFor } from './mix.ts';
import type { Events, Matches, Tables } from './tables.ts';

export type MatchRow = Selectable<Matches>;
type Db = Kysely<Tables>;

export const matchRow = (db: Db, id: string): Promise<MatchRow | undefined> =>
  db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
export const seqOf = async (db: Db, id: string): Promise<number> =>
  (await db.selectFrom('matches').select('seq').where('id', '=', id).executeTakeFirst())?.seq ?? -1;
export const eventsAfter = (db: Db, id: string, seq: number, most = 1_000_000): Promise<Selectable<Events>[]> =>
  db.selectFrom('events').selectAll().where('match_id', '=', id).where('seq', '>', seq).orderBy('seq').limit(most).execute();

export const peopleNamed = async (db: Db, ids: readonly string[]): Promise<Map<string, Person>> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('people').select(['id', 'name', 'guest']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, name, guest }) => [id, { id, name, guest: guest === 1 }]));
};
const NOBODY = (id: string): Person => ({ id, name: '?', guest: true });

/** The guest's part is shown as soon as it is given: the host must know it before he shows his own. */
const diceOf = (row: MatchRow): MatchInfo['dice'] => {
  const mix = readMix(row.mix);
  if (mix === null) return null;
  const begun = row.started_at !== null;
  const { bound, waived } = mix;
  return {
    bound,
    host: begun ? mix.host : null,
    guest: mix.guest,
    waived,
    waits: row.status === 'mixing' ? waitsFor(mix) : null,
  };
};

/** What people are told of matches: never the key before the end, never the invitation. */
export const infosOf = async (db: Db, rows: readonly MatchRow[]): Promise<MatchInfo[]> => {
  if (rows.length === 0) return [];
  const seats = await db
    .selectFrom('seats')
    .select(['match_id', 'side', 'person_id'])
    .where(
      'match_id',
      'in',
      rows.map(r => r.id),
    )
    .execute();
  const people = await peopleNamed(db, [
    ...seats.map(s => s.person_id),
    ...rows.flatMap(r => [r.host_id, ...(r.guest_id === null ? [] : [r.guest_id])]),
  ]);
  const gameOf = new Map(rows.map(r => [r.id, r.game]));
  const person = (id: string, game: string): Person => (isBot(id) ? botAsPerson(game, id) : (people.get(id) ?? NOBODY(id)));
  const seated = new Map<string, Record<string, Person>>();
  for (const { match_id, side, person_id } of seats) {
    const mine = seated.get(match_id) ?? {};
    mine[side] = person(person_id, gameOf.get(match_id) ?? '');
    seated.set(match_id, mine);
  }
  return rows.map(r => ({
    id: r.id,
    game: r.game,
    version: r.version,
    scenario: r.scenario,
    options: JSON.parse(r.options),
    status: r.status as MatchInfo['status'],
    host: person(r.host_id, r.game),
    hostSide: r.host_side,
    to: r.guest_id === null ? null : person(r.guest_id, r.game),
    seats: seated.get(r.id) ?? {},
    clock: JSON.parse(r.clock),
    rated: r.rated === 1,
    spectators: JSON.parse(r.spectators),
    open: r.open === 1,
    brought: r.brought === 1,
    commitment: r.commitment,
    dice: diceOf(r),
    key: r.status === 'over' ? r.key : null,
    plies: r.plies,
    asked: JSON.parse(r.asked),
    deadline: r.deadline_at,
    result: r.result === null ? null : JSON.parse(r.result),
    createdAt: r.created_at,
    startedAt: r.started_at,
    updatedAt: r.updated_at,
    endedAt: r.ended_at,
  }));
};

export const listedFor = (info: MatchInfo, person: string): Listed => {
  const you = Object.keys(info.seats).find(side => info.seats[side]?.id === person) ?? null;
  const mixes = info.status === 'mixing' && (info.dice?.waits === 'host' ? info.host.id : info.to?.id) === person;
  return { ...info, you, yourTurn: mixes || (you !== null && info.status === 'playing' && info.asked.includes(you)) };
};

/** Challenges made to `person` and his own: all of them, whatever else waits. Those to him first, then the newest. */
export const ownChallenges = async (db: Db, person: string, game: string | undefined): Promise<MatchRow[]> => {
  let query = db.selectFrom('matches').selectAll().where('status', '=', 'waiting');
  if (game !== undefined) query = query.where('game', '=', game);
  const rows = await query
    .where(w => w.or([w('guest_id', '=', person), w('host_id', '=', person)]))
    .orderBy('created_at', 'desc')
    .execute();
  return [...rows.filter(row => row.guest_id === person), ...rows.filter(row => row.guest_id !== person)];
};
/** Open challenges of others, the newest first, those after `last` in that order; none between people who have blocked each other. */
export const openChallenges = (
  db: Db,
  person: string | null,
  game: string | undefined,
  last: { createdAt: number; id: string } | null,
  most: number,
): Promise<MatchRow[]> => {
  let query = db.selectFrom('matches').selectAll().where('status', '=', 'waiting').where('open', '=', 1);
  if (last !== null)
    query = query.where(w =>
      w.or([w('created_at', '<', last.createdAt), w.and([w('created_at', '=', last.createdAt), w('id', '<', last.id)])]),
    );
  if (game !== undefined) query = query.where('game', '=', game);
  if (person !== null)
    query = query
      .where('host_id', '!=', person)
      .where('host_id', 'not in', db.selectFrom('blocks').select('blocked_id').where('person_id', '=', person))
      .where('host_id', 'not in', db.selectFrom('blocks').select('person_id').where('blocked_id', '=', person));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(most).execute();
};

/** Everything a person plays or waits for; finished matches after the others. */
export const matchesOf = (db: Db, person: string, over: boolean, most: number, before: number): Promise<MatchRow[]> =>
  db
    .selectFrom('matches')
    .selectAll()
    .where('status', 'in', over ? ['over'] : ['waiting', 'mixing', 'playing'])
    .where('updated_at', '<', before)
    .where(w =>
      w.or([
        w('id', 'in', db.selectFrom('seats').select('match_id').where('person_id', '=', person)),
        ...(over
          ? []
          : [w.and([w('status', 'in', ['waiting', 'mixing']), w.or([w('host_id', '=', person), w('guest_id', '=', person)])])]),
      ]),
    )
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute();

export const openCount = async (db: Db, person: string): Promise<number> => {
  const seated = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .select(sql<number>`count(*)`.as('n'))
    .where('seats.person_id', '=', person)
    .where('matches.status', '=', 'playing')
    .executeTakeFirstOrThrow();
  const waiting = await db
    .selectFrom('matches')
    .select(sql<number>`count(*)`.as('n'))
    .where(w =>
      w.or([
        w.and([w('host_id', '=', person), w('status', 'in', ['waiting', 'mixing'])]),
        w.and([w('guest_id', '=', person), w('status', '=', 'mixing')]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(seated.n) + Number(waiting.n);
};

export const callOffOld = async (db: Db, now: number, days: number): Promise<void> =>
  void (await db
    .updateTable('matches')
    .set({ status: 'cancelled', updated_at: now })
    .where('status', 'in', ['waiting', 'mixing'])
    .where('created_at', '<', now - days * DAY)
    .execute());

export const dueMatches = async (db: Db, now: number): Promise<string[]> =>
  (
    await db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'playing')
      .where('deadline_at', '<=', now)
      .limit(100)
      .execute()
  ).map(r => r.id);
