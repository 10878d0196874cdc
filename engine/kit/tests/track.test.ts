import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carry, moveOnTrack, swing } from '../track.ts';

// Ten points make one; the great track begins at 1.
const tens = { base: 10, least: 1 };

test('a track that ends swallows the rest', () => {
  expect(moveOnTrack(3, 4, 0, 5)).toEqual({ value: 5, lost: 2 });
  expect(moveOnTrack(3, -4, 0, 5)).toEqual({ value: 0, lost: -1 });
  expect(moveOnTrack(3, 1, 0, 5)).toEqual({ value: 4, lost: 0 });
});

test('ten points become one at once, and the remainder stays', () => {
  expect(carry(tens, 1, 8, 5)).toEqual({ great: 2, small: 3 });
  expect(carry(tens, 1, 0, 27)).toEqual({ great: 3, small: 7 });
});

test('a loss is paid from the great track down to its least, the rest is forgiven', () => {
  expect(carry(tens, 3, 2, -5)).toEqual({ great: 2, small: 7 });
  expect(carry(tens, 2, 1, -25)).toEqual({ great: 1, small: 0 });
  expect(carry(tens, 1, 4, -6)).toEqual({ great: 1, small: 0 });
});
test('carrying keeps the sum, down to the least', () => {
  fc.assert(
    fc.property(
      fc.record({ base: fc.integer({ min: 2, max: 12 }), least: fc.nat(2) }),
      fc.nat(5),
      fc.nat(11),
      fc.integer({ min: -60, max: 60 }),
      (rules, above, points, by) => {
        const [great, small] = [rules.least + above, points % rules.base];
        const now = carry(rules, great, small, by);
        expect(now.great * rules.base + now.small).toBe(Math.max(rules.least * rules.base, great * rules.base + small + by));
        expect(now.small >= 0 && now.small < rules.base).toBe(true);
      },
    ),
  );
});

const will = { least: 0, most: 199, upTurn: 2, downTurn: 3 };
test('a marker with momentum moves further when it turns, and shows how it moved last', () => {
  expect(swing({ value: 100, rising: true }, 5, will)).toEqual({ value: 105, rising: true });
  expect(swing({ value: 100, rising: true }, -5, will)).toEqual({ value: 92, rising: false });
  expect(swing({ value: 100, rising: false }, 5, will)).toEqual({ value: 107, rising: true });
  expect(swing({ value: 100, rising: false }, 0, will)).toEqual({ value: 100, rising: false });
  expect(swing({ value: 1, rising: true }, -1, will)).toEqual({ value: 0, rising: false });
});
test('momentum: changes of one sign add up, and each turn costs just once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -4, max: 4 }), { maxLength: 12 }), fc.boolean(), (changes, rising) => {
      const wide = { least: -1000, most: 1000, upTurn: 2, downTurn: 3 };
      let now = { value: 0, rising };
      for (const by of changes) now = swing(now, by, wide);
      const signs = [rising ? 1 : -1, ...changes.filter(by => by !== 0).map(Math.sign)];
      const turns = signs.slice(1).map((sign, i) => (sign === signs[i] ? 0 : sign > 0 ? 2 : -3));
      expect(now.value).toBe([...changes, ...turns].reduce((sum, by) => sum + by, 0));
      expect(now.rising).toBe(signs.at(-1) === 1);
    }),
  );
});
