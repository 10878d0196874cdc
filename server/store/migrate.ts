/** Brings a database forward. Several processes may do it at once on PostgreSQL: one works, the others wait. */
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/** `upTo`: stop there, as an earlier version of the server would have. Answers what was done. */
export const migrate = async (db: Kysely<Tables>, upTo?: string): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error, results } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error !== undefined) throw error;
  return (results ?? []).map(r => r.migrationName);
};
