/** The server draws the pictures of films itself: what browsers had sent goes, with what moderators were to say of it. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite } from './numbered.ts';

export const drawings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropTable('pictures').execute();
    await db.schema
      .createTable('drawings')
      .addColumn('film_id', 'text', c => c.notNull())
      .addColumn('language', 'text', c => c.notNull())
      .addColumn('jpeg', isSqlite(db) ? sql`blob` : sql`bytea`, c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('drawings_key', ['film_id', 'language'])
      .execute();
    await db.schema.createIndex('drawings_by_age').on('drawings').column('created_at').execute();
    // What is complained of can only be a title now.
    await sql`update reports set kind = 'title' where kind = 'picture'`.execute(db);
  },
};
