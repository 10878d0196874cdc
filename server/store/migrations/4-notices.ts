/** Notifications: what is to be sent, where browsers take it, and who wants none. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const notices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('jobs')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('body', 'text', c => c.notNull())
      .addColumn('run_at', 'bigint', c => c.notNull())
      .addColumn('taken_until', 'bigint', c => c.notNull())
      .addColumn('tries', 'integer', c => c.notNull())
      .execute();
    await db.schema.createIndex('jobs_by_time').on('jobs').column('run_at').execute();
    await db.schema
      .createTable('pushes')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('person_id', 'text', c => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('endpoint', 'text', c => c.notNull())
      .addColumn('keys', 'text', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .execute();
    await db.schema.createIndex('pushes_of_person').on('pushes').column('person_id').execute();
    await db.schema
      .alterTable('people')
      .addColumn('mail_turns', 'integer', c => c.notNull().defaultTo(1))
      .execute();
    await db.schema
      .alterTable('people')
      .addColumn('push_turns', 'integer', c => c.notNull().defaultTo(1))
      .execute();
    await db.schema
      .alterTable('people')
      .addColumn('unsubscribe', 'text', c => c.notNull().defaultTo(''))
      .execute();
    await sql`update people set unsubscribe = id`.execute(db);
  },
};
