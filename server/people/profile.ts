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

/** Results by game and side: of one person, or of everybody. Matches against bots, and games brought from elsewhere, do not count. */
export const tallies = async (db: Kysely<Tables>, person?: string, game?: string): Promise<Tally[]> => {
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
  if (person !== undefined) query = query.where('seats.person_id', '=', person);
  if (game !== undefined) query = query.where('matches.game', '=', game);
  return (await query.execute()).map(r => ({ ...r, won: Number(r.won), drawn: Number(r.drawn), lost: Number(r.lost) }));
};

export const ratingsOf = (db: Kysely<Tables>, person: string) =>
  db
    .selectFrom('ratings')
    .select(['game', 'rating', 'deviation', 'games'])
    .where('person_id', '=', person)
    .orderBy('game')
    .execute();

export const ranking = async (db: Kysely<Tables>, game: string, most: number) =>
  (
    await db
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person_id')
      .select(['people.id', 'people.name', 'people.guest', 'ratings.rating', 'ratings.deviation', 'ratings.games'])
      .where('ratings.game', '=', game)
      .where('people.deleted_at', 'is', null)
      .orderBy('ratings.rating', 'desc')
      .limit(most)
      .execute()
  ).map(r => ({ ...r, guest: r.guest === 1 }));
