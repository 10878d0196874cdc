/** The club: since when a change of rating may be known, who follows whom, who does not show that he is here, and finding all that quickly. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite } from './numbered.ts';

export const club: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('seats').addColumn('known_at', 'bigint').execute();
    await db.schema.alterTable('ratings').addColumn('known_at', 'bigint').execute();
    await sql`update seats set known_at = (select public_at from matches where matches.id = seats.match_id)
      where rating_before is not null`.execute(db);
    await sql`update ratings set known_at = (select max(seats.known_at) from seats join matches on matches.id = seats.match_id
      where seats.person_id = ratings.person_id and matches.game = ratings.game)`.execute(db);
    await sql`create index seats_unknown on seats (known_at) where known_at is not null`.execute(db);
    await sql`create index matches_ended on matches (ended_at) where status = 'over'`.execute(db);
    await sql`create index ratings_by_game on ratings (game, rating)`.execute(db);
    await db.schema
      .alterTable('people')
      .addColumn('show_online', 'integer', c => c.notNull().defaultTo(1))
      .execute();
    await db.schema
      .createTable('follows')
      .addColumn('person_id', 'text', c => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('followed_id', 'text', c => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('follows_key', ['person_id', 'followed_id'])
      .execute();
    await db.schema.createIndex('follows_of_followed').on('follows').column('followed_id').execute();
    // A beginning of a name is looked for by its letters, whatever language the database sorts in.
    if (!isSqlite(db)) await sql`create index people_by_beginning on people (name_key text_pattern_ops)`.execute(db);
  },
};
