/** Vacations, and letters gathered into one a day. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const away: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('people')
      .addColumn('mail_digest', 'integer', c => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('people').addColumn('digest_at', 'bigint').execute();
    await db.schema
      .createTable('vacations')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('person_id', 'text', c => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('begins_at', 'bigint', c => c.notNull())
      .addColumn('ends_at', 'bigint', c => c.notNull())
      .execute();
    await db.schema.createIndex('vacations_of_person').on('vacations').columns(['person_id', 'ends_at']).execute();
  },
};
