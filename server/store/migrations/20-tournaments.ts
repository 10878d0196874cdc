/** Tournaments: what was announced, who has entered, who meets whom. Results are those of the matches and stand nowhere else. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const tournaments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('tournaments')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('about', 'text', c => c.notNull())
      .addColumn('organiser_id', 'text', c => c.notNull())
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('scenario', 'text', c => c.notNull())
      .addColumn('options', 'text', c => c.notNull())
      .addColumn('format', 'text', c => c.notNull())
      .addColumn('rounds', 'integer')
      .addColumn('legs', 'integer', c => c.notNull())
      .addColumn('bids', 'integer', c => c.notNull())
      .addColumn('clock', 'text', c => c.notNull())
      .addColumn('spectators', 'text', c => c.notNull())
      .addColumn('rated', 'integer', c => c.notNull())
      .addColumn('open', 'integer', c => c.notNull())
      .addColumn('invite', 'text')
      .addColumn('most', 'integer', c => c.notNull())
      .addColumn('late_until', 'integer', c => c.notNull())
      .addColumn('starts_at', 'bigint')
      .addColumn('status', 'text', c => c.notNull())
      .addColumn('round', 'integer', c => c.notNull())
      .addColumn('step', 'integer', c => c.notNull())
      .addColumn('key', 'text', c => c.notNull())
      .addColumn('commitment', 'text', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema.createIndex('tournaments_by_status').on('tournaments').columns(['status', 'created_at']).execute();
    await db.schema
      .createTable('entrants')
      .addColumn('tournament_id', 'text', c => c.notNull().references('tournaments.id').onDelete('cascade'))
      .addColumn('person_id', 'text', c => c.notNull())
      .addColumn('rating', 'integer', c => c.notNull())
      .addColumn('lot', 'integer', c => c.notNull())
      .addColumn('from_round', 'integer', c => c.notNull())
      .addColumn('until_round', 'integer')
      .addColumn('bid_side', 'text')
      .addColumn('bid', 'integer', c => c.notNull())
      .addColumn('part', 'text')
      .addColumn('entered_at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('entrants_key', ['tournament_id', 'person_id'])
      .execute();
    await db.schema.createIndex('entrants_by_person').on('entrants').column('person_id').execute();
    await db.schema
      .createTable('pairings')
      .addColumn('tournament_id', 'text', c => c.notNull().references('tournaments.id').onDelete('cascade'))
      .addColumn('round', 'integer', c => c.notNull())
      .addColumn('board', 'integer', c => c.notNull())
      .addColumn('leg', 'integer', c => c.notNull())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('first_id', 'text', c => c.notNull())
      .addColumn('second_id', 'text')
      .addColumn('payer_id', 'text')
      .addColumn('price', 'integer', c => c.notNull())
      .addColumn('match_id', 'text', c => c.unique())
      .addPrimaryKeyConstraint('pairings_key', ['tournament_id', 'round', 'board', 'leg'])
      .execute();
  },
};
