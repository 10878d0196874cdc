import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as pile from '../pile.ts';

const piles = fc.array(fc.nat(9), { maxLength: 12 });
const luck = fc.nat(1000).map(seed => {
  let state = seed;
  return (n: number) => {
    state = (state * 75 + 74) % 65537;
    return state % n;
  };
});
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);

test('the top is the last put there', () => {
  const deck: pile.Pile = [];
  pile.putTop(deck, 1);
  pile.putTop(deck, 2);
  pile.putUnder(deck, 3);
  pile.putAt(deck, 1, 4);
  expect(deck).toEqual([3, 4, 1, 2]);
  expect([pile.drawTop(deck), pile.drawTop(deck), pile.drawTop(deck), pile.drawTop(deck), pile.drawTop(deck)]).toEqual([
    2,
    1,
    4,
    3,
    pile.NOTHING,
  ]);
});

test('taking leaves the rest in order', () => {
  const hand = [5, 6, 7, 6];
  expect(pile.takeAt(hand, 1)).toBe(6);
  expect(hand).toEqual([5, 7, 6]);
  expect(pile.takeAt(hand, 3)).toBe(pile.NOTHING);
  expect(pile.take(hand, 7)).toBe(true);
  expect(pile.take(hand, 7)).toBe(false);
  expect(hand).toEqual([5, 6]);
});

test('a blind draw follows the choice', () => {
  const cup = [10, 11, 12];
  expect(pile.drawAny(cup, n => n - 2)).toBe(11);
  expect(cup).toEqual([10, 12]);
  expect(pile.drawAny([], () => 0)).toBe(pile.NOTHING);
});

test('an exhausted deck is made anew from the discards', () => {
  const [deck, discards] = [[4], [1, 2, 3]];
  expect(pile.drawOrReshuffle(deck, discards, () => 0)).toBe(4);
  expect(discards).toEqual([1, 2, 3]);
  expect([1, 2, 3]).toContain(pile.drawOrReshuffle(deck, discards, () => 0));
  expect([deck.length, discards.length]).toEqual([2, 0]);
  expect(pile.drawOrReshuffle([], [], () => 0)).toBe(pile.NOTHING);
});

test('moving neither makes nor loses anything', () => {
  fc.assert(
    fc.property(piles, piles, fc.nat(9), fc.nat(14), luck, (a, b, value, n, pick) => {
      const all = sorted([...a, ...b]);
      const held = pile.countOf(a, value);
      expect(pile.moveValue(a, b, value)).toBe(held > 0);
      expect(pile.countOf(a, value)).toBe(held > 0 ? held - 1 : 0);
      const before = a.length;
      expect(pile.moveTop(a, b, n)).toBe(Math.min(n, before));
      pile.shuffle(b, pick);
      expect(sorted([...a, ...b])).toEqual(all);
      pile.moveAll(a, b);
      expect([sorted(b), a]).toEqual([all, []]);
    }),
  );
});

test('every order of a shuffle comes from exactly one run of choices', () => {
  const orders = new Set<string>();
  for (let i = 0; i < 24; i++) {
    const deck = [0, 1, 2, 3];
    let left = i;
    pile.shuffle(deck, n => {
      const choice = left % n;
      left = (left - choice) / n;
      return choice;
    });
    orders.add(deck.join());
  }
  expect(orders.size).toBe(24);
});

test('a sorted hand stays sorted', () => {
  fc.assert(
    fc.property(piles, cards => {
      const hand: pile.Pile = [];
      for (const card of cards) pile.putSorted(hand, card);
      expect(hand).toEqual(sorted(cards));
    }),
  );
});

test('a cup gives each chit once, whatever its kind', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4), { minLength: 1, maxLength: 6 }), cup => {
      const all = pile.chitsOf(cup);
      expect(all.length).toBe(pile.chits(cup));
      const first = all.map((_, i) => pile.drawKind([...cup], () => i));
      expect(first).toEqual(all);
      const emptied = [...cup];
      const drawn = all.map(() => pile.drawKind(emptied, n => n - 1));
      expect(sorted(drawn)).toEqual(all);
      expect(pile.drawKind(emptied, () => 0)).toBe(pile.NOTHING);
    }),
  );
});

test('chits move by kind and number, or not at all', () => {
  const [cup, box] = [[2, 1], [] as pile.Cup];
  expect(pile.moveKind(cup, box, 0, 3)).toBe(false);
  expect(pile.moveKind(cup, box, 1)).toBe(true);
  expect(pile.moveKind(cup, box, 5)).toBe(false);
  expect([cup, box]).toEqual([
    [2, 0],
    [0, 1],
  ]);
});
