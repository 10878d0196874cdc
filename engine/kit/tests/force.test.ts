import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  broken,
  candidatesOf,
  type Force,
  gathered,
  keepThose,
  leftBehind,
  membersOf,
  pointKind,
  pointOf,
  regroup,
  succeed,
  timesIn,
} from '../force.ts';

/** Everybody in a space: some pieces of ten, up to three points of each of three kinds. */
const there: fc.Arbitrary<Force> = fc
  .tuple(fc.uniqueArray(fc.nat(9)), fc.array(fc.nat(3), { maxLength: 3 }))
  .map(([pieces, points]) => ({ commander: -1, pieces: pieces.sort((a, b) => a - b), points }));
const partOf = (force: Force): fc.Arbitrary<number[]> => fc.subarray(membersOf(force));
const two = there.chain(all => fc.tuple(fc.constant(all), partOf(all), partOf(all)));
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);
const copyOf = ({ commander, pieces, points }: Force): Force => ({ commander, pieces: [...pieces], points: [...points] });

test('a list names a force and a force its list', () => {
  fc.assert(
    fc.property(two, ([all, list]) => {
      expect(sorted(membersOf(gathered(list)))).toEqual(sorted(list));
      for (const member of candidatesOf(all))
        expect(timesIn(all, member)).toBe(membersOf(all).filter(one => one === member).length);
      expect(new Set(candidatesOf(all))).toEqual(new Set(membersOf(all)));
      expect(timesIn(all, 77)).toBe(0);
    }),
  );
  expect([pointOf(0), pointKind(pointOf(2)), pointKind(5)]).toEqual([-1, 2, -1]);
});
test('who goes and who stays are together all that were there', () => {
  fc.assert(
    fc.property(two, ([all, list]) => {
      const before = copyOf(all);
      const rest = leftBehind(all, gathered(list));
      expect(sorted([...membersOf(rest), ...list])).toEqual(sorted(membersOf(all)));
      expect(all).toEqual(before);
    }),
  );
});
test('what is dropped can be picked up again, and what is not there cannot be left behind', () => {
  fc.assert(
    fc.property(two, ([all, list]) => {
      const force = copyOf(all);
      const rest = membersOf(leftBehind(all, gathered(list)));
      expect(sorted(regroup(force, rest).left)).toEqual(sorted(list));
      expect(sorted(membersOf(force))).toEqual(sorted(rest));
      for (const piece of list.filter(member => member >= 0))
        expect(() => leftBehind(force, gathered([piece]))).toThrow(RangeError);
      expect(sorted(regroup(force, membersOf(all)).joined)).toEqual(sorted(list));
      expect(sorted(membersOf(force))).toEqual(sorted(membersOf(all)));
    }),
  );
});
test('a force is put together anew: it becomes the list, and what left and what joined make up the difference', () => {
  fc.assert(
    fc.property(two, ([, one, other]) => {
      const force = gathered(one);
      const { left, joined } = regroup(force, other);
      expect(sorted(membersOf(force))).toEqual(sorted(other));
      expect(sorted([...one, ...joined])).toEqual(sorted([...other, ...left]));
      expect(left.some(member => joined.includes(member))).toBe(false);
    }),
  );
});
test('a commander who is left or lost commands no more, and the highest in rank succeeds him', () => {
  const force = gathered([3, 5, 8, pointOf(0)], 5);
  succeed(force, piece => piece);
  expect(force.commander).toBe(5);
  expect(keepThose(force, piece => piece !== 5)).toEqual([5]);
  expect(force).toEqual({ commander: -1, pieces: [3, 8], points: [1] });
  succeed(force, piece => (piece === 3 ? 2 : 2));
  expect(force.commander).toBe(3);
  const leaderless = gathered([1, 2]);
  succeed(leaderless, () => 0);
  expect(leaderless.commander).toBe(-1);
  expect(leftBehind(gathered([3, 5], 5), gathered([5])).commander).toBe(-1);
  expect(leftBehind(gathered([3, 5], 5), gathered([3])).commander).toBe(5);
});
test('a limit that holds for a list holds for every part of it', () => {
  const limits = [
    { rule: 'pieces', weigh: (member: number) => (member >= 0 ? 1 : 0), most: 2 },
    { rule: 'points', weigh: (member: number) => (member < 0 ? 2 : 1), most: 6 },
  ];
  fc.assert(
    fc.property(
      there.chain(all => partOf(all)).chain(list => fc.tuple(fc.constant(list), fc.subarray(list))),
      ([list, part]) => {
        if (broken(limits, list) === null) expect(broken(limits, part)).toBe(null);
        const pieces = list.filter(member => member >= 0).length;
        const first = pieces > 2 ? 'pieces' : pieces + 2 * (list.length - pieces) > 6 ? 'points' : undefined;
        expect(broken(limits, list)?.rule).toBe(first);
      },
    ),
  );
});
