/** Seating people and beginning a match, or going on with one that was begun elsewhere. */
import { countFor, keyOfDice, lotOf } from '@cuartel/engine';
import { sql, type Transaction } from 'kysely';
import { isBot } from '../bots/seat.ts';
import { CHANNEL, matchNotice } from '../bus/notice.ts';
import type { Now } from '../config/time.ts';
import { deadlineOf } from '../live/clocks.ts';
import { bodyOf, type Happening } from '../live/event.ts';
import { type Agreed, apply, begin } from '../live/live.ts';
import { agreedOf } from '../live/load.ts';
import { noticeFor, reminderFor } from '../live/planned.ts';
import type { Shelf } from '../shelf/games.ts';
import type { MatchRow } from '../store/matches.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

export interface BeginHow {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly now: Now;
  /** How long one may be asked before a notice is sent. */
  readonly notifyAfter: number;
}
/** Events written at once. */
const AT_ONCE = 500;

/** Who sits where: as the host chose, or by a lot that comes from the same key as the dice. */
const seatsOf = (row: MatchRow, agreed: Agreed): Readonly<Record<string, string>> => {
  const { sides } = agreed.game;
  const host =
    row.host_side ?? sides[lotOf(keyOfDice({ key: agreed.key, ...(agreed.mix && { mix: agreed.mix }) }), sides.length)]!;
  return Object.fromEntries(sides.map(side => [side, side === host ? row.host_id : (row.guest_id ?? row.host_id)]));
};

/** `row`: as it is to begin, with everybody in it; `was`: as it must still be. False: somebody else was first. */
export const startMatch = (
  how: BeginHow,
  row: MatchRow,
  was: Pick<MatchRow, 'status' | 'mix'>,
  done: readonly { by: string; do: string; with: unknown }[] = [],
): Promise<boolean> => how.store.db.transaction().execute(tx => startWithin(tx, how, row, was, done));

/** The same as a part of something larger. */
export const startWithin = async (
  tx: Transaction<Tables>,
  { store, shelf, now, notifyAfter }: BeginHow,
  row: MatchRow,
  was: Pick<MatchRow, 'status' | 'mix'>,
  done: readonly { by: string; do: string; with: unknown }[] = [],
): Promise<boolean> => {
  const at = now();
  const agreed = agreedOf(row, shelf);
  const seats = seatsOf(row, agreed);
  const live = begin(agreed);
  const happenings: Happening[] = [
    { kind: 'start', seats },
    ...done.map((act, i) => ({ kind: 'act' as const, n: i + 1, ...act })),
  ];
  for (const [i, happening] of happenings.entries()) apply(live, { ...happening, seq: i + 1, at });
  const turn = live.asked.map(side => seats[side]!);
  const started = {
    status: 'playing',
    guest_id: row.guest_id,
    mix: row.mix,
    seq: happenings.length,
    plies: countFor(live.match, null),
    asked: JSON.stringify(live.asked),
    deadline_at: deadlineOf(live.clocks),
    started_at: at,
    updated_at: at,
    invite: null,
  };
  const { numUpdatedRows } = await tx
    .updateTable('matches')
    .set(started)
    .where('id', '=', row.id)
    .where('status', '=', was.status)
    .where('mix', was.mix === null ? 'is' : '=', was.mix)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  await tx
    .insertInto('seats')
    .values(Object.entries(seats).map(([side, person_id]) => ({ match_id: row.id, side, person_id })))
    .execute();
  for (let i = 0; i < happenings.length; i += AT_ONCE)
    await tx
      .insertInto('events')
      .values(
        happenings
          .slice(i, i + AT_ONCE)
          .map((what, j) => ({ match_id: row.id, seq: i + j + 1, kind: what.kind, at, body: bodyOf(what) })),
      )
      .execute();
  const jobs = live.asked
    .filter(side => !isBot(seats[side]!))
    .flatMap(side => [noticeFor(live, side, at + notifyAfter), ...reminderFor(live, side)]);
  for (const { id, kind, body, runAt } of jobs)
    await tx.insertInto('jobs').values({ id, kind, body, run_at: runAt, taken_until: 0, tries: 0 }).execute();
  if (store.kind === 'postgres')
    await sql`select pg_notify(${CHANNEL}, ${matchNotice(row.id, happenings.length, turn)})`.execute(tx);
  return true;
};
