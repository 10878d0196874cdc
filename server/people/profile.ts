/** What everybody may know of a person: results, ratings, how he fares with each side. */
import { type Kysely, sql } from 'kysely';
import { botOf } from '../bots/seat.ts';
import type { Tables } from '../store/tables.ts';

export interface Tally {
  readonly game: string;
  readonly side: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** `now`: null for the person himself; others are told of a match when its result is for everybody. */
interface Asked {
  readonly person?: string;
  readonly game?: string;
  readonly now: number | null;
}

/** Results by game and side: of one person, or of everybody. Matches against bots, and games brought from elsewhere, do not count. */
export const tallies = async (db: Kysely<Tables>, { person, game, now }: Asked): Promise<Tally[]> => {
  let query = db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .select([
      'matches.game',
      'seats.side',
      sql<number>`sum(case when seats.score = 1 then 1 else 0 end)`.as('won'),
      sql<number>`sum(case when seats.score = 0.5 then 1 else 0 end)`.as('drawn'),
      sql<number>`sum(case when seats.score = 0 then 1 else 0 end)`.as('lost'),
    ])
    .where('seats.score', 'is not', null)
    .where('matches.brought', '=', 0)
    .where(w => w.or([w('matches.guest_id', 'is', null), w('matches.guest_id', 'not like', `${botOf('')}%`)]))
    .groupBy(['matches.game', 'seats.side'])
    .orderBy('matches.game')
    .orderBy('seats.side');
  if (now !== null) query = query.where(w => w.or([w('matches.public_at', 'is', null), w('matches.public_at', '<=', now)]));
  if (person !== undefined) query = query.where('seats.person_id', '=', person);
  if (game !== undefined) query = query.where('matches.game', '=', game);
  return (await query.execute()).map(r => ({ ...r, won: Number(r.won), drawn: Number(r.drawn), lost: Number(r.lost) }));
};

/** Rated matches whose ratings are not for everybody yet: what each person's rating was before the first of them, and how many. */
export const withheld = async (
  db: Kysely<Tables>,
  now: number,
  person?: string,
): Promise<Map<string, { rating: number; deviation: number; games: number }>> => {
  let query = db
    .selectFrom('matches')
    .innerJoin('seats', 'seats.match_id', 'matches.id')
    .select(['matches.game', 'seats.person_id', 'seats.rating_before', 'seats.deviation_before'])
    .where('seats.known_at', '>', now)
    .where('seats.rating_before', 'is not', null)
    .orderBy('matches.ended_at')
    .orderBy('matches.id');
  if (person !== undefined) query = query.where('seats.person_id', '=', person);
  const found = new Map<string, { rating: number; deviation: number; games: number }>();
  for (const row of await query.execute()) {
    const key = `${row.person_id} ${row.game}`;
    const held = found.get(key);
    if (held !== undefined) held.games++;
    else found.set(key, { rating: row.rating_before ?? 0, deviation: row.deviation_before ?? 0, games: 1 });
  }
  return found;
};
interface Rated {
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}
/** As it stood before what is withheld; nothing: there was none then. */
const asKnown = <R extends Rated>(row: R, before: Rated | undefined): R[] =>
  before === undefined
    ? [row]
    : row.games > before.games
      ? [{ ...row, rating: before.rating, deviation: before.deviation, games: row.games - before.games }]
      : [];

export const ratingsOf = async (db: Kysely<Tables>, person: string, now: number | null) => {
  const rows = await db
    .selectFrom('ratings')
    .select(['game', 'rating', 'deviation', 'games'])
    .where('person_id', '=', person)
    .orderBy('game')
    .execute();
  const hidden = now === null ? new Map() : await withheld(db, now, person);
  return rows.flatMap(row => asKnown(row, hidden.get(`${person} ${row.game}`)));
};
