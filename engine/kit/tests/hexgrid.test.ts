import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance } from '../distance.ts';
import { neighbours } from '../graph.ts';
import { OFFSETS, opposite } from '../hex.ts';
import {
  buildHexGrid,
  directionTo,
  gridWithin,
  hexAtOffset,
  hexesApart,
  hexNumber,
  hexReach,
  sideBetween,
  sideFeatures,
} from '../hexgrid.ts';
import { BLOCKED, pathTo, stopping } from '../reach.ts';

const rectangle = (cols: number, rows: number) =>
  Array.from({ length: cols * rows }, (_, i) => ({ col: i % cols, row: Math.floor(i / cols) }));

const grids = fc
  .record({
    offset: fc.constantFrom(...OFFSETS),
    cells: fc.uniqueArray(fc.record({ col: fc.nat(5), row: fc.nat(5) }), {
      selector: ({ col, row }) => col * 10 + row,
      minLength: 1,
    }),
  })
  .map(({ offset, cells }) => ({ cells, grid: buildHexGrid(offset, cells) }));

test('a rectangle of hexes has the hexsides it should', () => {
  const grid = buildHexGrid('odd-r', rectangle(3, 3));
  expect(grid.innerSides).toBe(16);
  expect(grid.sides).toBe(9 * 6 - 16);
  expect(neighbours(grid.graph, hexAtOffset(grid, 1, 1))).toEqual([5, 2, 1, 3, 7, 8]);
  expect(hexAtOffset(grid, 3, 0)).toBe(-1);
  expect(directionTo(grid, 4, 5)).toBe(0);
  expect(directionTo(grid, 4, 0)).toBe(-1);
  expect(sideBetween(grid, 4, 0)).toBe(-1);
});

test('a hexside has one number, shared by both hexes', () => {
  fc.assert(
    fc.property(grids, ({ grid }) => {
      const met = new Map<number, number>();
      for (let hex = 0; hex < grid.size; hex++) {
        for (let d = 0; d < 6; d++) {
          const side = grid.side[hex * 6 + d]!;
          const to = grid.next[hex * 6 + d]!;
          met.set(side, (met.get(side) ?? 0) + 1);
          expect([grid.sideA[side], grid.sideB[side]]).toEqual(to < 0 ? [hex, -1] : [Math.min(hex, to), Math.max(hex, to)]);
          expect(side < grid.innerSides).toBe(to >= 0);
          if (to < 0) continue;
          expect(grid.side[to * 6 + opposite(d)]).toBe(side);
          expect(grid.next[to * 6 + opposite(d)]).toBe(hex);
          expect(sideBetween(grid, hex, to)).toBe(side);
        }
      }
      expect([...met.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: grid.sides }, (_, i) => i));
      for (const [side, times] of met) expect(times).toBe(side < grid.innerSides ? 2 : 1);
    }),
  );
});

test('numbers, coordinates and the graph agree', () => {
  fc.assert(
    fc.property(grids, ({ grid, cells }) => {
      cells.forEach(({ col, row }, hex) => {
        expect(hexAtOffset(grid, col, row)).toBe(hex);
        expect(hexNumber(grid, grid.q[hex]!, grid.r[hex]!)).toBe(hex);
        expect(neighbours(grid.graph, hex)).toEqual([...grid.next.slice(hex * 6, hex * 6 + 6)].filter(to => to >= 0));
      });
      for (let step = 0; step < grid.innerSides * 2; step++) {
        expect(sideBetween(grid, grid.graph.from[step]!, grid.graph.to[step]!)).toBe(grid.graph.link[step]);
      }
    }),
  );
});

test('on a map without holes walking is as short as flying', () => {
  for (const offset of OFFSETS) {
    const grid = buildHexGrid(offset, rectangle(6, 5));
    for (let a = 0; a < grid.size; a++) {
      for (let b = 0; b < grid.size; b++) expect(distance(grid.graph, a, b)).toBe(hexesApart(grid, a, b));
    }
  }
});

test('rivers cost, mountains bar, woods stop', () => {
  const grid = buildHexGrid('odd-r', rectangle(5, 1));
  const [RIVER, RIDGE] = [1, 2];
  const features = sideFeatures(grid, [
    [1, 0, RIVER],
    [3, 4, RIDGE],
  ]);
  const wood = 3;
  const cost = (hex: number, side: number) => {
    if (features[side] === RIDGE) return BLOCKED;
    const paid = features[side] === RIVER ? 2 : 1;
    return hex === wood ? stopping(paid) : paid;
  };
  const found = hexReach(grid, [0], 9, cost);
  expect([...found.cost]).toEqual([0, 2, 3, 4, -1]);
  expect(pathTo(grid.graph, found, 3)).toEqual([0, 1, 2, 3]);
  expect(hexReach(grid, [0], 1, cost).spaces).toEqual([0]);
  expect(hexReach(grid, [4], 9, cost).spaces).toEqual([4]);
  expect(hexReach(grid, [3], 2, cost).spaces).toEqual([3, 2, 1]);
});

test('a radius is cut off at the edge of the map', () => {
  const grid = buildHexGrid('odd-r', rectangle(3, 3));
  expect(gridWithin(grid, 0, 1)).toEqual([0, 1, 3]);
  expect(gridWithin(grid, 4, 1)).toEqual([1, 2, 3, 4, 5, 7, 8]);
});

test('a hex printed twice, or a feature between strangers, is refused', () => {
  expect(() =>
    buildHexGrid('odd-q', [
      { col: 1, row: 1 },
      { col: 1, row: 1 },
    ]),
  ).toThrow('listed twice');
  expect(() => sideFeatures(buildHexGrid('odd-r', rectangle(3, 1)), [[0, 2, 1]])).toThrow('share no hexside');
});
