import fc from 'fast-check';
import { buildGraph, type Graph, type Link } from '../graph.ts';

/** Small graphs with links of three kinds, for properties. */
export const smallGraphs: fc.Arbitrary<{ g: Graph; links: readonly Link[] }> = fc.integer({ min: 2, max: 7 }).chain(size =>
  fc
    .array(
      fc.record({
        a: fc.nat(size - 1),
        hop: fc.integer({ min: 1, max: size - 1 }),
        kind: fc.nat(2),
        atA: fc.nat(3),
        atB: fc.nat(3),
      }),
      { maxLength: 12 },
    )
    .map(drawn => {
      const links = drawn.map(({ a, hop, kind, atA, atB }) => ({ a, b: (a + hop) % size, kind, atA, atB }));
      return { g: buildGraph(size, links), links };
    }),
);

/** Every way from a space that enters no space twice, as lists of steps; the empty way included. */
export function simpleWays(g: Graph, from: number): number[][] {
  const ways: number[][] = [];
  const walk = (at: number, seen: readonly number[], way: readonly number[]): void => {
    ways.push([...way]);
    for (let i = g.first[at]!; i < g.first[at + 1]!; i++) {
      const to = g.to[i]!;
      if (!seen.includes(to)) walk(to, [...seen, to], [...way, i]);
    }
  };
  walk(from, [from], []);
  return ways;
}
