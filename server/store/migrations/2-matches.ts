/** Matches: what was agreed, who sits where, and everything that happened, in order. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite } from './numbered.ts';

export const matches: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('version', 'text', c => c.notNull())
      .addColumn('scenario', 'text', c => c.notNull())
      .addColumn('options', 'text', c => c.notNull())
      .addColumn('status', 'text', c => c.notNull())
      .addColumn('host_id', 'text', c => c.notNull())
      .addColumn('host_side', 'text')
      .addColumn('guest_id', 'text')
      .addColumn('open', 'integer', c => c.notNull())
      .addColumn('invite', 'text')
      .addColumn('rated', 'integer', c => c.notNull())
      .addColumn('clock', 'text', c => c.notNull())
      .addColumn('spectators', 'text', c => c.notNull())
      .addColumn('key', 'text', c => c.notNull())
      .addColumn('commitment', 'text', c => c.notNull())
      .addColumn('seq', 'integer', c => c.notNull())
      .addColumn('plies', 'integer', c => c.notNull())
      .addColumn('asked', 'text', c => c.notNull())
      .addColumn('deadline_at', 'bigint')
      .addColumn('result', 'text')
      .addColumn('created_at', 'bigint', c => c.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('updated_at', 'bigint', c => c.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await sql`create index matches_waiting on matches (created_at) where status = 'waiting'`.execute(db);
    await sql`create index matches_due on matches (deadline_at) where status = 'playing' and deadline_at is not null`.execute(db);
    await db.schema.createIndex('matches_of_host').on('matches').column('host_id').execute();
    await db.schema
      .createTable('seats')
      .addColumn('match_id', 'text', c => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('side', 'text', c => c.notNull())
      .addColumn('person_id', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('seats_key', ['match_id', 'side'])
      .execute();
    await db.schema.createIndex('seats_of_person').on('seats').column('person_id').execute();
    const events = db.schema
      .createTable('events')
      .addColumn('match_id', 'text', c => c.notNull())
      .addColumn('seq', 'integer', c => c.notNull())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .addColumn('body', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('events_key', ['match_id', 'seq']);
    await (isSqlite(db) ? events.modifyEnd(sql`without rowid`) : events).execute();
  },
};
