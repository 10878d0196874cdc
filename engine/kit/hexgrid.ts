import { buildGraph, type Graph, type Link } from './graph.ts';
import { DIRECTION_Q, DIRECTION_R, fromOffset, type Offset, opposite } from './hex.ts';
import { type Reach, reach } from './reach.ts';

/**
 * A bounded map of hexes, numbered in the order of the data. Hexsides are numbered too, the same number from both hexes:
 * those between two hexes of the map first (they are also the links of `graph`), then those on the edge of the map.
 */
export type HexGrid = {
  readonly offset: Offset;
  readonly size: number;
  readonly q: Int32Array;
  readonly r: Int32Array;
  /** At `hex * 6 + direction`: the hex next door, -1 off the map. */
  readonly next: Int32Array;
  /** At `hex * 6 + direction`: the hexside. */
  readonly side: Int32Array;
  readonly sides: number;
  readonly innerSides: number;
  /** By hexside: the hex of the lower number; and the other, -1 on the edge. */
  readonly sideA: Int32Array;
  readonly sideB: Int32Array;
  /** The hexes as a graph: link `n` is hexside `n`, steps follow the order of the directions. */
  readonly graph: Graph;
  readonly at: ReadonlyMap<number, number>;
};

const key = (q: number, r: number) => (q + 32768) * 65536 + (r + 32768);

/** Build a grid from printed columns and rows; `kind` gives the kind of the link over a hexside, 0 if absent. */
export function buildHexGrid(
  offset: Offset,
  cells: readonly { readonly col: number; readonly row: number }[],
  kind?: (a: number, b: number) => number,
): HexGrid {
  const size = cells.length;
  const q = new Int32Array(size);
  const r = new Int32Array(size);
  const at = new Map<number, number>();
  cells.forEach(({ col, row }, hex) => {
    const axial = fromOffset(offset, col, row);
    q[hex] = axial.q;
    r[hex] = axial.r;
    if (at.has(key(axial.q, axial.r))) throw new RangeError(`hex ${col},${row} is listed twice`);
    at.set(key(axial.q, axial.r), hex);
  });
  const next = new Int32Array(size * 6);
  const side = new Int32Array(size * 6).fill(-1);
  const links: Link[] = [];
  const order: number[][] = [];
  for (let hex = 0; hex < size; hex++) {
    const around: number[] = [];
    for (let d = 0; d < 6; d++) {
      const to = at.get(key(q[hex]! + DIRECTION_Q[d]!, r[hex]! + DIRECTION_R[d]!)) ?? -1;
      next[hex * 6 + d] = to;
      if (to < 0) continue;
      around.push(to);
      if (to < hex) continue;
      side[hex * 6 + d] = side[to * 6 + opposite(d)] = links.length;
      links.push({ a: hex, b: to, kind: kind ? kind(hex, to) : 0 });
    }
    order.push(around);
  }
  const sideA = links.map(link => link.a);
  const sideB = links.map(link => link.b);
  for (let i = 0; i < side.length; i++) {
    if (side[i] !== -1) continue;
    side[i] = sideA.length;
    sideA.push((i - (i % 6)) / 6);
    sideB.push(-1);
  }
  return {
    offset,
    size,
    q,
    r,
    next,
    side,
    sides: sideA.length,
    innerSides: links.length,
    sideA: Int32Array.from(sideA),
    sideB: Int32Array.from(sideB),
    graph: buildGraph(size, links, order),
    at,
  };
}

/** The number of the hex at axial coordinates, -1 off the map. */
export function hexNumber(grid: HexGrid, q: number, r: number): number {
  return grid.at.get(key(q, r)) ?? -1;
}

/** The number of the hex at a printed column and row, -1 off the map. */
export function hexAtOffset(grid: HexGrid, col: number, row: number): number {
  const { q, r } = fromOffset(grid.offset, col, row);
  return hexNumber(grid, q, r);
}

/** Hexes between two hexes as the crow flies. */
export function hexesApart(grid: HexGrid, a: number, b: number): number {
  const q = grid.q[a]! - grid.q[b]!;
  const r = grid.r[a]! - grid.r[b]!;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The direction from a hex to its neighbour, -1 if they are not neighbours. */
export function directionTo(grid: HexGrid, from: number, to: number): number {
  for (let d = 0; d < 6; d++) if (grid.next[from * 6 + d] === to) return d;
  return -1;
}

/** The hexside that two neighbours share, -1 if they are not neighbours. */
export function sideBetween(grid: HexGrid, a: number, b: number): number {
  const d = directionTo(grid, a, b);
  return d < 0 ? -1 : grid.side[a * 6 + d]!;
}

/** Features by hexside: `otherwise` everywhere but on the listed hexsides `[a, b, feature]`. */
export function sideFeatures(grid: HexGrid, listed: readonly (readonly [number, number, number])[], otherwise = 0): Int32Array {
  const features = new Int32Array(grid.sides).fill(otherwise);
  for (const [a, b, feature] of listed) {
    const side = sideBetween(grid, a, b);
    if (side < 0) throw new RangeError(`hexes ${a} and ${b} share no hexside`);
    features[side] = feature;
  }
  return features;
}

/** The hexes of the map within `radius` as the crow flies, the centre included, by number. */
export function gridWithin(grid: HexGrid, centre: number, radius: number): number[] {
  const found: number[] = [];
  for (let hex = 0; hex < grid.size; hex++) if (hexesApart(grid, centre, hex) <= radius) found.push(hex);
  return found;
}

/** `reach` over hexes: the cost is asked with the hex entered, the hexside crossed and the hex left. */
export function hexReach(
  grid: HexGrid,
  sources: readonly number[],
  limit: number,
  cost: (hex: number, side: number, from: number) => number,
  into?: Reach,
): Reach {
  const { link } = grid.graph;
  return reach(grid.graph, sources, limit, (step, to, from) => cost(to, link[step]!, from), into);
}
