/** Who did not withdraw from a tournament but was taken out of it. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const takenOut: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('entrants')
      .addColumn('taken_out', 'integer', c => c.notNull().defaultTo(0))
      .execute();
  },
};
