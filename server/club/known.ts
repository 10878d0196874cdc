/**
 * WHAT A READER MAY KNOW of finished matches that are not his own. A match without spectators is nobody else's business; one that is
 * watched late is known as late. Every list of the club is made of matches that pass here.
 */
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Tables } from '../store/tables.ts';

export interface Reader {
  /** Null: nobody is signed in. */
  readonly person: string | null;
  readonly now: number;
}
/** As the store writes a match that nobody may watch. */
const NEVER = '{"is":"never"%';

/** For queries over `matches`: it is over, and this reader may know it. */
export const knownTo =
  ({ person, now }: Reader) =>
  <T extends keyof Tables>(w: ExpressionBuilder<Tables, T | 'matches'>): ExpressionWrapper<Tables, T | 'matches', SqlBool> => {
    const open = sql<SqlBool>`(matches.spectators not like ${NEVER} and (matches.public_at is null or matches.public_at <= ${now}))`;
    const mine = sql<SqlBool>`exists (select 1 from seats as of_reader
      where of_reader.match_id = matches.id and of_reader.person_id = ${person ?? ''})`;
    return w.and([sql<SqlBool>`matches.status = 'over'`, person === null ? open : w.or([open, mine])]);
  };
