import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjacent, buildGraph, components, kindsMask, neighbours, ofKinds, stepBetween } from '../graph.ts';
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
  expect(adjacent(g, 2, 3, kindsMask(RAIL))).toBe(false);
  expect(adjacent(g, 2, 3, kindsMask(RAIL, ROAD))).toBe(true);
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

test('a space outside belongs to no part and joins none', () => {
  const g = buildGraph(5, square);
  expect(components(g)).toEqual({ count: 2, of: Int32Array.of(0, 0, 0, 0, 1) });
  const split = components(g, s => s !== 1 && s !== 3);
  expect([...split.of]).toEqual([0, -1, 1, -1, 2]);
  const byRoad = components(g, undefined, ofKinds(g, kindsMask(ROAD)));
  expect([...byRoad.of]).toEqual([0, 0, 1, 1, 2]);
});

test('parts are exactly the classes of being joined', () => {
  fc.assert(
    fc.property(smallGraphs, fc.nat(127), ({ g }, bits) => {
      const inside = (s: number) => ((bits >> s) & 1) === 1;
      const { of, count } = components(g, inside);
      for (let i = 0; i < g.links * 2; i++) {
        if (inside(g.from[i]!) && inside(g.to[i]!)) expect(of[g.from[i]!]).toBe(of[g.to[i]!]);
      }
      const parts = new Set([...of].filter(part => part >= 0));
      expect(parts.size).toBe(count);
      for (const part of parts) {
        const members = [...of.keys()].filter(s => of[s] === part);
        const found = new Set([members[0]!]);
        for (const s of found) for (const t of neighbours(g, s)) if (inside(t)) found.add(t);
        expect([...found].sort()).toEqual(members);
      }
    }),
  );
});
