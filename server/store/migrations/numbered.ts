/** The few places in which the two databases want other words. */
import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';

export const isSqlite = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

/** A table whose rows number themselves. */
export const numbered = (db: Kysely<unknown>, name: string): CreateTableBuilder<string, string> =>
  isSqlite(db)
    ? db.schema.createTable(name).addColumn('id', 'integer', c => c.primaryKey().autoIncrement())
    : db.schema.createTable(name).addColumn('id', 'bigserial', c => c.primaryKey());

/** Real numbers of eight bytes. */
export const real = (db: Kysely<unknown>) => (isSqlite(db) ? sql`real` : sql`double precision`);
