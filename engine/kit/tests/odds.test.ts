import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as odds from '../odds.ts';

/** Sums of dice of all sizes, some with a number added. */
const dists: fc.Arbitrary<odds.Dist> = fc
  .tuple(fc.array(fc.integer({ min: 2, max: 8 }), { minLength: 1, maxLength: 3 }), fc.integer({ min: -5, max: 5 }))
  .map(([dice, more]) => dice.map(odds.die).reduce(odds.plus, odds.certain(more)));
const whole = odds.ratio(1);
const d6 = odds.die(6);
const mean = ({ values, ways, all }: odds.Dist): odds.Ratio =>
  odds.ratio(
    values.reduce((sum, value, i) => sum + BigInt(value) * ways[i]!, 0n),
    all,
  );

test('two dice make seven in six ways of thirty-six', () => {
  const two = odds.plus(d6, d6);
  expect(odds.chance(two, sum => sum === 7)).toEqual(odds.ratio(6, 36));
  expect(two.all).toBe(36n);
  expect(mean(two)).toEqual(odds.ratio(7));
});

test('buckets of dice hit as counted by hand', () => {
  const fire = odds.hitsOfBuckets([
    { dice: 2, sides: 6, least: 5 },
    { dice: 1, sides: 6, least: 4 },
  ]);
  // Two dice hit on 1/3 each (4, 4 and 1 ways of nine for none, one, two), the third on 1/2.
  expect(fire).toEqual({ values: [0, 1, 2, 3], ways: [4n, 8n, 5n, 1n], all: 18n });
  expect(odds.hitsOfBuckets([])).toEqual(odds.certain(0));
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

test('a die without faces is refused', () => {
  expect(() => odds.die(0)).toThrow(RangeError);
});

test('all chances together are exactly one, whatever is built', () => {
  fc.assert(
    fc.property(dists, dists, fc.integer({ min: 1, max: 4 }), fc.integer({ min: -5, max: 9 }), (a, b, n, mark) => {
      for (const dist of [odds.plus(a, b), odds.hits(n, a, v => v >= mark)]) {
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
      const [x, y] = [mean(a), mean(b)];
      expect(mean(odds.plus(a, b))).toEqual(odds.ratio(x.n * y.of + y.n * x.of, x.of * y.of));
    }),
  );
});

test('n draws are n draws, one after another', () => {
  fc.assert(
    fc.property(dists, fc.nat(6), fc.integer({ min: -5, max: 20 }), (a, n, mark) => {
      const hit = (value: number): boolean => value >= mark;
      let sum = odds.certain(0);
      for (let i = 0; i < n; i++) sum = odds.plus(sum, odds.hits(1, a, hit));
      expect(odds.hits(n, a, hit)).toEqual(sum);
    }),
  );
});
