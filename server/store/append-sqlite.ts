/** Appending to SQLite: everything that came in during one turn of the event loop goes into one transaction. */
import type { Kysely } from 'kysely';
import type { Append, Appender } from './append.ts';
import { appendSettled } from './settle.ts';
import type { Sqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

interface Waiting {
  readonly append: Append;
  resolve(first: boolean): void;
  reject(why: unknown): void;
}

export const sqliteAppender = ({ db, exclusive }: Sqlite, kysely: Kysely<Tables>): Appender => {
  const update = db.prepare(
    'UPDATE matches SET seq = ?, plies = ?, asked = ?, deadline_at = ?, updated_at = ? WHERE id = ? AND seq = ?',
  );
  const insert = db.prepare('INSERT INTO events (match_id, seq, kind, at, body) VALUES (?, ?, ?, ?, ?)');
  const plan = db.prepare(
    'INSERT INTO jobs (id, kind, body, run_at, taken_until, tries) VALUES (?, ?, ?, ?, 0, 0) ON CONFLICT DO NOTHING',
  );
  const write = ({ match, was, events, plies, asked, deadline, at, jobs }: Append): boolean => {
    if (update.run(was + events.length, plies, asked, deadline, at, match, was).changes !== 1) return false;
    for (let i = 0; i < events.length; i++) {
      const event = events[i]!;
      insert.run(match, was + 1 + i, event.kind, event.at, event.body);
    }
    for (const job of jobs) plan.run(job.id, job.kind, job.body, job.runAt);
    return true;
  };

  let waiting: Waiting[] = [];
  const flush = (): void => {
    const batch = waiting;
    waiting = [];
    const written: boolean[] = [];
    try {
      db.exec('BEGIN IMMEDIATE');
      for (const { append } of batch) written.push(write(append));
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const [i, { resolve }] of batch.entries()) resolve(written[i]!);
  };
  return append =>
    append.settled !== undefined
      ? appendSettled(kysely, append, append.settled)
      : new Promise((resolve, reject) => {
          waiting.push({ append, resolve, reject });
          if (waiting.length === 1) setImmediate(() => void exclusive(flush));
        });
};
