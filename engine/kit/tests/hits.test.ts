import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allot, type HitOrder } from '../hits.ts';

/** Every way of taking the hits one by one, as the order says it: how many each has taken in the end. */
const oneByOne = (steps: readonly number[], hits: number, order: HitOrder, rank: readonly number[]): Set<string> => {
  const ends = new Set<string>();
  const go = (taken: number[], left: number): void => {
    const standing = steps.map((_, i) => i).filter(i => taken[i]! < steps[i]!);
    if (left === 0 || standing.length === 0) {
      ends.add(taken.join(' '));
      return;
    }
    const first = Math.min(...standing.map(i => rank[i]!));
    const may = standing.filter(i => rank[i] === first);
    const size = (i: number): number => steps[i]! - taken[i]!;
    const largest = Math.max(...may.map(size));
    const fewest = Math.min(...may.map(i => taken[i]!));
    for (const i of may) {
      if (order === 'largest-first' && size(i) < largest) continue;
      if (order === 'each-before-twice' && taken[i]! > fewest) continue;
      go(
        taken.map((n, j) => (j === i ? n + 1 : n)),
        left - 1,
      );
    }
  };
  go(
    steps.map(() => 0),
    hits,
  );
  return ends;
};
/** Every way that `allot` leaves open. */
const allotted = (steps: readonly number[], hits: number, order: HitOrder, rank?: readonly number[]): Set<string> => {
  const { forced, open, left } = allot(steps, hits, order, rank);
  const ends = new Set<string>();
  const go = (taken: number[], at: number, rest: number): void => {
    if (at === steps.length) {
      if (rest === 0) ends.add(taken.join(' '));
      return;
    }
    for (let n = 0; n <= Math.min(open[at]!, rest); n++) go([...taken, forced[at]! + n], at + 1, rest - n);
  };
  go([], 0, left);
  return ends;
};
const orders = fc.constantFrom<HitOrder>('free', 'largest-first', 'each-before-twice');
const targets = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.nat(1)), { minLength: 1, maxLength: 4 });

test('what is forced and what is left open are just what taking hits one by one comes to', () => {
  fc.assert(
    fc.property(targets, fc.nat(9), orders, (list, hits, order) => {
      const steps = list.map(([n]) => n);
      const rank = list.map(([, r]) => r);
      expect(allotted(steps, hits, order, rank)).toEqual(oneByOne(steps, hits, order, rank));
      expect(allotted(steps, hits, order)).toEqual(
        oneByOne(
          steps,
          hits,
          order,
          steps.map(() => 0),
        ),
      );
    }),
    { numRuns: 400 },
  );
});
test('a hit without a choice is forced, and hits beyond all strength are lost', () => {
  expect(allot([3], 2, 'free')).toEqual({ forced: [2], open: [0], left: 0 });
  expect(allot([2, 1], 9, 'largest-first')).toEqual({ forced: [2, 1], open: [0, 0], left: 0 });
  expect(allot([4, 2, 2], 3, 'largest-first')).toEqual({ forced: [2, 0, 0], open: [1, 1, 1], left: 1 });
  expect(allot([2, 2, 1], 4, 'each-before-twice')).toEqual({ forced: [1, 1, 1], open: [1, 1, 0], left: 1 });
  expect(allot([2, 2], 3, 'free')).toEqual({ forced: [1, 1], open: [1, 1], left: 1 });
  expect(allot([1, 3, 3], 3, 'free', [1, 0, 0]).forced).toEqual([0, 0, 0]);
});
