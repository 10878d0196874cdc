import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fromOffset,
  type Hex,
  hexDistance,
  hexesWithin,
  hexLine,
  hexNeighbour,
  hexRing,
  isPointy,
  OFFSETS,
  opposite,
  roundHex,
  toOffset,
} from '../hex.ts';
import { drawn, HEX_SCALE, hexAt, latticeCentre, latticeCorners, latticeSide } from '../hexshape.ts';

const hexes = fc.record({ q: fc.integer({ min: -20, max: 20 }), r: fc.integer({ min: -20, max: 20 }) });
const directions = fc.nat(5);

test('the neighbours of an odd-r hex depend on its row', () => {
  const around = (col: number, row: number) =>
    [0, 1, 2, 3, 4, 5].map(d => {
      const at = toOffset('odd-r', hexNeighbour(fromOffset('odd-r', col, row), d));
      return [at.col, at.row];
    });
  // E, NE, NW, W, SW, SE
  expect(around(4, 2)).toEqual([
    [5, 2],
    [4, 1],
    [3, 1],
    [3, 2],
    [3, 3],
    [4, 3],
  ]);
  expect(around(4, 3)).toEqual([
    [5, 3],
    [5, 2],
    [4, 2],
    [3, 3],
    [4, 4],
    [5, 4],
  ]);
});

test('the column east of an even-q hex is shoved up for odd columns', () => {
  const north = toOffset('even-q', hexNeighbour(fromOffset('even-q', 3, 4), 2));
  const northEast = toOffset('even-q', hexNeighbour(fromOffset('even-q', 3, 4), 1));
  const northEastOfEven = toOffset('even-q', hexNeighbour(fromOffset('even-q', 2, 4), 1));
  expect([north, northEast, northEastOfEven]).toEqual([
    { col: 3, row: 3 },
    { col: 4, row: 3 },
    { col: 3, row: 4 },
  ]);
});

test('every layout converts there and back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...OFFSETS), hexes, (offset, hex) => {
      const { col, row } = toOffset(offset, hex);
      expect(fromOffset(offset, col, row)).toEqual(hex);
    }),
  );
});

test('printed rows and columns lie where the layout says', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...OFFSETS),
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: -9, max: 9 }),
      (offset, col, row) => {
        const pointy = isPointy(offset);
        const { x, y } = latticeCentre(fromOffset(offset, col, row), pointy);
        const [line, place] = pointy ? [row, col] : [col, row];
        const odd = (line & 1) === 1;
        const shift = offset.startsWith('odd') ? 1 : -1;
        expect(pointy ? [y, x] : [x, y]).toEqual([3 * line, 2 * place + (odd ? shift : 0)]);
      },
    ),
  );
});

test('distance is a metric, one between neighbours', () => {
  fc.assert(
    fc.property(hexes, hexes, hexes, directions, (a, b, c, d) => {
      expect(hexDistance(a, b)).toBe(hexDistance(b, a));
      expect(hexDistance(a, b) === 0).toBe(a.q === b.q && a.r === b.r);
      expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c));
      expect(hexDistance(a, hexNeighbour(a, d))).toBe(1);
      expect(hexNeighbour(hexNeighbour(a, d), opposite(d))).toEqual(a);
    }),
  );
});

test('a line goes from neighbour to neighbour and is the same line back', () => {
  fc.assert(
    fc.property(hexes, hexes, fc.constantFrom(1 as const, -1 as const), (a, b, bank) => {
      const line = hexLine(a, b, bank);
      expect([line[0], line.at(-1)]).toEqual([a, b]);
      expect(line.length).toBe(hexDistance(a, b) + 1);
      for (let i = 1; i < line.length; i++) expect(hexDistance(line[i - 1]!, line[i]!)).toBe(1);
      expect(hexLine(b, a, bank)).toEqual([...line].reverse());
    }),
  );
});

test('a line along a hexside keeps to the bank asked for', () => {
  const [a, b]: Hex[] = [
    { q: 0, r: 0 },
    { q: 1, r: 1 },
  ];
  const banks = [hexLine(a!, b!, 1)[1], hexLine(a!, b!, -1)[1]];
  expect(banks).toContainEqual({ q: 1, r: 0 });
  expect(banks).toContainEqual({ q: 0, r: 1 });
});

test('rings make up the disc', () => {
  fc.assert(
    fc.property(hexes, fc.nat(5), (centre, radius) => {
      const ring = hexRing(centre, radius);
      expect(ring.every(hex => hexDistance(centre, hex) === radius)).toBe(true);
      expect(ring.length).toBe(radius === 0 ? 1 : 6 * radius);
      const name = ({ q, r }: Hex) => `${q},${r}`;
      const rings = Array.from({ length: radius + 1 }, (_, i) => hexRing(centre, i))
        .flat()
        .map(name);
      expect(new Set(rings).size).toBe(1 + 3 * radius * (radius + 1));
      expect(hexesWithin(centre, radius).map(name).sort()).toEqual(rings.sort());
    }),
  );
});

test('a fraction of a hex falls to the nearest centre', () => {
  expect(roundHex(4, 4, 10)).toEqual({ q: 0, r: 1 });
  expect(roundHex(-9, 1, 10)).toEqual({ q: -1, r: 0 });
});

test('neighbours share both ends of their hexside exactly', () => {
  fc.assert(
    fc.property(hexes, directions, fc.boolean(), (hex, d, pointy) => {
      const [from, to] = latticeSide(hex, d, pointy);
      expect(latticeSide(hexNeighbour(hex, d), opposite(d), pointy)).toEqual([to, from]);
      expect(new Set(latticeCorners(hex, pointy).map(({ x, y }) => `${x},${y}`)).size).toBe(6);
    }),
  );
});

test('a point well inside a hex belongs to it', () => {
  fc.assert(
    fc.property(hexes, fc.nat(5), fc.boolean(), fc.integer({ min: 0, max: 9 }), (hex, corner, pointy, tenths) => {
      const centre = drawn(latticeCentre(hex, pointy), pointy);
      const edge = drawn(latticeCorners(hex, pointy)[corner]!, pointy);
      const inside = { x: centre.x + ((edge.x - centre.x) * tenths) / 10, y: centre.y + ((edge.y - centre.y) * tenths) / 10 };
      expect(hexAt(inside, pointy)).toEqual(hex);
    }),
  );
});

test('the drawing scale is the square root of three to within 1/18,000', () => {
  const { halfWidth, halfSide } = HEX_SCALE;
  expect(Math.abs((halfWidth / halfSide) ** 2 - 3)).toBeLessThan(6 / 18000);
});
