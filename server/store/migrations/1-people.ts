/** Accounts, sessions, links sent by letter, the audit log, and what the server remembers of itself. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numbered } from './numbered.ts';

export const people: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('name_key', 'text', c => c.notNull().unique())
      .addColumn('email', 'text')
      .addColumn('email_key', 'text', c => c.unique())
      .addColumn('email_confirmed', 'integer', c => c.notNull().defaultTo(0))
      .addColumn('password', 'text')
      .addColumn('guest', 'integer', c => c.notNull())
      .addColumn('language', 'text', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .addColumn('seen_at', 'bigint', c => c.notNull())
      .addColumn('deleted_at', 'bigint')
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('person_id', 'text', c => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('csrf', 'text', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .addColumn('seen_at', 'bigint', c => c.notNull())
      .addColumn('expires_at', 'bigint', c => c.notNull())
      .addColumn('agent', 'text', c => c.notNull())
      .execute();
    await db.schema.createIndex('sessions_of_person').on('sessions').column('person_id').execute();
    await db.schema
      .createTable('tokens')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('person_id', 'text', c => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('about', 'text', c => c.notNull())
      .addColumn('expires_at', 'bigint', c => c.notNull())
      .execute();
    await numbered(db, 'audit')
      .addColumn('at', 'bigint', c => c.notNull())
      .addColumn('person_id', 'text')
      .addColumn('what', 'text', c => c.notNull())
      .addColumn('address', 'text', c => c.notNull())
      .addColumn('about', 'text', c => c.notNull())
      .execute();
    await db.schema.createIndex('audit_of_person').on('audit').column('person_id').execute();
    await db.schema.createIndex('audit_by_time').on('audit').column('at').execute();
    await db.schema
      .createTable('meta')
      .addColumn('name', 'text', c => c.primaryKey())
      .addColumn('value', 'text', c => c.notNull())
      .execute();
    await sql`insert into meta (name, value) values ('founded', 'yes')`.execute(db);
  },
};
