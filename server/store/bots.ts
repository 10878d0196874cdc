/** The matches in which a bot is asked, for whoever takes them up again. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** `quiet`: nothing has happened there since then. The longest quiet first. */
export const matchesOfBots = async (db: Kysely<Tables>, quiet: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('seats', join => join.onRef('seats.match_id', '=', 'matches.id').onRef('seats.person_id', '=', 'matches.guest_id'))
    .select(['matches.id', 'matches.asked', 'seats.side'])
    // In the words of the index.
    .where(sql<boolean>`matches.status = 'playing' and matches.guest_id like 'bot:%'`)
    .where('matches.updated_at', '<=', quiet)
    .orderBy('matches.updated_at')
    .execute();
  return rows.filter(row => (JSON.parse(row.asked) as string[]).includes(row.side)).map(row => row.id);
};
