/** What people are told of tournaments. */
import type { Kysely } from 'kysely';
import type { Person } from '../protocol/people.ts';
import type { TournamentInfo, TournamentPage } from '../protocol/tournaments.ts';
import { digest } from '../store/ids.ts';
import { peopleNamed } from '../store/matches.ts';
import type { Tables } from '../store/tables.ts';
import { entrantsOf, gamesOf, isSettled, type TournamentRow } from '../store/tournaments.ts';
import { GAME, placesIn } from './rounds.ts';

type Db = Kysely<Tables>;
const nobody = (id: string): Person => ({ id, name: '?', guest: true });

export const infosOfTournaments = async (
  db: Db,
  rows: readonly TournamentRow[],
  me: string | null,
): Promise<TournamentInfo[]> => {
  if (rows.length === 0) return [];
  const people = await peopleNamed(
    db,
    rows.map(row => row.organiser_id),
  );
  const entrants = await db
    .selectFrom('entrants')
    .select(['tournament_id', 'person_id', 'until_round'])
    .where(
      'tournament_id',
      'in',
      rows.map(row => row.id),
    )
    .execute();
  return rows.map(row => {
    const all = entrants.filter(e => e.tournament_id === row.id);
    const you = all.find(e => e.person_id === me);
    return {
      id: row.id,
      name: row.name,
      about: row.about,
      organiser: people.get(row.organiser_id) ?? nobody(row.organiser_id),
      game: row.game,
      scenario: row.scenario,
      options: JSON.parse(row.options),
      format: row.format as TournamentInfo['format'],
      rounds: row.rounds,
      legs: row.legs,
      bids: row.bids === 1,
      clock: JSON.parse(row.clock),
      spectators: JSON.parse(row.spectators),
      rated: row.rated === 1,
      open: row.open === 1,
      most: row.most,
      lateUntil: row.late_until,
      startsAt: row.starts_at,
      status: row.status as TournamentInfo['status'],
      round: row.round,
      entered: all.length,
      commitment: row.commitment,
      key: row.status === 'over' ? row.key : null,
      createdAt: row.created_at,
      startedAt: row.started_at,
      endedAt: row.ended_at,
      you: you === undefined ? null : you.until_round === null ? 'in' : 'withdrawn',
    };
  });
};

/** A private one is for its organiser, those in it, and whoever has the link. */
export const maySee = async (db: Db, row: TournamentRow, me: string | null, invite: string | undefined): Promise<boolean> => {
  if (row.open === 1 || row.organiser_id === me) return true;
  if (invite !== undefined && row.invite !== null && digest(invite) === row.invite) return true;
  if (me === null) return false;
  const there = await db
    .selectFrom('entrants')
    .select('person_id')
    .where('tournament_id', '=', row.id)
    .where('person_id', '=', me)
    .executeTakeFirst();
  return there !== undefined;
};

export const pageOf = async (db: Db, row: TournamentRow, me: string | null, now: number): Promise<TournamentPage> => {
  const [info] = await infosOfTournaments(db, [row], me);
  const entrants = await entrantsOf(db, row.id);
  const games = await gamesOf(db, [row.id]);
  const people = await peopleNamed(
    db,
    entrants.map(e => e.person_id),
  );
  const person = (id: string): Person => people.get(id) ?? nobody(id);
  const mine = entrants.find(e => e.person_id === me);
  return {
    info: info!,
    entrants: entrants.map(e => ({
      person: person(e.person_id),
      rating: e.rating,
      lot: row.status === 'open' ? null : e.lot,
      from: e.from_round,
      until: e.until_round,
      takenOut: e.taken_out === 1,
      part: e.part,
    })),
    games: games.map(game => ({
      round: game.round,
      board: game.board,
      leg: game.leg,
      kind: game.kind as TournamentPage['games'][number]['kind'],
      first: person(game.first_id),
      second: game.second_id === null ? null : person(game.second_id),
      match: game.match_id,
      price: game.payer_id === null ? null : { by: game.payer_id, points: game.price },
      score: game.kind !== 'game' || game.score === null || !isSettled(game, now) ? null : Math.round(game.score * GAME),
    })),
    standings:
      row.status === 'open'
        ? []
        : placesIn(row, entrants, games, now).map(({ person: id, ...place }) => ({ person: person(id), ...place })),
    bid: mine === undefined || mine.bid_side === null ? null : { side: mine.bid_side, points: mine.bid },
  };
};
/** Public ones and mine, the newest first. */
export const listedTournaments = async (
  db: Db,
  me: string | null,
  {
    game,
    status,
    before,
    most,
  }: { game?: string | undefined; status?: string | undefined; before?: number | undefined; most: number },
): Promise<TournamentInfo[]> => {
  let query = db.selectFrom('tournaments').selectAll();
  if (game !== undefined) query = query.where('game', '=', game);
  query = status === undefined ? query.where('status', '!=', 'cancelled') : query.where('status', '=', status);
  if (before !== undefined) query = query.where('created_at', '<', before);
  query =
    me === null
      ? query.where('open', '=', 1)
      : query.where(w =>
          w.or([
            w('open', '=', 1),
            w('organiser_id', '=', me),
            w('id', 'in', db.selectFrom('entrants').select('tournament_id').where('person_id', '=', me)),
          ]),
        );
  const rows = await query.orderBy('created_at', 'desc').orderBy('id').limit(most).execute();
  return infosOfTournaments(db, rows, me);
};
