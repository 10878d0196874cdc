import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildGraph, kindsMask, neighbours, stepBetween } from '../graph.ts';
import { smallGraphs } from './random-graphs.ts';

const [ROAD, RAIL] = [0, 1];
const square = [
  { a: 0, b: 1, kind: ROAD, atA: 7, atB: 9 },
  { a: 1, b: 2, kind: RAIL },
  { a: 2, b: 3, kind: ROAD },
  { a: 3, b: 0, kind: RAIL },
  { a: 0, b: 1, kind: RAIL },
];

test('neighbours are told apart by the kind of link, and a double link counts once', () => {
  const g = buildGraph(5, square);
  expect(neighbours(g, 0)).toEqual([1, 3]);
  expect(neighbours(g, 0, kindsMask(ROAD))).toEqual([1]);
  expect(neighbours(g, 0, kindsMask(RAIL))).toEqual([3, 1]);
  expect(neighbours(g, 4)).toEqual([]);
  expect(stepBetween(g, 2, 3, kindsMask(RAIL))).toBe(-1);
  expect(g.to[stepBetween(g, 2, 3, kindsMask(RAIL, ROAD))]).toBe(3);
});

test('a mark belongs to its end of the link, whichever way the link is walked', () => {
  const g = buildGraph(5, square);
  const forth = stepBetween(g, 0, 1);
  const back = stepBetween(g, 1, 0);
  expect([g.near[forth], g.far[forth]]).toEqual([7, 9]);
  expect([g.near[back], g.far[back]]).toEqual([9, 7]);
  expect(g.back[forth]).toBe(back);
});

test('neighbours follow the printed order where there is one', () => {
  const g = buildGraph(4, square, [
    [3, 1],
    [2, 0],
    [1, 3],
    [0, 2],
  ]);
  expect([0, 1, 2, 3].map(s => neighbours(g, s))).toEqual([
    [3, 1],
    [2, 0],
    [1, 3],
    [0, 2],
  ]);
  expect(() => buildGraph(4, square, [[3]])).toThrow('lacks its neighbour 1');
});

test('a link to nowhere, to itself or of no known kind is refused', () => {
  expect(() => buildGraph(2, [{ a: 0, b: 2 }])).toThrow(RangeError);
  expect(() => buildGraph(2, [{ a: 1, b: 1 }])).toThrow(RangeError);
  expect(() => buildGraph(2, [{ a: 0, b: 1, kind: 31 }])).toThrow(RangeError);
});

test('every link is two steps, each the other way round', () => {
  fc.assert(
    fc.property(smallGraphs, ({ g, links }) => {
      expect(g.first[g.size]).toBe(links.length * 2);
      for (let i = 0; i < links.length * 2; i++) {
        const b = g.back[i]!;
        expect([g.back[b], g.from[b], g.to[b], g.link[b], g.near[b]]).toEqual([i, g.to[i], g.from[i], g.link[i], g.far[i]]);
        expect(b).not.toBe(i);
        expect(i >= g.first[g.from[i]!]! && i < g.first[g.from[i]! + 1]!).toBe(true);
      }
    }),
  );
});
