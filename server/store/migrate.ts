/** Brings a database forward. Several processes may do it at once on PostgreSQL: one works, the others wait. */

import type { Language } from '@cuartel/engine';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { systemLanguage } from '../config/language.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Tables } from './tables.ts';

const SAID: Readonly<Record<Language, (names: string) => string>> = {
  en: names => `The database was made by a newer Cuartel (it has ${names}): start that one, or restore an older copy.`,
  es: names => `La base de datos es de un Cuartel más nuevo (tiene ${names}): arranca ese o restaura una copia anterior.`,
};
/** Somebody newer has worked on this database. */
export class NewerDatabase extends Error {
  constructor(names: readonly string[]) {
    super(SAID[systemLanguage()](names.join(', ')));
  }
}
const notNewer = async (db: Kysely<Tables>): Promise<void> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(table => table.name === 'kysely_migration')) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const strange = rows.map(row => row.name).filter(name => MIGRATIONS[name] === undefined);
  if (strange.length > 0) throw new NewerDatabase(strange);
};

/** `upTo`: stop there, as an earlier version of the server would have. Answers what was done. */
export const migrate = async (db: Kysely<Tables>, upTo?: string): Promise<string[]> => {
  await notNewer(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error, results } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error !== undefined) throw error;
  return (results ?? []).map(r => r.migrationName);
};
