/** Ratings over time: one point for each day on which something was rated, in each game. */
import type { Kysely } from 'kysely';
import { DAY } from '../config/time.ts';
import type { RatingCourse } from '../protocol/club.ts';
import type { Tables } from '../store/tables.ts';
import type { Reader } from './known.ts';

/** So many rated games of one person are looked at, the latest. */
const MOST = 5_000;

/**
 * The day, not the hour: a rated match without spectators shows in its player's rating, as it does everywhere, and not in when it
 * was played. What may not be known yet has not happened.
 */
export const courses = async (db: Kysely<Tables>, person: string, reader: Reader): Promise<RatingCourse[]> => {
  let query = db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .select(['matches.game', 'matches.ended_at', 'seats.rating_after'])
    .where('seats.person_id', '=', person)
    .where('seats.rating_after', 'is not', null);
  if (reader.person !== person)
    query = query.where(w => w.or([w('seats.known_at', 'is', null), w('seats.known_at', '<=', reader.now)]));
  const rows = await query.orderBy('matches.ended_at', 'desc').orderBy('matches.id', 'desc').limit(MOST).execute();
  const byGame = new Map<string, Map<number, number>>();
  for (const { game, ended_at, rating_after } of rows.reverse()) {
    const days = byGame.get(game) ?? new Map<number, number>();
    days.set(Math.floor((ended_at ?? 0) / DAY) * DAY, rating_after ?? 0);
    byGame.set(game, days);
  }
  return [...byGame]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([game, days]) => ({ game, points: [...days].map(([at, rating]) => ({ at, rating })) }));
};
