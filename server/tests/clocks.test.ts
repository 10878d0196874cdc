/** Clocks alone: what taking back does to them. */
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../config/time.ts';
import { type Clocks, handOver, newClocks, unpass } from '../live/clocks.ts';
import type { Clock } from '../protocol/matches.ts';

const begun = (clock: Clock): Clocks => {
  const clocks = newClocks(clock, ['a', 'b'])!;
  handOver(clocks, clock, ['a'], 0);
  return clocks;
};

test('a hand-over that is taken back gives the mover no increment and costs the other nothing', () => {
  const clock: Clock = { is: 'live', minutes: 10, increment: 30 };
  const clocks = begun(clock);
  const then = { n: 0, at: 2 * MINUTE, clocks: structuredClone(clocks) };
  handOver(clocks, clock, ['b'], 2 * MINUTE);
  expect(clocks).toEqual({ a: { left: 8 * MINUTE + 30 * SECOND, since: null }, b: { left: 10 * MINUTE, since: 2 * MINUTE } });
  // Three minutes of the other's time have run when it is taken back.
  unpass(clocks, then);
  handOver(clocks, clock, ['a'], 5 * MINUTE);
  expect(clocks).toEqual({ a: { left: 8 * MINUTE, since: 5 * MINUTE }, b: { left: 10 * MINUTE, since: null } });
});

test('by correspondence the days do not begin again for whoever takes back', () => {
  const clock: Clock = { is: 'days', days: 3 };
  const clocks = begun(clock);
  const at = 3 * DAY - HOUR;
  const then = { n: 0, at, clocks: structuredClone(clocks) };
  handOver(clocks, clock, ['b'], at);
  unpass(clocks, then);
  handOver(clocks, clock, ['a'], at + MINUTE);
  expect(clocks.a).toEqual({ left: HOUR, since: at + MINUTE });
  expect(clocks.b).toEqual({ left: 3 * DAY, since: null });
});

test('whoever is asked before and after is neither given time nor told that somebody took something back', () => {
  const clock: Clock = { is: 'live', minutes: 10, increment: 30 };
  const clocks = newClocks(clock, ['a', 'b'])!;
  handOver(clocks, clock, ['a', 'b'], 0);
  const then = { n: 0, at: MINUTE, clocks: structuredClone(clocks) };
  handOver(clocks, clock, ['b'], MINUTE);
  const before = structuredClone(clocks.b);
  unpass(clocks, then);
  handOver(clocks, clock, ['a', 'b'], 2 * MINUTE);
  expect(clocks.b).toEqual(before);
  expect(clocks.a).toEqual({ left: 9 * MINUTE, since: 2 * MINUTE });
});
