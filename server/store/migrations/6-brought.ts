/**
 * Games that were begun elsewhere and brought here. An address is kept as a key only for whoever has confirmed it, and the links
 * that stop letters cannot be told from what everybody knows of a person.
 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite } from './numbered.ts';

export const brought: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('matches')
      .addColumn('brought', 'integer', c => c.notNull().defaultTo(0))
      .execute();
    await sql`update people set email_key = null where email_confirmed = 0`.execute(db);
    const secret = isSqlite(db) ? sql`lower(hex(randomblob(16)))` : sql`replace(gen_random_uuid()::text, '-', '')`;
    await sql`update people set unsubscribe = ${secret} where unsubscribe = id`.execute(db);
  },
};
