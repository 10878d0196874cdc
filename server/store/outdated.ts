/** Matches under way that were begun under other rules than those at hand: they cannot be played on. */
import type { Kysely } from 'kysely';
import type { Shelf } from '../shelf/games.ts';
import type { Tables } from './tables.ts';

export interface OutdatedMatch {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  /** What this server has; null: it does not have the game. */
  readonly here: string | null;
  readonly updated_at: number;
}

export const outdatedMatches = async (db: Kysely<Tables>, shelf: Shelf): Promise<OutdatedMatch[]> => {
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'game', 'version', 'updated_at'])
    .where('status', 'in', ['mixing', 'playing'])
    .orderBy('game')
    .orderBy('id')
    .execute();
  return rows.flatMap(row => {
    const here = shelf.get(row.game)?.version ?? null;
    return here === row.version ? [] : [{ ...row, here }];
  });
};
export const outdatedText = ({ id, game, version, here }: OutdatedMatch): string =>
  `${id}  ${game} ${version}${here === null ? ', which is not here' : `, here ${here}`}`;
