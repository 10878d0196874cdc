import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as dice from '../dice.ts';

const loaded =
  (...faces: number[]): dice.Roll =>
  () =>
    faces.shift()!;

test('a pool is rolled in order, counted, sorted and summed', () => {
  const pool = dice.rollDice(5, 6, loaded(3, 6, 1, 5, 6));
  expect(pool).toEqual([3, 6, 1, 5, 6]);
  expect([dice.sumOf(pool), dice.hitsAtLeast(pool, 5), dice.hitsAtMost(pool, 2)]).toEqual([21, 3, 1]);
  expect(dice.facesOf(pool, 6)).toEqual([0, 1, 0, 1, 0, 1, 2]);
  expect(dice.highestFirst(pool)).toEqual([6, 6, 5, 3, 1]);
  expect(dice.sumOfHighest(pool, 2)).toBe(12);
  expect(dice.rollHits(3, 6, 4, loaded(4, 3, 6))).toBe(2);
  expect(dice.rollDice(1, 6, loaded(2), pool)).toEqual([2]);
});

test('modifiers add up', () => {
  const terms: dice.Term[] = [
    { rule: '6.5-k', value: -2 },
    { rule: 'C-e', value: 2, of: 'ambush' },
    { rule: '6.5-l', value: 1 },
  ];
  expect(dice.total(terms)).toBe(1);
  expect(dice.total([])).toBe(0);
});

test('odds are rounded for the defender and held within the chart', () => {
  const cases: [number, number, number][] = [
    [5, 2, 1],
    [2, 5, -2],
    [4, 4, 0],
    [3, 4, -1],
    [4, 3, 0],
    [20, 1, 5],
    [1, 20, -5],
    [3, 0, 5],
    [0, 3, -5],
    [6, 2, 2],
    [2, 6, -2],
  ];
  for (const [attack, defence, steps] of cases) expect(dice.oddsSteps(attack, defence, 5)).toBe(steps);
});

test('more attack never means worse odds', () => {
  const strength = fc.nat(60);
  fc.assert(
    fc.property(strength, strength, strength, (a, more, d) => {
      expect(dice.oddsSteps(a + more, d + 1, 9)).toBeGreaterThanOrEqual(dice.oddsSteps(a, d + 1, 9));
      expect(dice.oddsSteps(a + 1, d + more, 9)).toBeLessThanOrEqual(dice.oddsSteps(a + 1, d, 9));
    }),
  );
});

test('a table of ranges is read off, and its end rows reach on', () => {
  const table = dice.rangeTable([
    [1, 3, 'none'],
    [4, 5, 'half'],
    [6, 6, 'all'],
  ]);
  expect([0, 1, 3, 4, 5, 6, 11].map(n => dice.lookUp(table, n))).toEqual(['none', 'none', 'none', 'half', 'half', 'all', 'all']);
});

test('a table may be open at its ends', () => {
  const table = dice.rangeTable([
    [-Infinity, 0, 'a'],
    [1, 2, 'b'],
    [3, Infinity, 'c'],
  ]);
  expect([-5, 0, 1, 2, 3, 40].map(n => dice.lookUp(table, n))).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
  expect(dice.lookUp(dice.rangeTable([[-Infinity, Infinity, 'always']]), 17)).toBe('always');
});

test('a table with a gap, an overlap or a row upside down is refused', () => {
  expect(() =>
    dice.rangeTable([
      [1, 2, 0],
      [4, 5, 1],
    ]),
  ).toThrow(RangeError);
  expect(() =>
    dice.rangeTable([
      [1, 3, 0],
      [3, 5, 1],
    ]),
  ).toThrow(RangeError);
  expect(() => dice.rangeTable([[3, 1, 0]])).toThrow(RangeError);
  expect(() =>
    dice.rangeTable([
      [1, Infinity, 0],
      [2, 3, 1],
    ]),
  ).toThrow(RangeError);
  expect(() => dice.rangeTable([])).toThrow(RangeError);
});

test('rows and columns meet in a cell', () => {
  const table = dice.crossTable(
    [
      [1, 2],
      [3, 6],
    ],
    [
      [1, 1],
      [2, 3],
      [4, Infinity],
    ],
    [
      [0, 1, 2],
      [3, 4, 5],
    ],
  );
  expect([dice.cell(table, 1, 1), dice.cell(table, 2, 3), dice.cell(table, 6, 9), dice.cell(table, 0, 0)]).toEqual([0, 1, 5, 0]);
  expect(() => dice.crossTable([[1, 6]], [[1, 1]], [[1, 2]])).toThrow('needs 1 rows of 1 cells');
});

test('compiled ranges agree with searching the rows', () => {
  const widths = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(widths, fc.integer({ min: -5, max: 5 }), (spans, start) => {
      let at = start;
      const rows = spans.map((span, i): dice.RangeRow<number> => {
        at += span;
        return [at - span, at - 1, i];
      });
      const table = dice.rangeTable(rows);
      for (let n = start; n < at; n++) expect(dice.lookUp(table, n)).toBe(rows.find(([from, to]) => n >= from && n <= to)![2]);
    }),
  );
});
