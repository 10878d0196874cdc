/** Studies: finished games with remarks, marks on the board and variations. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const studies: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('studies')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('person_id', 'text', c => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('film_id', 'text', c => c.notNull())
      .addColumn('title', 'text', c => c.notNull())
      .addColumn('body', 'text', c => c.notNull())
      .addColumn('open', 'integer', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .addColumn('updated_at', 'bigint', c => c.notNull())
      .execute();
    await db.schema.createIndex('studies_of_person').on('studies').column('person_id').execute();
  },
};
