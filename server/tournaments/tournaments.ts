/** What members do with tournaments: announce, enter, bid, withdraw, begin, call off. */
import { randomBytes } from 'node:crypto';
import { commitment, keyOf, keyToHex } from '@cuartel/engine';
import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { DAY, type Now } from '../config/time.ts';
import { gameWanted } from '../lobby/row.ts';
import { newcomersOf, newcomersOrigin } from '../people/origin.ts';
import { ratingsOf } from '../people/profile.ts';
import { Fault } from '../protocol/fault.ts';
import { type Enter, MOST_IN_ROBIN, type NewTournament, type SideBid } from '../protocol/tournaments.ts';
import type { Shelf } from '../shelf/games.ts';
import { digest, newId, newToken } from '../store/ids.ts';
import { FIRST_RATING } from '../store/settle.ts';
import type { Tables } from '../store/tables.ts';
import { type TournamentRow, tournamentRow } from '../store/tournaments.ts';
import type { Conduct } from './conduct.ts';

/** So far ahead may it begin. */
const FARTHEST = 366 * DAY;

type Bidding = z.output<typeof SideBid> | null;
export interface ClubMember {
  readonly id: string;
  readonly guest: boolean;
}
export interface Tournaments {
  create(person: ClubMember, wanted: z.output<typeof NewTournament>): Promise<{ id: string; invite: string | null }>;
  enter(person: ClubMember, id: string, given: z.output<typeof Enter>): Promise<void>;
  bid(person: string, id: string, bid: Bidding): Promise<void>;
  /** `by`: himself, or the organiser. */
  withdraw(by: string, id: string, person: string): Promise<void>;
  /** He leaves the house: what he has announced is off unless it runs, what he plays goes on without him. */
  leave(person: string, id: string): Promise<void>;
  begin(person: string, id: string): Promise<void>;
  cancel(person: string, id: string): Promise<void>;
}
export interface TournamentsHow {
  readonly db: Kysely<Tables>;
  readonly shelf: Shelf;
  readonly now: Now;
  /** How many one person may have announced or running. */
  readonly most: number;
  /** In how many that are not over one person may be. */
  readonly mostEntered: number;
  /** How many newcomers of one address may enter one that is open to all. */
  readonly newcomers: number;
  readonly conduct: Conduct;
}

