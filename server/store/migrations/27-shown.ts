/** Pictures are drawn by browsers: strangers see one when a moderator has looked at it. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const shown: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('pictures').addColumn('shown_at', 'bigint').execute();
  },
};
