import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildGraph, type Graph } from '../graph.ts';
import { BLOCKED, newReach, type Reach, reach, stopping } from '../reach.ts';
import { simpleWays, smallGraphs } from './random-graphs.ts';

/** The spaces of a cheapest way, from its source on, read off its last steps. */
const pathTo = (g: Graph, found: Reach, space: number): number[] => {
  const path = found.cost[space] === -1 ? [] : [space];
  for (let step = found.step[space]!; step >= 0; step = found.openStep[path[0]!]!) path.unshift(g.from[step]!);
  return path;
};

// A chain 0 - 1 - 2 - 3 and a detour 0 - 4 - 2.
const lane = buildGraph(5, [
  { a: 0, b: 1 },
  { a: 1, b: 2 },
  { a: 2, b: 3 },
  { a: 0, b: 4 },
  { a: 4, b: 2 },
]);

test('the allowance limits and the cheapest spaces come first', () => {
  const found = reach(lane, [0], 3, (_, to) => (to === 4 ? 3 : 1));
  expect(found.spaces).toEqual([0, 1, 2, 4, 3]);
  expect([...found.cost]).toEqual([0, 1, 2, 3, 3]);
  expect(pathTo(lane, found, 3)).toEqual([0, 1, 2, 3]);
  expect(reach(lane, [0], 1, () => 1).spaces).toEqual([0, 1, 4]);
});

test('a blocked space is gone round', () => {
  const found = reach(lane, [0], 9, (_, to) => (to === 1 ? BLOCKED : 1));
  expect([...found.cost]).toEqual([0, -1, 2, 3, 1]);
  expect(pathTo(lane, found, 2)).toEqual([0, 4, 2]);
  expect(pathTo(lane, found, 1)).toEqual([]);
});

test('who must stop goes no farther, but a dearer way may pass', () => {
  const cost = (step: number, to: number, from: number) =>
    to === 2 ? (from === 1 ? stopping(0) : 3) : lane.to[step] === to ? 1 : BLOCKED;
  const found = reach(lane, [0], 9, cost);
  expect(found.cost[2]).toBe(1);
  expect(found.open[2]).toBe(4);
  expect(found.cost[3]).toBe(5);
  expect(pathTo(lane, found, 2)).toEqual([0, 1, 2]);
  expect(pathTo(lane, found, 3)).toEqual([0, 4, 2, 3]);
});

const MEANINGS = [0, 1, 2, 3, BLOCKED, stopping(0), stopping(2)];

test('costs, right to go on and paths agree with trying every way', () => {
  const again = newReach(7);
  fc.assert(
    fc.property(smallGraphs, fc.array(fc.nat(6), { minLength: 24, maxLength: 24 }), fc.nat(8), ({ g }, meant, limit) => {
      const cost = (step: number) => MEANINGS[meant[step]!]!;
      const best = new Array<number>(g.size).fill(-1);
      const open = new Array<number>(g.size).fill(-1);
      for (const way of simpleWays(g, 0)) {
        const costs = way.map(cost);
        if (costs.includes(BLOCKED) || costs.slice(0, -1).some(c => c < 0)) continue;
        const total = costs.reduce((sum, c) => sum + (c < 0 ? -2 - c : c), 0);
        if (total > limit) continue;
        const end = way.length > 0 ? g.to[way.at(-1)!]! : 0;
        if (best[end] === -1 || total < best[end]!) best[end] = total;
        if ((costs.at(-1) ?? 0) >= 0 && (open[end] === -1 || total < open[end]!)) open[end] = total;
      }
      const found = g.size === 7 ? reach(g, [0], limit, cost, again) : reach(g, [0], limit, cost);
      expect([...found.cost]).toEqual(best);
      expect([...found.open]).toEqual(open);
      expect([...found.spaces].sort()).toEqual([...best.keys()].filter(s => best[s] !== -1));
      expect(found.spaces.map(s => best[s])).toEqual(found.spaces.map(s => best[s]!).sort((x, y) => x - y));
      for (const s of found.spaces) {
        const path = pathTo(g, found, s);
        expect([path[0], path.at(-1)]).toEqual([0, s]);
        let paid = 0;
        for (let step = found.step[s]!, i = path.length - 2; i >= 0; i--) {
          expect(g.from[step]).toBe(path[i]);
          paid += cost(step) < 0 ? -2 - cost(step) : cost(step);
          step = found.openStep[path[i]!]!;
        }
        expect(paid).toBe(best[s]);
      }
    }),
    { numRuns: 300 },
  );
});
