/** Manners: reports, what moderators did, closed accounts, muted talk, second factors. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numbered } from './numbered.ts';

export const moderation: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('people').addColumn('closed_at', 'bigint').execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('person_id', 'text', c => c.notNull())
      .addColumn('about_id', 'text', c => c.notNull())
      .addColumn('match_id', 'text')
      .addColumn('film_id', 'text')
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('text', 'text', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .addColumn('settled_at', 'bigint')
      .execute();
    await db.schema.createIndex('reports_by_time').on('reports').columns(['settled_at', 'created_at']).execute();
    await db.schema.createIndex('reports_of_person').on('reports').column('person_id').execute();
    await db.schema.createIndex('reports_of_match').on('reports').column('match_id').execute();
    // Unlike the log of accounts it is never forgotten.
    await numbered(db, 'moderation')
      .addColumn('at', 'bigint', c => c.notNull())
      .addColumn('moderator_id', 'text', c => c.notNull())
      .addColumn('deed', 'text', c => c.notNull())
      .addColumn('person_id', 'text')
      .addColumn('match_id', 'text')
      .addColumn('film_id', 'text')
      .addColumn('text', 'text', c => c.notNull())
      .addColumn('seen_at', 'bigint')
      .execute();
    await db.schema.createIndex('moderation_of_person').on('moderation').column('person_id').execute();
    await db.schema
      .createTable('mutes')
      .addColumn('person_id', 'text', c => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('muted_id', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['person_id', 'muted_id'])
      .execute();
    await db.schema
      .createTable('factors')
      .addColumn('person_id', 'text', c => c.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('secret', 'text', c => c.notNull())
      .addColumn('confirmed', 'integer', c => c.notNull())
      .addColumn('last_step', 'bigint', c => c.notNull())
      .addColumn('spare', 'text', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .execute();
  },
};
