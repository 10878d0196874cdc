/**
 * THE RANKING of a game. In order stand those who have played enough rated games against enough different people and whose rating is
 * certain enough; after them, marked, those who have not yet. Many games between two accounts of one person lead nowhere near the top.
 */
import { type Kysely, type SqlBool, sql } from 'kysely';
import { withheld } from '../people/profile.ts';
import type { RankingPlace } from '../protocol/club.ts';
import type { Tables } from '../store/tables.ts';

export interface RankingRules {
  readonly games: number;
  readonly deviation: number;
  readonly opponents: number;
}
const MOST = 100;
const MOST_PROVISIONAL = 50;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly guest: number;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}
const rowsOf = (db: Kysely<Tables>, game: string, settled: boolean, { games, deviation }: RankingRules, most: number) =>
  db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person_id')
    .select(['people.id', 'people.name', 'people.guest', 'ratings.rating', 'ratings.deviation', 'ratings.games'])
    .where('ratings.game', '=', game)
    .where('people.deleted_at', 'is', null)
    .where(
      sql<SqlBool>`(ratings.games >= ${games} and ratings.deviation <= ${deviation}) = ${settled ? sql`(1 = 1)` : sql`(1 = 0)`}`,
    )
    .orderBy('ratings.rating', 'desc')
    .orderBy('people.id')
    .limit(most)
    .execute();

/** Against how many different people each of these has played rated games that everybody may know of. */
const opponentsOf = async (
  db: Kysely<Tables>,
  game: string,
  people: readonly string[],
  now: number,
): Promise<Map<string, number>> => {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .innerJoin('seats as theirs', join =>
      join.onRef('theirs.match_id', '=', 'seats.match_id').onRef('theirs.side', '!=', 'seats.side'),
    )
    .select(['seats.person_id', sql<number>`count(distinct theirs.person_id)`.as('n')])
    .where('matches.game', '=', game)
    .where('seats.rating_after', 'is not', null)
    .where('seats.person_id', 'in', [...people])
    .where(w => w.or([w('seats.known_at', 'is', null), w('seats.known_at', '<=', now)]))
    .groupBy('seats.person_id')
    .execute();
  return new Map(rows.map(row => [row.person_id, Number(row.n)]));
};

export const ranking = async (db: Kysely<Tables>, game: string, rules: RankingRules, now: number): Promise<RankingPlace[]> => {
  const hidden = await withheld(db, now);
  // Whoever is in it only by what is withheld, or by one opponent, leaves his place to the next.
  const room = hidden.size + MOST;
  const rows: Row[] = [
    ...(await rowsOf(db, game, true, rules, MOST + room)),
    ...(await rowsOf(db, game, false, rules, MOST_PROVISIONAL + hidden.size)),
  ];
  const known = rows.flatMap(row => {
    const before = hidden.get(`${row.id} ${game}`);
    if (before === undefined) return [row];
    const games = row.games - before.games;
    return games > 0 ? [{ ...row, rating: before.rating, deviation: before.deviation, games }] : [];
  });
  const opponents = await opponentsOf(
    db,
    game,
    known.map(row => row.id),
    now,
  );
  const places = known
    .map(row => ({
      ...row,
      guest: row.guest === 1,
      provisional: row.games < rules.games || row.deviation > rules.deviation || (opponents.get(row.id) ?? 0) < rules.opponents,
    }))
    .sort((a, b) => b.rating - a.rating || (a.id < b.id ? -1 : 1));
  return [
    ...places.filter(place => !place.provisional).slice(0, MOST),
    ...places.filter(place => place.provisional).slice(0, MOST_PROVISIONAL),
  ];
};
