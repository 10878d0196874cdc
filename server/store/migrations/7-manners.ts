/**
 * Against those who mean harm: where newcomers came from, what names look like, who wants nothing to do with whom, how many letters
 * went to an address, and since when the result of a match is for everybody.
 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { lookOf } from '../../people/names.ts';
import { real } from './numbered.ts';

/** Of names that look alike the oldest keeps the look; the others keep their names, and a look nobody else can have. */
const fillLooks = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from people order by created_at, id`.execute(db);
  const seen = new Set<string>();
  for (const { id, name } of rows) {
    const look = lookOf(name);
    const own = look === '' || seen.has(look) ? `${look} ${id}` : look;
    seen.add(own);
    await sql`update people set look_key = ${own} where id = ${id}`.execute(db);
  }
};

export const manners: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('people')
      .addColumn('origin', 'text', c => c.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('people').addColumn('look_key', 'text').execute();
    await fillLooks(db);
    await db.schema.createIndex('people_by_look').on('people').column('look_key').unique().execute();
    await sql`create index people_by_origin on people (origin) where origin <> ''`.execute(db);
    await db.schema
      .createTable('blocks')
      .addColumn('person_id', 'text', c => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('blocked_id', 'text', c => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['person_id', 'blocked_id'])
      .execute();
    await db.schema
      .createTable('letters')
      .addColumn('to_key', 'text', c => c.notNull())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .execute();
    await db.schema.createIndex('letters_by_reader').on('letters').columns(['to_key', 'at']).execute();
    await db.schema.alterTable('matches').addColumn('public_at', 'bigint').execute();
    await sql`create index matches_withheld on matches (public_at) where public_at is not null`.execute(db);
    await db.schema.alterTable('seats').addColumn('deviation_before', real(db)).execute();
  },
};
