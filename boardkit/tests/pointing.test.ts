/** Facts point at things by the names of their parts. */
import { expect, test } from 'vitest';
import { pointing, waysBy } from '../pointing.ts';

const things = pointing({ at: 'space', units: 'unit', unit: 'unit' });

test('parts named so are pointed at, one by one and in lists', () => {
  expect(things({ about: { at: 12, units: [3, 4], dice: [5, 6], side: 'british' } })).toEqual(['space:12', 'unit:3', 'unit:4']);
});
test('lists of parts within are looked at, each thing once', () => {
  expect(
    things({
      about: {
        stacks: [
          { at: 1, unit: 7 },
          { at: 1, unit: 8 },
        ],
      },
    }),
  ).toEqual(['space:1', 'unit:7', 'unit:8']);
});
test('what is nowhere, no number or not named points at nothing', () => {
  expect(things({ about: { at: -1, n: 4, units: [], deep: { die: 3 } } })).toEqual([]);
  expect(things({ about: null })).toEqual([]);
});

test('a way is drawn for facts that are ways, from one space to another one', () => {
  const way = waysBy({ marched: 'march', sailed: 'sea' });
  expect(way({ kind: 'marched', about: { from: 3, to: 4, units: [1] } })).toEqual({
    from: 'space:3',
    to: 'space:4',
    kind: 'march',
  });
  expect(way({ kind: 'sailed', about: { from: 0, to: 9 } })?.kind).toBe('sea');
  expect(way({ kind: 'exchanged', about: { from: 3, to: 4 } })).toBeNull();
  expect(way({ kind: 'marched', about: { from: 3, to: 3 } })).toBeNull();
  expect(way({ kind: 'marched', about: { from: -1, to: 3 } })).toBeNull();
  expect(way({ kind: 'marched', about: { from: [1], to: 3 } })).toBeNull();
});
