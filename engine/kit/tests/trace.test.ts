import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LinesFrom, traceOn, validEachOther } from '../trace.ts';

const SIZE = 8;
/** Arrows between eight places. */
const nets = fc.array(fc.tuple(fc.nat(SIZE - 1), fc.nat(SIZE - 1)), { maxLength: 16 });
const places = fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: 4 });
const along =
  (net: readonly (readonly [number, number])[]): LinesFrom =>
  (at, to) => {
    for (const [a, b] of net) if (a === at) to(b);
  };
/** Length of the shortest way, by trying one link more and more. */
const shortest = (net: readonly (readonly [number, number])[], from: readonly number[], place: number, most: number): number => {
  let here = new Set(from);
  for (let n = 0; n <= most; n++) {
    if (here.has(place)) return n;
    here = new Set([...here, ...net.filter(([a]) => here.has(a)).map(([, b]) => b)]);
  }
  return -1;
};

test('a line is the shortest from any source, and no longer than it may be', () => {
  fc.assert(
    fc.property(nets, places, fc.nat(4), (net, sources, most) => {
      const length = traceOn(SIZE, sources, () => false, along(net), most);
      for (let place = 0; place < SIZE; place++) expect(length[place]).toBe(shortest(net, sources, place, most));
    }),
  );
});
test('what is handed on is a fixed point: each that hands on is a source, and nothing else is reached', () => {
  fc.assert(
    fc.property(nets, places, places, fc.integer({ min: 1, max: 3 }), (net, sources, depots, most) => {
      const length = traceOn(SIZE, sources, place => depots.includes(place), along(net), most);
      const fed = depots.filter(depot => length[depot] !== -1);
      expect([...length]).toEqual([...traceOn(SIZE, [...sources, ...fed], () => false, along(net), most)]);
      // No depot feeds itself: in some order each has a line from a source or from one before it.
      const before = [...sources];
      for (let more = true; more; ) {
        const next = fed.find(depot => !before.includes(depot) && shortest(net, before, depot, most) >= 0);
        if (next === undefined) more = false;
        else before.push(next);
      }
      expect(fed.every(depot => before.includes(depot))).toBe(true);
    }),
  );
});
test('sources valid for each other: each has a line from another, and no larger number of them has', () => {
  fc.assert(
    fc.property(nets, places, fc.integer({ min: 1, max: 4 }), (net, candidates, most) => {
      const valid = validEachOther(SIZE, candidates, along(net), most);
      const holds = (some: readonly number[]): boolean =>
        some.every(one => some.some(other => other !== one && shortest(net, [other], one, most) >= 0));
      expect(holds(valid)).toBe(true);
      for (let bits = 0; bits < 1 << candidates.length; bits++) {
        const some = candidates.filter((_, i) => (bits >> i) & 1);
        if (holds(some)) expect(some.every(one => valid.includes(one))).toBe(true);
      }
    }),
  );
});
