/** PostgreSQL for kysely. Numbers of eight bytes come back as numbers: ours are times and counts. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';

const BIGINT = 20;
const FLOAT8 = 701;

export const openPostgres = (url: string): { pool: pg.Pool; dialect: PostgresDialect } => {
  const types = {
    getTypeParser: ((id: number, format?: string) =>
      id === BIGINT || id === FLOAT8 ? Number : pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({ connectionString: url, max: 12, types, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 5_000 });
  // A connection that dies while idle is replaced by the pool; the queries of a dead one fail by themselves.
  pool.on('error', () => {});
  return { pool, dialect: new PostgresDialect({ pool }) };
};
