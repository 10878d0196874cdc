/** Films: games that were published from a browser, and the pictures of films. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite } from './numbered.ts';

export const films: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('films')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('person_id', 'text', c => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('version', 'text', c => c.notNull())
      .addColumn('scenario', 'text', c => c.notNull())
      .addColumn('title', 'text', c => c.notNull())
      .addColumn('players', 'text', c => c.notNull())
      .addColumn('result', 'text', c => c.notNull())
      .addColumn('plies', 'integer', c => c.notNull())
      .addColumn('save', 'text', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .execute();
    await db.schema.createIndex('films_of_person').on('films').column('person_id').execute();
    await db.schema
      .createTable('pictures')
      .addColumn('film_id', 'text', c => c.primaryKey())
      .addColumn('person_id', 'text', c => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('jpeg', isSqlite(db) ? sql`blob` : sql`bytea`, c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .execute();
    // A game that is published must not be a match of this server under another name.
    await db.schema.createIndex('matches_by_commitment').on('matches').column('commitment').execute();
  },
};
