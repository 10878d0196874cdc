/** The end of a match: its last events, the scores of the seats and the ratings, all or nothing. */
import glicko from 'glicko2-lite';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { CHANNEL, matchNotice } from '../bus/notice.ts';
import type { Append } from './append.ts';
import { isSqlite } from './migrations/numbered.ts';
import type { Ratings, Tables } from './tables.ts';

export interface Settled {
  readonly game: string;
  readonly rated: boolean;
  /** JSON of the result. */
  readonly result: string;
  /** How much later than its end the result is for everybody, in milliseconds. */
  readonly late: number;
  /** 1 a win, 0.5 a draw, 0 a loss, by side; empty when the match was broken off. */
  readonly scores: Readonly<Record<string, { readonly person: string; readonly score: number }>>;
}

export const FIRST_RATING = { rating: 1500, deviation: 350, volatility: 0.06 } as const;
const TAU = 0.5;
const LEAST_DEVIATION = 45;
/** Written down to a hundredth, so that both databases hold the same. */
const tidy = (x: number, by: number): number => Math.round(x * by) / by;

type Held = Omit<Selectable<Ratings>, 'updated_at'>;
const ratingOf = async (tx: Transaction<Tables>, person: string, game: string): Promise<Held> => {
  const held = await tx
    .selectFrom('ratings')
    .selectAll()
    .where('person_id', '=', person)
    .where('game', '=', game)
    .executeTakeFirst();
  return held ?? { person_id: person, game, ...FIRST_RATING, games: 0, known_at: null };
};

const rate = async (
  tx: Transaction<Tables>,
  match: string,
  { game, rated, late, scores }: Settled,
  at: number,
): Promise<void> => {
  const seats = Object.entries(scores);
  for (const [side, { score }] of seats)
    await tx.updateTable('seats').set({ score }).where('match_id', '=', match).where('side', '=', side).execute();
  if (!rated || seats.length !== 2) return;
  // Always in the same order, so that two matches of the same people cannot wait for each other.
  const people = seats.map(([side, s]) => ({ side, ...s })).sort((a, b) => (a.person < b.person ? -1 : 1));
  if (!isSqlite(tx as Transaction<unknown>))
    await tx
      .selectFrom('people')
      .select('id')
      .where(
        'id',
        'in',
        people.map(p => p.person),
      )
      .orderBy('id')
      .forUpdate()
      .execute();
  const before: Held[] = [];
  for (const { person } of people) before.push(await ratingOf(tx, person, game));
  // Whoever knew the new ratings could reckon back: they are known when everything they come from is.
  const known = Math.max(late === 0 ? 0 : at + late, ...before.map(held => held.known_at ?? 0));
  const known_at = known > at ? known : null;
  for (const [i, { side, person, score }] of people.entries()) {
    const [mine, theirs] = [before[i] as Held, before[1 - i] as Held];
    const now = glicko(mine.rating, mine.deviation, mine.volatility, [[theirs.rating, theirs.deviation, score]], { tau: TAU });
    const next = {
      rating: tidy(now.rating, 100),
      deviation: Math.max(LEAST_DEVIATION, tidy(now.rd, 100)),
      volatility: tidy(now.vol, 1_000_000),
      games: mine.games + 1,
      updated_at: at,
      known_at,
    };
    await tx
      .insertInto('ratings')
      .values({ person_id: person, game, ...next })
      .onConflict(c => c.columns(['person_id', 'game']).doUpdateSet(next))
      .execute();
    await tx
      .updateTable('seats')
      .set({ rating_before: mine.rating, deviation_before: mine.deviation, rating_after: next.rating, known_at })
      .where('match_id', '=', match)
      .where('side', '=', side)
      .execute();
  }
};

export const appendSettled = (db: Kysely<Tables>, append: Append, settled: Settled): Promise<boolean> =>
  db.transaction().execute(async tx => {
    const { match, was, events, plies, at } = append;
    const row = {
      seq: was + events.length,
      plies,
      asked: '[]',
      deadline_at: null,
      updated_at: at,
      status: 'over',
      result: settled.result,
      ended_at: at,
      public_at: settled.late === 0 ? null : at + settled.late,
    };
    const { numUpdatedRows } = await tx
      .updateTable('matches')
      .set(row)
      .where('id', '=', match)
      .where('seq', '=', was)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return false;
    await tx
      .insertInto('events')
      .values(events.map((e, i) => ({ match_id: match, seq: was + 1 + i, ...e })))
      .execute();
    for (const { id, kind, body, runAt } of append.jobs)
      await tx
        .insertInto('jobs')
        .values({ id, kind, body, run_at: runAt, taken_until: 0, tries: 0 })
        .onConflict(c => c.doNothing())
        .execute();
    await rate(tx, match, settled, at);
    if (!isSqlite(tx as Transaction<unknown>))
      await sql`select pg_notify(${CHANNEL}, ${matchNotice(match, row.seq, append.turn)})`.execute(tx);
    return true;
  });
