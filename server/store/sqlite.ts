/** SQLite for kysely over Node's own module: one connection, one user of it at a time. */
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { privateFile, privateFolder } from './private.ts';

export interface Sqlite {
  readonly db: DatabaseSync;
  readonly dialect: Dialect;
  /** Runs `deed`, which must not wait for anything, while nobody else has a transaction open. */
  exclusive<T>(deed: () => T): Promise<T>;
}
export interface SqliteHow {
  readonly sync: 'normal' | 'full';
  readonly maxPages: number;
}

const MOST_STATEMENTS = 400;

/** Waits its turn; answers how to let the next one in. */
const turnstile = () => {
  let last: Promise<void> = Promise.resolve();
  return async (): Promise<() => void> => {
    let leave: () => void = () => {};
    const before = last;
    last = new Promise(resolve => {
      leave = resolve;
    });
    await before;
    return leave;
  };
};

export const openSqlite = (file: string, { sync, maxPages }: SqliteHow): Sqlite => {
  if (file !== ':memory:') {
    privateFolder(dirname(file));
    privateFile(file);
  }
  const db = new DatabaseSync(file);
  db.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${sync}; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA temp_store = MEMORY`,
  );
  if (maxPages > 0) db.exec(`PRAGMA max_page_count = ${maxPages}`);
  const prepared = new Map<string, { statement: StatementSync; reads: boolean }>();
  const prepare = (sql: string): { statement: StatementSync; reads: boolean } => {
    let ready = prepared.get(sql);
    if (ready === undefined) {
      if (prepared.size >= MOST_STATEMENTS) prepared.clear();
      const statement = db.prepare(sql);
      ready = { statement, reads: statement.columns().length > 0 };
      prepared.set(sql, ready);
    }
    return ready;
  };
  const enter = turnstile();
  let leave: () => void = () => {};
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      const { statement, reads } = prepare(sql);
      const given = parameters as readonly SQLInputValue[];
      if (reads) return { rows: statement.all(...given) as R[] };
      const { changes, lastInsertRowid } = statement.run(...given);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    // biome-ignore lint/correctness/useYield: the interface wants a stream, and nothing here streams
    async *streamQuery() {
      throw new Error('rows are not streamed');
    },
  };
  const driver: Driver = {
    init: async () => {},
    async acquireConnection() {
      leave = await enter();
      return connection;
    },
    beginTransaction: async () => db.exec('BEGIN IMMEDIATE'),
    commitTransaction: async () => db.exec('COMMIT'),
    async rollbackTransaction() {
      // A full disk may have rolled back already.
      if (db.isTransaction) db.exec('ROLLBACK');
    },
    releaseConnection: async () => leave(),
    destroy: async () => db.close(),
  };
  return {
    db,
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: kysely => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    async exclusive(deed) {
      const out = await enter();
      try {
        return deed();
      } finally {
        out();
      }
    },
  };
};
