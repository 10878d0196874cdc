/** What was complained of: a study, or what somebody wrote about his tournament. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const reported: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ['study_id', 'tournament_id']) await db.schema.alterTable('reports').addColumn(column, 'text').execute();
  },
};
