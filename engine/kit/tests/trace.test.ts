import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildGraph, kindsMask } from '../graph.ts';
import { floodSupply, inSupply, type LineRules, lineFrom, suppliedSpaces, traceLine } from '../trace.ts';
import { simpleWays, smallGraphs } from './random-graphs.ts';

const [ROAD, RAIL, SEA] = [0, 1, 2];
// 0 =rail= 1 =rail= 2 -road- 3 -road- 4 -road- 5, and by sea 0 ~ 6, by road 6 - 5.
const coast = buildGraph(7, [
  { a: 0, b: 1, kind: RAIL },
  { a: 1, b: 2, kind: RAIL },
  { a: 2, b: 3, kind: ROAD },
  { a: 3, b: 4, kind: ROAD },
  { a: 4, b: 5, kind: ROAD },
  { a: 0, b: 6, kind: SEA },
  { a: 6, b: 5, kind: ROAD },
]);

test('the shortest line is shown, from the piece to its source', () => {
  expect(traceLine(coast, 4, [0])).toEqual([4, 5, 6, 0]);
  expect(traceLine(coast, 4, [0], { kinds: kindsMask(ROAD, RAIL) })).toEqual([4, 3, 2, 1, 0]);
  expect(traceLine(coast, 0, [0])).toEqual([0]);
  expect(traceLine(coast, 4, [])).toEqual([]);
});

test('a limit counts the links of one kind', () => {
  const supply = floodSupply(coast, [0], { kinds: kindsMask(ROAD, RAIL), mostOf: [[ROAD, 2]] });
  expect(suppliedSpaces(supply)).toEqual([0, 1, 2, 3, 4]);
  expect([...supply.length]).toEqual([0, 1, 2, 3, 4, -1, -1]);
  expect(suppliedSpaces(floodSupply(coast, [0], { most: 2 }))).toEqual([0, 1, 2, 5, 6]);
});

test('an enemy in the way cuts the line, not one in the own space', () => {
  const enemyAt = 2;
  const rules: LineRules = { kinds: kindsMask(ROAD, RAIL), through: space => space !== enemyAt };
  const supply = floodSupply(coast, [0], rules);
  expect(inSupply(supply, 2)).toBe(true);
  expect(inSupply(supply, 3)).toBe(false);
  expect(lineFrom(supply, 3)).toEqual([]);
});

test('by road to the railway, not back to the road', () => {
  const inOrder = [ROAD, RAIL];
  expect(traceLine(coast, 3, [0], { inOrder })).toEqual([3, 2, 1, 0]);
  expect(traceLine(coast, 0, [3], { inOrder })).toEqual([]);
  expect(traceLine(coast, 0, [3], { inOrder: [RAIL, ROAD] })).toEqual([0, 1, 2, 3]);
});

test('steps are asked along the line', () => {
  const may = (_: number, to: number, from: number) => to < from;
  expect(traceLine(coast, 4, [0], { may })).toEqual([4, 3, 2, 1, 0]);
  expect(traceLine(coast, 0, [4], { may })).toEqual([]);
});

test('the flood finds a line exactly where some way keeps the rules', () => {
  const limits = fc.option(fc.nat(2), { nil: undefined });
  fc.assert(
    fc.property(
      smallGraphs,
      fc.record({
        kinds: fc.constantFrom(7, 3, 5),
        bits: fc.nat(127),
        steps: fc.nat(0xffffff),
        road: limits,
        sea: limits,
        most: limits,
      }),
      fc.constantFrom(undefined, [ROAD, RAIL, SEA], [SEA, ROAD]),
      ({ g }, { kinds, bits, steps, road, sea, most }, inOrder) => {
        const mostOf: [number, number][] = [];
        if (road !== undefined) mostOf.push([ROAD, road]);
        if (sea !== undefined) mostOf.push([SEA, sea]);
        const through = (space: number) => ((bits >> space) & 1) === 1;
        const may = (step: number) => ((steps >> step) & 1) === 1;
        const rules: LineRules = {
          kinds,
          through,
          may,
          mostOf,
          ...(most === undefined ? {} : { most }),
          ...(inOrder ? { inOrder } : {}),
        };
        const supply = floodSupply(g, [0], rules);
        for (let from = 0; from < g.size; from++) {
          const lengths = simpleWays(g, from)
            .filter(way => {
              const used = way.map(i => g.kind[i]!);
              const ranks = used.map(kind => inOrder?.indexOf(kind) ?? 0);
              return (
                (way.length === 0 ? from : g.to[way.at(-1)!]) === 0 &&
                way.every(i => may(i)) &&
                way.slice(1).every(i => through(g.from[i]!)) &&
                used.every(kind => (kinds >> kind) & 1) &&
                mostOf.every(([kind, limit]) => used.filter(each => each === kind).length <= limit) &&
                ranks.every((rank, i) => rank >= 0 && (i === 0 || rank >= ranks[i - 1]!)) &&
                way.length <= (most ?? 99)
              );
            })
            .map(way => way.length);
          expect(supply.length[from]).toBe(lengths.length > 0 ? Math.min(...lengths) : -1);
          const line = lineFrom(supply, from);
          expect(line.length - 1).toBe(supply.length[from]);
          expect(traceLine(g, from, [0], rules).length).toBe(line.length);
          if (line.length > 0) expect([line[0], line.at(-1)]).toEqual([from, 0]);
        }
      },
    ),
    { numRuns: 300 },
  );
});
