/** Private notes, standing answers, ratings. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { real } from './numbered.ts';

export const aids: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('notes')
      .addColumn('match_id', 'text', c => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('person_id', 'text', c => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('text', 'text', c => c.notNull())
      .addColumn('updated_at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('notes_key', ['match_id', 'person_id'])
      .execute();
    await db.schema
      .createTable('standing')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('match_id', 'text', c => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('person_id', 'text', c => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('side', 'text', c => c.notNull())
      .addColumn('answer', 'text', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .execute();
    await db.schema.createIndex('standing_of_match').on('standing').column('match_id').execute();
    await db.schema
      .createTable('ratings')
      .addColumn('person_id', 'text', c => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('rating', real(db), c => c.notNull())
      .addColumn('deviation', real(db), c => c.notNull())
      .addColumn('volatility', real(db), c => c.notNull())
      .addColumn('games', 'integer', c => c.notNull())
      .addColumn('updated_at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['person_id', 'game'])
      .execute();
    await db.schema.alterTable('seats').addColumn('score', real(db)).execute();
    await db.schema.alterTable('seats').addColumn('rating_before', real(db)).execute();
    await db.schema.alterTable('seats').addColumn('rating_after', real(db)).execute();
  },
};
