import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxesMet, type CarryRules, carry, moveOnTrack, spendFromTrack } from '../track.ts';

// Ten points make one; the great track begins at 1.
const tens: CarryRules = { base: 10, least: 1 };

test('a track that ends swallows the rest', () => {
  expect(moveOnTrack(3, 4, 0, 5)).toEqual({ value: 5, lost: 2 });
  expect(moveOnTrack(3, -4, 0, 5)).toEqual({ value: 0, lost: -1 });
  expect(moveOnTrack(3, 1, 0, 5)).toEqual({ value: 4, lost: 0 });
});

test('one cannot spend what the track does not hold', () => {
  expect(spendFromTrack(3, 3)).toBe(0);
  expect(spendFromTrack(3, 4)).toBeUndefined();
  expect(spendFromTrack(3, 3, 1)).toBeUndefined();
});

test('ten points become one at once, and the remainder stays', () => {
  expect(carry(tens, 1, 8, 5)).toEqual({ great: 2, small: 3, lost: 0 });
  expect(carry(tens, 1, 0, 27)).toEqual({ great: 3, small: 7, lost: 0 });
});

test('a loss is paid from the great track down to its least, the rest is forgiven', () => {
  expect(carry(tens, 3, 2, -5)).toEqual({ great: 2, small: 7, lost: 0 });
  expect(carry(tens, 2, 1, -25)).toEqual({ great: 1, small: 0, lost: -14 });
  expect(carry(tens, 1, 4, -6)).toEqual({ great: 1, small: 0, lost: -2 });
});

test('the top of the great track keeps or drops the remainder', () => {
  expect(carry({ ...tens, most: 4 }, 4, 3, 9)).toEqual({ great: 4, small: 9, lost: 3 });
  expect(carry({ ...tens, most: 4, atTop: 'drop' }, 3, 8, 5)).toEqual({ great: 4, small: 0, lost: 3 });
});

test('without borrowing a loss stops at the bottom of the small track', () => {
  expect(carry({ ...tens, borrow: false }, 3, 2, -5)).toEqual({ great: 3, small: 0, lost: -3 });
});

test('carrying conserves: what is not on the tracks was lost', () => {
  fc.assert(
    fc.property(
      fc.record({
        base: fc.integer({ min: 2, max: 12 }),
        least: fc.nat(2),
        atTop: fc.constantFrom('keep', 'drop'),
        borrow: fc.boolean(),
      }),
      fc.nat(5),
      fc.nat(11),
      fc.integer({ min: -60, max: 60 }),
      (rules, above, points, by) => {
        const all: CarryRules = { ...rules, most: 6 };
        const [great, small] = [Math.min(6, rules.least + above), points % rules.base];
        const now = carry(all, great, small, by);
        expect(now.great * rules.base + now.small + now.lost).toBe(great * rules.base + small + by);
        expect(now.small >= 0 && now.small < rules.base).toBe(true);
        expect(now.great).toBeGreaterThanOrEqual(rules.least);
        expect(now.great).toBeLessThanOrEqual(6);
        expect(now.lost * by).toBeGreaterThanOrEqual(0);
        if (by < 0 && now.lost < 0) expect(now.small).toBe(0);
      },
    ),
  );
});

test('a marker meets the boxes it passes in its own order', () => {
  const marks = [2, 5, 9];
  expect(boxesMet(marks, 2, 9)).toEqual([5, 9]);
  expect(boxesMet(marks, 9, 2)).toEqual([5, 2]);
  expect(boxesMet(marks, 5, 5)).toEqual([]);
});
