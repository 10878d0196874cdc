/** Clocks: whoever is asked, his time runs. */
import { DAY, MINUTE, SECOND } from '../config/time.ts';
import type { Clock } from '../protocol/matches.ts';

export interface SideClock {
  /** Milliseconds left when it last stood still. */
  left: number;
  /** Since when it runs (a time to come: its side is away until then); null: it stands. */
  since: number | null;
}
export type Clocks = Record<string, SideClock>;

export const newClocks = (clock: Clock, sides: readonly string[]): Clocks | null => {
  if (clock.is === 'none') return null;
  const left = clock.is === 'days' ? clock.days * DAY : clock.minutes * MINUTE;
  return Object.fromEntries(sides.map(side => [side, { left, since: null }]));
};

/** Until when sides are away. */
export type Away = Readonly<Record<string, number>>;
/** A side goes away at `at` until `until`, or comes back: days of correspondence stand still so long. */
export const standStill = (clocks: Clocks | null, clock: Clock, side: string, at: number, until: number): void => {
  const mine = clocks?.[side];
  if (mine === undefined || mine.since === null || clock.is !== 'days') return;
  mine.left = Math.max(0, mine.left - Math.max(0, at - mine.since));
  mine.since = Math.max(at, until);
};

/** From `from` until `at` nobody could play: what ran meanwhile is given back. Saying so twice changes nothing more. */
export const spare = (clocks: Clocks | null, from: number, at: number): void => {
  for (const mine of Object.values(clocks ?? {}))
    if (mine.since !== null) mine.since += Math.max(0, at - Math.max(from, mine.since));
};

/** Who is asked has changed at `at`: stops and starts what must be. */
export const handOver = (clocks: Clocks | null, clock: Clock, asked: readonly string[], at: number, away: Away = {}): void => {
  if (clocks === null || clock.is === 'none') return;
  for (const [side, mine] of Object.entries(clocks)) {
    const runs = asked.includes(side);
    if (runs && mine.since === null) mine.since = clock.is === 'days' ? Math.max(at, away[side] ?? 0) : at;
    else if (!runs && mine.since !== null) {
      mine.left = clock.is === 'days' ? clock.days * DAY : Math.max(0, mine.left - (at - mine.since)) + clock.increment * SECOND;
      mine.since = null;
    }
  }
};

/** The clocks as they stood when an action was made, for whoever takes it back. */
export interface ClocksThen {
  /** How many actions there had been. */
  readonly n: number;
  readonly at: number;
  readonly clocks: Readonly<Record<string, Readonly<SideClock>>>;
}
/**
 * Somebody has taken back alone what he did `then`: nobody gains time by it, and nobody loses any. Whose clock it had stopped has
 * what was left to him then, without what is added at a hand-over; whose clock it had set going has what he had.
 */
export const unpass = (clocks: Clocks | null, { at, clocks: then }: ClocksThen): void => {
  for (const [side, mine] of Object.entries(clocks ?? {})) {
    const was = then[side];
    if (was === undefined || (was.since === null) === (mine.since === null)) continue;
    mine.left = was.since === null ? was.left : Math.max(0, was.left - Math.max(0, at - was.since));
    mine.since = null;
  }
};

/** When the first of the running clocks falls; null: none runs. */
export const deadlineOf = (clocks: Clocks | null): number | null => {
  let first: number | null = null;
  for (const { left, since } of Object.values(clocks ?? {})) {
    if (since === null) continue;
    const falls = since + left;
    if (first === null || falls < first) first = falls;
  }
  return first;
};

/** The side whose time is up; null: nobody's. When both have fallen, the one that fell first. */
export const fallen = (clocks: Clocks | null, now: number): string | null => {
  let found: string | null = null;
  let first = now;
  for (const [side, { left, since }] of Object.entries(clocks ?? {}))
    if (since !== null && since + left <= first) {
      first = since + left;
      found = side;
    }
  return found;
};
