/** Passkeys, and what their owners are asked to sign. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const passkeys: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('person_id', 'text', c => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('public_key', 'text', c => c.notNull())
      .addColumn('counter', 'bigint', c => c.notNull())
      .addColumn('transports', 'text', c => c.notNull())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema.createIndex('passkeys_of_person').on('passkeys').column('person_id').execute();
    await db.schema
      .createTable('challenges')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('person_id', 'text')
      .addColumn('expires_at', 'bigint', c => c.notNull())
      .execute();
  },
};
