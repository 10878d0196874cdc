import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distancesFrom, distancesTo, distanceTable, nextNearer, nextOnShortest } from '../distance.ts';
import { ALL_KINDS, buildGraph, kindsMask, ofKinds } from '../graph.ts';
import { simpleWays, smallGraphs } from './random-graphs.ts';

// 0 - 1 - 3 - 4 and 0 - 2 - 3, with 5 alone.
const kite = buildGraph(6, [
  { a: 0, b: 1 },
  { a: 0, b: 2, kind: 1 },
  { a: 1, b: 3 },
  { a: 2, b: 3 },
  { a: 3, b: 4 },
]);

test('both ways round are offered where both are shortest', () => {
  expect(nextOnShortest(kite, 0, 4)).toEqual([1, 2]);
  expect(nextOnShortest(kite, 0, 4, kindsMask(0))).toEqual([1]);
  expect(nextOnShortest(kite, 1, 4)).toEqual([3]);
  expect(nextOnShortest(kite, 4, 4)).toEqual([]);
  expect(nextOnShortest(kite, 0, 5)).toEqual([]);
});

test('distances stop at what may not be entered', () => {
  const may = (_: number, to: number) => to !== 3;
  expect([...distancesFrom(kite, [0], may)]).toEqual([0, 1, 1, -1, -1, -1]);
  expect([...distancesTo(kite, [4], may)]).toEqual([-1, -1, -1, 1, 0, -1]);
  expect([...distancesFrom(kite, [1, 4])]).toEqual([1, 0, 2, 1, 0, -1]);
});

test('pursuers go nearer', () => {
  const field = distancesTo(kite, [4]);
  expect(nextNearer(kite, 0, field)).toEqual([1, 2]);
  expect(nextNearer(kite, 4, field)).toEqual([]);
});

test('distances are those of the shortest of all ways, by any kinds', () => {
  fc.assert(
    fc.property(smallGraphs, fc.constantFrom(ALL_KINDS, 1, 3, 6), ({ g }, kinds) => {
      const may = ofKinds(g, kinds);
      for (let a = 0; a < g.size; a++) {
        const least = new Array<number>(g.size).fill(-1);
        const first: Set<number>[] = least.map(() => new Set());
        for (const way of simpleWays(g, a)) {
          if (!way.every(i => may(i, g.to[i]!, g.from[i]!))) continue;
          const end = way.length > 0 ? g.to[way.at(-1)!]! : a;
          if (least[end] === -1 || way.length < least[end]!) {
            least[end] = way.length;
            first[end]!.clear();
          }
          if (way.length > 0 && way.length === least[end]) first[end]!.add(g.to[way[0]!]!);
        }
        expect([...distancesFrom(g, [a], may)]).toEqual(least);
        for (let b = 0; b < g.size; b++) {
          expect(distanceTable(g, kinds)[a * g.size + b]).toBe(least[b]);
          expect(nextOnShortest(g, a, b, kinds).sort()).toEqual([...first[b]!].sort());
          expect(nextNearer(g, a, distancesTo(g, [b], may), may).sort()).toEqual([...first[b]!].sort());
        }
      }
    }),
  );
});

test('towards and from agree when steps are barred one way', () => {
  fc.assert(
    fc.property(smallGraphs, fc.nat(0xffffff), ({ g }, bits) => {
      const may = (step: number) => ((bits >> step) & 1) === 1;
      for (let b = 0; b < g.size; b++) {
        const field = distancesTo(g, [b], may);
        for (let a = 0; a < g.size; a++) expect(distancesFrom(g, [a], may)[b]).toBe(field[a]);
      }
    }),
  );
});

test('the table of a graph is worked out once', () => {
  expect(distanceTable(kite)).toBe(distanceTable(kite));
});
