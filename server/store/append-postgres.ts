/** Appending to PostgreSQL: one statement, which also tells every other process. */
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { CHANNEL, matchNotice } from '../bus/notice.ts';
import type { Appender } from './append.ts';
import { appendSettled } from './settle.ts';
import type { Tables } from './tables.ts';

const APPEND = `
WITH m AS (
  UPDATE matches SET seq = $3, plies = $4, asked = $5, deadline_at = $6, updated_at = $7 WHERE id = $1 AND seq = $2 RETURNING id
), e AS (
  INSERT INTO events (match_id, seq, kind, at, body)
  SELECT m.id, x.seq, x.kind, x.at, x.body FROM m, jsonb_to_recordset($8::jsonb) AS x (seq int, kind text, at bigint, body text)
), j AS (
  INSERT INTO jobs (id, kind, body, run_at, taken_until, tries)
  SELECT x.id, x.kind, x.body, x."runAt", 0, 0 FROM m, jsonb_to_recordset($9::jsonb) AS x (id text, kind text, body text, "runAt" bigint)
  ON CONFLICT DO NOTHING
) SELECT pg_notify('${CHANNEL}', $10) FROM m`;

export const postgresAppender =
  (pool: pg.Pool, kysely: Kysely<Tables>): Appender =>
  async append => {
    if (append.settled !== undefined) return appendSettled(kysely, append, append.settled);
    const { match, was, events, plies, asked, deadline, at, jobs } = append;
    const rows = JSON.stringify(events.map((e, i) => ({ seq: was + 1 + i, ...e })));
    const { rowCount } = await pool.query({
      name: 'append',
      text: APPEND,
      values: [
        match,
        was,
        was + events.length,
        plies,
        asked,
        deadline,
        at,
        rows,
        JSON.stringify(jobs),
        matchNotice(match, was + events.length, append.turn),
      ],
    });
    return rowCount === 1;
  };
