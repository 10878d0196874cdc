/** Matches against bots are looked for every few seconds. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const bots: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index matches_of_bots on matches (updated_at) where status = 'playing' and guest_id like 'bot:%'`.execute(
      db,
    );
  },
};