export const newTournaments = (how: TournamentsHow): Tournaments => {
  const { db, shelf, now, most, conduct } = how;
  /** In how many he is that are not over. */
  const entered = (tx: Kysely<Tables>, person: string) =>
    tx
      .selectFrom('entrants')
      .innerJoin('tournaments', 'tournaments.id', 'entrants.tournament_id')
      .select(sql<number>`count(*)`.as('n'))
      .where('entrants.person_id', '=', person)
      .where('entrants.until_round', 'is', null)
      .where('tournaments.status', 'in', ['open', 'running'])
      .executeTakeFirstOrThrow();
  /** Newcomers of this origin who are in it already. */
  const besides = (tx: Kysely<Tables>, id: string, origin: string) =>
    tx
      .selectFrom('entrants')
      .select(sql<number>`count(*)`.as('n'))
      .where('tournament_id', '=', id)
      .where('person_id', 'in', newcomersOf(tx, origin, now()))
      .executeTakeFirstOrThrow();
  /** Nobody gets past his limits by asking for several at once, of however many processes. */
  const hold = async (tx: Kysely<Tables>, person: string): Promise<void> =>
    void (await tx
      .updateTable('people')
      .set(w => ({ seen_at: w.ref('seen_at') }))
      .where('id', '=', person)
      .execute());
  const mine = async (person: string, id: string): Promise<TournamentRow> => {
    const row = await tournamentRow(db, id);
    if (row === undefined) throw new Fault('not-found');
    if (row.organiser_id !== person) throw new Fault('forbidden');
    return row;
  };
  const sidesOf = (row: Pick<TournamentRow, 'game'>): readonly string[] => shelf.get(row.game)?.sides ?? [];
  const bidFor = (row: TournamentRow, bid: Bidding): { bid_side: string | null; bid: number } => {
    if (bid === null) return { bid_side: null, bid: 0 };
    if (row.bids === 0) throw new Fault('bad-message', { field: 'bid' });
    if (!sidesOf(row).includes(bid.side)) throw new Fault('bad-message', { field: 'side' });
    return { bid_side: bid.side, bid: bid.points };
  };

  /**
   * Before it begins he is gone; after that he has no further rounds. Whoever withdraws gives up what he plays in it; whoever is taken
   * out plays his round to the end, so that no organiser wins a game, for himself or a friend, by sending somebody away.
   * False: he is not in it.
   */
  const takeOut = (id: string, person: string, himself: boolean): Promise<boolean> =>
    db.transaction().execute(async tx => {
      const held = await tx
        .updateTable('tournaments')
        .set(w => ({ step: w('step', '+', 1) }))
        .where('id', '=', id)
        .returning(['status', 'round'])
        .executeTakeFirstOrThrow();
      if (held.status === 'open') {
        const { numDeletedRows } = await tx
          .deleteFrom('entrants')
          .where('tournament_id', '=', id)
          .where('person_id', '=', person)
          .executeTakeFirstOrThrow();
        return numDeletedRows === 1n;
      }
      if (held.status !== 'running') return false;
      const { numUpdatedRows } = await tx
        .updateTable('entrants')
        .set(w => ({ until_round: w.fn.coalesce('until_round', w.val(held.round)), taken_out: himself ? 0 : 1 }))
        .where('tournament_id', '=', id)
        .where('person_id', '=', person)
        .where(w => (himself ? w.or([w('until_round', 'is', null), w('taken_out', '=', 1)]) : w('until_round', 'is', null)))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    });
  const callOff = async ({ id }: TournamentRow): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('tournaments')
      .set(w => ({ status: 'cancelled', ended_at: now(), step: w('step', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  };

  return {
    async create(person, wanted) {
      if (person.guest) throw new Fault('guests-cannot');
      const game = gameWanted(shelf.get(wanted.game), wanted.scenario, wanted.options, null);
      if (game.sides.length !== 2) throw new Fault('bad-message', { field: 'game' });
      if (wanted.bids && wanted.legs === 2) throw new Fault('bad-message', { field: 'bids' });
      if (wanted.format === 'robin' && (wanted.rounds !== null || wanted.lateUntil > 0))
        throw new Fault('bad-message', { field: wanted.rounds === null ? 'lateUntil' : 'rounds' });
      const places = wanted.most ?? (wanted.format === 'robin' ? MOST_IN_ROBIN : 64);
      if (wanted.format === 'robin' && places > MOST_IN_ROBIN) throw new Fault('bad-message', { field: 'most' });
      if (wanted.startsAt !== null && (wanted.startsAt <= now() || wanted.startsAt > now() + FARTHEST))
        throw new Fault('bad-message', { field: 'startsAt' });
      const key = keyOf(randomBytes(32));
      const invite = wanted.open ? null : newToken();
      const id = newId();
      const row = {
        id,
        name: wanted.name,
        about: wanted.about,
        organiser_id: person.id,
        game: wanted.game,
        scenario: wanted.scenario,
        options: JSON.stringify(wanted.options),
        format: wanted.format,
        rounds: wanted.rounds,
        legs: wanted.legs,
        bids: wanted.bids ? 1 : 0,
        clock: JSON.stringify(wanted.clock),
        spectators: JSON.stringify(wanted.spectators),
        rated: wanted.rated ? 1 : 0,
        open: wanted.open ? 1 : 0,
        invite: invite === null ? null : digest(invite),
        most: places,
        late_until: wanted.lateUntil,
        starts_at: wanted.startsAt,
        status: 'open',
        round: 0,
        step: 0,
        key: keyToHex(key),
        commitment: commitment(key),
        created_at: now(),
        started_at: null,
        ended_at: null,
      };
      await db.transaction().execute(async tx => {
        await hold(tx, person.id);
        const { n } = await tx
          .selectFrom('tournaments')
          .select(sql<number>`count(*)`.as('n'))
          .where('organiser_id', '=', person.id)
          .where('status', 'in', ['open', 'running'])
          .executeTakeFirstOrThrow();
        if (Number(n) >= most) throw new Fault('limit');
        await tx.insertInto('tournaments').values(row).execute();
      });
      return { id, invite };
    },
    async enter(person, id, given) {
      if (person.guest) throw new Fault('guests-cannot');
      const row = await tournamentRow(db, id);
      const invited =
        row !== undefined &&
        (row.open === 1 ||
          row.organiser_id === person.id ||
          (given.invite !== undefined && row.invite !== null && digest(given.invite) === row.invite));
      if (row === undefined || !invited) throw new Fault('not-found');
      // As everybody may know it: the table of a tournament tells of no result that is still withheld.
      const rating = (await ratingsOf(db, person.id, now())).find(one => one.game === row.game)?.rating;
      const origin = row.open === 1 ? await newcomersOrigin(db, person.id, now()) : null;
      const bid = bidFor(row, given.bid);
      await db.transaction().execute(async tx => {
        // Whoever enters holds the tournament where it is: it neither begins nor goes on between the look and the deed.
        const held = await tx
          .updateTable('tournaments')
          .set(w => ({ step: w('step', '+', 1) }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        const late = held.status === 'running' && held.round <= held.late_until && held.round < (held.rounds ?? 0);
        if (held.status !== 'open' && !late) throw new Fault('too-late');
        const entrants = await tx.selectFrom('entrants').select(['person_id']).where('tournament_id', '=', id).execute();
        if (entrants.some(e => e.person_id === person.id)) throw new Fault('taken');
        if (entrants.length >= held.most) throw new Fault('limit');
        await hold(tx, person.id);
        if (Number((await entered(tx, person.id)).n) >= how.mostEntered) throw new Fault('limit');
        // Accounts cost nothing to make: nobody fills a tournament with his own, or loses to himself on purpose.
        if (origin !== null && Number((await besides(tx, id, origin)).n) >= how.newcomers) throw new Fault('newcomers');
        await tx
          .insertInto('entrants')
          .values({
            tournament_id: id,
            person_id: person.id,
            rating: Math.round(rating ?? FIRST_RATING.rating),
            lot: held.status === 'open' ? 0 : entrants.length + 1,
            from_round: held.status === 'open' ? 1 : held.round + 1,
            until_round: null,
            taken_out: 0,
            ...bid,
            part: given.part ?? null,
            entered_at: now(),
          })
          .execute();
      });
    },
    async bid(person, id, bid) {
      const row = await tournamentRow(db, id);
      if (row === undefined) throw new Fault('not-found');
      const { numUpdatedRows } = await db
        .updateTable('entrants')
        .set(bidFor(row, bid))
        .where('tournament_id', '=', id)
        .where('person_id', '=', person)
        .where('until_round', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) throw new Fault('not-found');
    },
    async withdraw(by, id, person) {
      const row = await tournamentRow(db, id);
      if (row === undefined) throw new Fault('not-found');
      if (by !== person && row.organiser_id !== by) throw new Fault('forbidden');
      if (!(await takeOut(id, person, by === person))) throw new Fault('not-found');
      await conduct.goOn(id);
    },
    async leave(person, id) {
      const row = await tournamentRow(db, id);
      // It may have begun since we looked.
      if (row?.organiser_id === person && row.status === 'open' && (await callOff(row))) return;
      if (await takeOut(id, person, true)) await conduct.goOn(id);
    },
    async begin(person, id) {
      await mine(person, id);
      if (!(await conduct.begin(id))) throw new Fault('too-few');
    },
    async cancel(person, id) {
      if (!(await callOff(await mine(person, id)))) throw new Fault('too-late');
    },
  };
};
