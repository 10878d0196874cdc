import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';
import { ratings, wilson } from './rating.ts';
import { gamesIn, pairingOf } from './schedule.ts';

test("Wilson's interval of 8 in 10", () => {
  const { rate, low, high } = wilson(8, 10);
  expect([rate, low, high].map(x => x.toFixed(3))).toEqual(['0.800', '0.490', '0.943']);
});
test('ratings give back the scores they come from', () => {
  const [weak, strong] = ratings(['weak', 'strong'], [{ a: 'weak', b: 'strong', games: 1000, won: 240 }]);
  expect(weak?.elo).toBe(0);
  expect(strong?.elo).toBeGreaterThan(190);
  expect(strong?.elo).toBeLessThan(210);
});
test('in a game for two every pair meets equally often, on the same dice with seats swapped', () => {
  const levels = ['a', 'b', 'c'];
  const all = Array.from({ length: gamesIn(levels, 2, 4) }, (_, n) => pairingOf(levels, 2, n + 1));
  expect(all.filter(p => p.a === 'a' && p.b === 'c').map(p => `${p.seed} ${p.seats.join('')}`)).toEqual([
    '1 ac',
    '1 ca',
    '2 ac',
    '2 ca',
  ]);
});
test('a level plays itself from every seat, with new dice each time', () => {
  expect(pairingOf(['a'], 2, 3)).toEqual({ seats: ['a', 'a'], a: 'a', b: null, seed: 3 });
});
test('what a level scored is told apart by its side', () => {
  const results = ['x', 'y', 'x', null].map((winner, n) => ({
    i: n + 1,
    winner,
    by: '',
    actions: 1,
    illegal: 0,
    timeouts: 0,
    slowest: 0,
  }));
  const { seats } = outcomeOf(['a', 'b'], ['x', 'y'], results);
  expect(seats.map(s => `${s.a} ${s.side} ${s.games} ${s.winRate}`)).toEqual(['a x 2 1', 'b x 2 0.25', 'a y 2 0.75', 'b y 2 0']);
});
test('alone, every level plays the same seeds and is compared on them', () => {
  const levels = ['a', 'b'];
  const kept = [true, false, true, true, false, false].map((won, n) => ({
    i: n + 1,
    winner: won ? 'me' : null,
    by: won ? 'won' : 'lost',
    actions: 1,
    illegal: 0,
    timeouts: 0,
    slowest: n,
  }));
  const { pairs, levels: stood, slowest } = outcomeOf(levels, ['me'], kept);
  expect(slowest).toBe(5);
  expect(stood.map(l => l.won)).toEqual([2, 1]);
  expect(pairs[0]).toMatchObject({ a: 'a', b: 'b', games: 3, winRate: 2 / 3 });
});
