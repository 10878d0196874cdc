import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffled, take, takeAny } from '../pile.ts';

const lists = fc.array(fc.nat(5), { maxLength: 8 });
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);

test('one is taken by its value, once, or nothing is', () => {
  fc.assert(
    fc.property(lists, fc.nat(5), (given, value) => {
      const list = [...given];
      expect(take(list, value)).toBe(given.includes(value));
      const at = given.lastIndexOf(value);
      expect(list).toEqual(given.filter((_, i) => i !== at));
    }),
  );
});
test('one is taken blindly from where chance says, and the rest keeps its order', () => {
  fc.assert(
    fc.property(lists, fc.nat(7), (given, luck) => {
      const list = [...given];
      if (given.length === 0) expect(() => takeAny(list, () => 0)).toThrow(RangeError);
      else {
        expect(takeAny(list, n => luck % n)).toBe(given[luck % given.length]);
        expect(list).toEqual(given.filter((_, i) => i !== luck % given.length));
      }
    }),
  );
});
test('a shuffled list has the same things, and the one it was made from is as it was', () => {
  fc.assert(
    fc.property(lists, fc.nat(99), (given, luck) => {
      const before = [...given];
      expect(sorted(shuffled(given, n => luck % n))).toEqual(sorted(given));
      expect(given).toEqual(before);
    }),
  );
});
test('every order of a list comes from just one series of picks', () => {
  const orders: string[] = [];
  for (let a = 0; a < 4; a++)
    for (let b = 0; b < 3; b++)
      for (let c = 0; c < 2; c++) {
        const picks = [a, b, c];
        orders.push(shuffled([0, 1, 2, 3], () => picks.shift()!).join(''));
      }
  expect(new Set(orders).size).toBe(24);
});
