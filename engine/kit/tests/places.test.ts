import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTheOpen, placeGroup, placeIndex, placeKind, placeOf, placesOf } from '../places.ts';

const GROUPS = ['garrison', 'siege', 'aboard'] as const;
const worlds = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.nat(9), fc.nat(4), fc.nat(3))
  .map(([space, road, sea, groups]) => placesOf({ space, road, sea }, GROUPS.slice(0, groups)));

test('every kind, number and group is a number of its own, and the number tells them again', () => {
  fc.assert(
    fc.property(worlds, places => {
      const seen = new Set<number>();
      for (const kind of places.kinds)
        for (let index = 0; index < places.count[kind]; index++)
          for (const group of [undefined, ...places.groups]) {
            const place = placeOf(places, kind, index, group);
            seen.add(place);
            expect([placeKind(places, place), placeIndex(places, place, kind), placeGroup(places, place)]).toEqual([
              kind,
              index,
              group ?? null,
            ]);
            for (const other of places.kinds) if (other !== kind) expect(placeIndex(places, place, other)).toBe(-1);
            expect(inTheOpen(places, place)).toBe(placeOf(places, kind, index));
          }
      expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: places.size }, (_, i) => i));
    }),
  );
});
test('the first kind keeps its own numbers in the open; nowhere is no place', () => {
  const places = placesOf({ space: 6, road: 8 }, ['garrison']);
  expect([placeOf(places, 'space', 5), places.open, places.size]).toEqual([5, 14, 28]);
  expect([placeKind(places, -1), placeIndex(places, -1, 'space'), placeGroup(places, -1), inTheOpen(places, -1)]).toEqual([
    null,
    -1,
    null,
    -1,
  ]);
  expect(() => placeOf(places, 'road', 8)).toThrow(RangeError);
});
