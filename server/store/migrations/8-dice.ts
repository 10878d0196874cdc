/** What the players put into the dice. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const dice: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('matches').addColumn('mix', 'text').execute();
  },
};
