import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as odds from '../odds.ts';

const dists = fc
  .array(fc.tuple(fc.integer({ min: -5, max: 9 }), fc.integer({ min: 1, max: 6 })), { minLength: 1, maxLength: 6 })
  .map(pairs => odds.weighted(pairs));
const whole = odds.ratio(1);
const d6 = odds.die(6);

test('two dice make seven in six ways of thirty-six', () => {
  const two = odds.times(2, d6);
  expect(odds.chance(two, sum => sum === 7)).toEqual(odds.ratio(6, 36));
  expect(two.all).toBe(36n);
  expect(odds.expectation(two)).toEqual(odds.ratio(7));
});

test('buckets of dice hit as counted by hand', () => {
  const fire = odds.hitsOfBuckets([
    { dice: 2, sides: 6, least: 5 },
    { dice: 1, sides: 6, least: 4 },
  ]);
  // Two dice hit on 1/3 each (4, 4 and 1 ways of nine for none, one, two), the third on 1/2.
  expect(fire).toEqual(
    odds.weighted([
      [0, 4],
      [1, 4 + 4],
      [2, 4 + 1],
      [3, 1],
    ]),
  );
  expect(odds.hitsOfBuckets([])).toEqual(odds.certain(0));
});

test('the best of two dice, and the worst', () => {
  expect(odds.chance(odds.bestOf(2, d6), face => face === 6)).toEqual(odds.ratio(11, 36));
  expect(odds.chance(odds.worstOf(2, d6), face => face === 1)).toEqual(odds.ratio(11, 36));
  expect(odds.bestOf(1, d6)).toEqual(d6);
  expect(odds.chance(odds.bestOf(5, d6), face => face < 6)).toEqual(odds.ratio(5 ** 5, 6 ** 5));
});

test('a contest of dice, with ties rolled again', () => {
  expect(odds.contest(d6, d6)).toEqual({ win: odds.ratio(15, 36), tie: odds.ratio(1, 6), lose: odds.ratio(15, 36) });
  const margin = odds.combine(odds.plus(d6, odds.certain(1)), d6, (a, b) => a - b);
  expect(
    odds.chance(
      odds.given(margin, m => m !== 0),
      m => m > 0,
    ),
  ).toEqual(odds.ratio(21, 31));
});

test('a re-roll that stands, and one used well', () => {
  expect(
    odds.chance(
      odds.reroll(d6, face => face < 6),
      face => face === 6,
    ),
  ).toEqual(odds.ratio(11, 36));
  expect(odds.expectation(odds.rerollWell(d6, face => face))).toEqual(odds.ratio(17, 4));
});

test('a table of results, and a second roll that hangs on the first', () => {
  const result = odds.through(d6, face => (face <= 3 ? 0 : face <= 5 ? 1 : 2));
  expect(result).toEqual(
    odds.weighted([
      [0, 3],
      [1, 2],
      [2, 1],
    ]),
  );
  const after = odds.andThen(result, hits => odds.hits(hits, d6, face => face >= 5));
  expect(odds.chance(after, n => n >= 1)).toEqual(odds.ratio(2 * 3 + 5, 6 * 9));
});

test('fractions are shown as rounded percentages', () => {
  expect(odds.percent(odds.ratio(1, 3))).toBe(33);
  expect(odds.percent(odds.ratio(2, 3), 1)).toBe(66.7);
  expect(odds.percent(odds.ratio(1, 8))).toBe(13);
  expect(odds.percent(odds.ratio(-1, 8))).toBe(-13);
  expect(odds.percent(whole)).toBe(100);
  expect(odds.ratio(4, -6)).toEqual({ n: -2n, of: 3n });
  expect(() => odds.ratio(1, 0)).toThrow(RangeError);
});

test('what cannot come is refused', () => {
  expect(() => odds.weighted([])).toThrow(RangeError);
  expect(() => odds.weighted([[1, -1]])).toThrow(RangeError);
  expect(() => odds.given(d6, () => false)).toThrow(RangeError);
});

test('all chances together are exactly one, whatever is built', () => {
  fc.assert(
    fc.property(dists, dists, fc.integer({ min: 1, max: 4 }), fc.integer({ min: -5, max: 9 }), (a, b, n, mark) => {
      const built = [
        odds.plus(a, b),
        odds.times(n, a),
        odds.bestOf(n, a),
        odds.worstOf(n, a),
        odds.through(a, v => v % 3),
        odds.mixture([
          [a, n],
          [b, 2],
        ]),
        odds.reroll(a, v => v < mark),
        odds.rerollWell(a, v => v * v),
        odds.hits(n, a, v => v >= mark),
        odds.andThen(a, v => odds.plus(b, odds.certain(v))),
      ];
      for (const dist of built) {
        expect(dist.ways.reduce((sum, ways) => sum + ways, 0n)).toBe(dist.all);
        expect(odds.chance(dist, () => true)).toEqual(whole);
        expect(dist.values).toEqual([...new Set(dist.values)].sort((x, y) => x - y));
      }
    }),
  );
});

test('sums commute and associate, and averages add', () => {
  fc.assert(
    fc.property(dists, dists, dists, (a, b, c) => {
      expect(odds.plus(a, b)).toEqual(odds.plus(b, a));
      expect(odds.plus(odds.plus(a, b), c)).toEqual(odds.plus(a, odds.plus(b, c)));
      expect(odds.plus(a, odds.certain(0))).toEqual(a);
      expect(odds.andThen(a, v => odds.plus(b, odds.certain(v)))).toEqual(odds.plus(a, b));
      const [x, y] = [odds.expectation(a), odds.expectation(b)];
      expect(odds.expectation(odds.plus(a, b))).toEqual(odds.ratio(x.n * y.of + y.n * x.of, x.of * y.of));
    }),
  );
});

test('n draws are n draws, one after another', () => {
  fc.assert(
    fc.property(dists, fc.nat(6), (a, n) => {
      let sum = odds.certain(0);
      for (let i = 0; i < n; i++) sum = odds.plus(sum, a);
      expect(odds.times(n, a)).toEqual(sum);
      let best = a;
      for (let i = 1; i < n; i++) best = odds.combine(best, a, Math.max);
      if (n > 0) expect(odds.bestOf(n, a)).toEqual(best);
    }),
  );
});

test('a mirror contest is fair and one seen from the other side is turned round', () => {
  fc.assert(
    fc.property(dists, dists, (a, b) => {
      const [here, there] = [odds.contest(a, b), odds.contest(b, a)];
      expect([here.win, here.tie, here.lose]).toEqual([there.lose, there.tie, there.win]);
      expect(odds.contest(a, a).win).toEqual(odds.contest(a, a).lose);
    }),
  );
});

test('no rule for re-rolling beats the best use of it', () => {
  fc.assert(
    fc.property(dists, fc.nat(63), (a, bits) => {
      const other = odds.expectation(odds.reroll(a, v => ((bits >> a.values.indexOf(v)) & 1) === 1));
      const well = odds.expectation(odds.rerollWell(a, v => v));
      expect(well.n * other.of >= other.n * well.of).toBe(true);
    }),
  );
});
