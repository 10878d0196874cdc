/** THE STORE: one SQLite file, or PostgreSQL when an address is given. Everything else asks it in the same words. */
import { Kysely, sql } from 'kysely';
import type { ServerSettings } from '../config/settings.ts';
import { sqliteFile } from '../config/settings.ts';
import type { Appender } from './append.ts';
import { postgresAppender } from './append-postgres.ts';
import { sqliteAppender } from './append-sqlite.ts';
import { type Lock, lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Tables>;
  readonly append: Appender;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** This is where we are reached: for a second process that wants the same data. */
  runsAt(url: string): void;
  close(): Promise<void>;
}

/** Opens the database of the settings without touching what is in it. */
export const openDatabase = (settings: ServerSettings): { kind: Store['kind']; db: Kysely<Tables>; appender(): Appender } => {
  if (settings.DATABASE_URL !== '') {
    const { pool, dialect } = openPostgres(settings.DATABASE_URL);
    const db = new Kysely<Tables>({ dialect });
    return { kind: 'postgres', db, appender: () => postgresAppender(pool, db) };
  }
  const sqlite = openSqlite(sqliteFile(settings), { sync: settings.SQLITE_SYNC, maxPages: settings.SQLITE_MAX_PAGES });
  const db = new Kysely<Tables>({ dialect: sqlite.dialect });
  return { kind: 'sqlite', db, appender: () => sqliteAppender(sqlite, db) };
};

/** Only one process has an SQLite file; any number may share PostgreSQL. */
export const openStore = async (settings: ServerSettings): Promise<Store> => {
  const lock: Lock | null = settings.DATABASE_URL === '' ? lockFolder(settings.DATA_DIR) : null;
  let opened: ReturnType<typeof openDatabase> | null = null;
  try {
    opened = openDatabase(settings);
    await migrate(opened.db);
  } catch (error) {
    await opened?.db.destroy();
    lock?.release();
    throw error;
  }
  const { kind, db, appender } = opened;
  return {
    kind,
    db,
    append: appender(),
    ping: async () => void (await sql`select 1`.execute(db)),
    runsAt: url => lock?.runsAt(url),
    async close() {
      await db.destroy();
      lock?.release();
    },
  };
};
