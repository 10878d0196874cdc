/** Tournaments in the store. Who won what is asked of the matches. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { EntrantRows, PairingRows, Tables, TournamentRows } from './tables.ts';

export type TournamentRow = Selectable<TournamentRows>;
export type EntrantRow = Selectable<EntrantRows>;
/** A pairing with how its match stands. */
export interface PairedGame extends Selectable<PairingRows> {
  readonly status: string | null;
  readonly public_at: number | null;
  /** Of the rules it was begun under. */
  readonly version: string | null;
  /** Of the first, from 0 to 1. */
  readonly score: number | null;
}
type Db = Kysely<Tables>;

export const tournamentRow = (db: Db, id: string): Promise<TournamentRow | undefined> =>
  db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
export const entrantsOf = (db: Db, id: string): Promise<EntrantRow[]> =>
  db
    .selectFrom('entrants')
    .selectAll()
    .where('tournament_id', '=', id)
    .orderBy('rating', 'desc')
    .orderBy('lot')
    .orderBy('person_id')
    .execute();
export const gamesOf = async (db: Db, ids: readonly string[], round?: number): Promise<PairedGame[]> => {
  if (ids.length === 0) return [];
  let query = db
    .selectFrom('pairings')
    .leftJoin('matches', 'matches.id', 'pairings.match_id')
    .leftJoin('seats', join =>
      join.onRef('seats.match_id', '=', 'pairings.match_id').onRef('seats.person_id', '=', 'pairings.first_id'),
    )
    .selectAll('pairings')
    .select(['matches.status', 'matches.public_at', 'matches.version', 'seats.score'])
    .where('pairings.tournament_id', 'in', [...ids]);
  if (round !== undefined) query = query.where('pairings.round', '=', round);
  return (await query
    .orderBy('pairings.tournament_id')
    .orderBy('pairings.round')
    .orderBy('pairings.board')
    .orderBy('pairings.leg')
    .execute()) as PairedGame[];
};
/** Is this match a game of a tournament? */
export const isOfTournament = async (db: Db, match: string): Promise<boolean> =>
  (await db.selectFrom('pairings').select('round').where('match_id', '=', match).executeTakeFirst()) !== undefined;

/** Over, and for everybody to know. */
export const isSettled = (game: PairedGame, now: number): boolean =>
  game.kind !== 'game' || (game.status === 'over' && (game.public_at === null || game.public_at <= now));

/** The one change that may follow the row as it was. False: somebody else has made it. */
export const moveOn = async (
  tx: Transaction<Tables>,
  row: Pick<TournamentRow, 'id' | 'step'>,
  change: Partial<Pick<TournamentRow, 'status' | 'round' | 'rounds' | 'started_at' | 'ended_at'>>,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('tournaments')
    .set({ ...change, step: row.step + 1 })
    .where('id', '=', row.id)
    .where('step', '=', row.step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};
/** Those a person has announced or is in, and that are not over. */
export const openTournamentsOf = async (db: Db, person: string): Promise<string[]> =>
  (
    await db
      .selectFrom('tournaments')
      .select('id')
      .where('status', 'in', ['open', 'running'])
      .where(w =>
        w.or([
          w('organiser_id', '=', person),
          w('id', 'in', db.selectFrom('entrants').select('tournament_id').where('person_id', '=', person)),
        ]),
      )
      .execute()
  ).map(row => row.id);
/** Those in which something may be due. */
export const liveTournaments = (db: Db, now: number): Promise<TournamentRow[]> =>
  db
    .selectFrom('tournaments')
    .selectAll()
    .where(w => w.or([w('status', '=', 'running'), w.and([w('status', '=', 'open'), w('starts_at', '<=', now)])]))
    .orderBy('id')
    .execute();
