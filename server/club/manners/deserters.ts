/**
 * DESERTERS. A match without a clock does not wait for ever: when nobody has decided for `DESERT_DAYS`, it is judged by rule. Where one
 * side alone is asked, it has deserted and loses; where several are, nobody wins, and it is rated for none. Games against bots and for
 * one wait as long as their player likes. A clock judges by itself.
 */
import { type Kysely, type SqlBool, sql } from 'kysely';
import { botOf } from '../../bots/seat.ts';
import type { Tables } from '../../store/tables.ts';

const AT_ONCE = 100;

/** Matches between two people, without a clock, in which nobody has decided anything since then. */
export const abandoned = async (db: Kysely<Tables>, since: number): Promise<string[]> =>
  (
    await db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'playing')
      .where('clock', '=', '{"is":"none"}')
      .where('started_at', '<', since)
      .where('guest_id', 'is not', null)
      .where('guest_id', 'not like', `${botOf('')}%`)
      // Talk is no decision: nobody keeps a match alive by it.
      .where(
        sql<SqlBool>`(select at from events where events.match_id = matches.id and kind in ('start', 'act', 'rewind')
          order by seq desc limit 1) < ${since}`,
      )
      .orderBy('started_at')
      .limit(AT_ONCE)
      .execute()
  ).map(row => row.id);
