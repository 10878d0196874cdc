/** A hex in axial coordinates: `q` along the row of a pointy-top grid, `r` down the rows. */
export type Hex = { readonly q: number; readonly r: number };

/** How printed columns and rows are set off: which rows (pointy-top) or columns (flat-top) are shoved half a hex on. */
export const OFFSETS = ['odd-r', 'even-r', 'odd-q', 'even-q'] as const;
export type Offset = (typeof OFFSETS)[number];

/** The six directions, counter-clockwise on the page; the opposite of `d` is `opposite(d)`. */
export const DIRECTION_Q: readonly number[] = [1, 1, 0, -1, -1, 0];
export const DIRECTION_R: readonly number[] = [0, -1, -1, 0, 1, 1];

/** The names of the directions on pointy-top grids (odd-r, even-r). */
export const POINTY_NAMES = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;

/** The names of the directions on flat-top grids (odd-q, even-q). */
export const FLAT_NAMES = ['SE', 'NE', 'N', 'NW', 'SW', 'S'] as const;

/** The direction that leads back. */
export function opposite(direction: number): number {
  return (direction + 3) % 6;
}

/** Whether hexes of this layout stand on a point. */
export function isPointy(offset: Offset): boolean {
  return offset === 'odd-r' || offset === 'even-r';
}

/** Axial coordinates of a printed column and row. */
export function fromOffset(offset: Offset, col: number, row: number): Hex {
  if (offset === 'odd-r') return { q: col - (row - (row & 1)) / 2, r: row };
  if (offset === 'even-r') return { q: col - (row + (row & 1)) / 2, r: row };
  if (offset === 'odd-q') return { q: col, r: row - (col - (col & 1)) / 2 };
  return { q: col, r: row - (col + (col & 1)) / 2 };
}

/** The printed column and row of a hex. */
export function toOffset(offset: Offset, { q, r }: Hex): { col: number; row: number } {
  if (offset === 'odd-r') return { col: q + (r - (r & 1)) / 2, row: r };
  if (offset === 'even-r') return { col: q + (r + (r & 1)) / 2, row: r };
  if (offset === 'odd-q') return { col: q, row: r + (q - (q & 1)) / 2 };
  return { col: q, row: r + (q + (q & 1)) / 2 };
}

/** The hex next door. */
export function hexNeighbour({ q, r }: Hex, direction: number): Hex {
  return { q: q + DIRECTION_Q[direction]!, r: r + DIRECTION_R[direction]! };
}

/** Hexes between two hexes, counting one end. */
export function hexDistance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/**
 * The hexes under the straight line from centre to centre, both ends included. A line that runs exactly along a hexside lies
 * on one bank of it throughout: `bank` says which. The line back is the same line.
 */
export function hexLine(a: Hex, b: Hex, bank: 1 | -1 = 1): Hex[] {
  const n = hexDistance(a, b);
  if (n === 0) return [{ q: a.q, r: a.r }];
  // Sixteenths are fine enough that the nudge decides ties and nothing else.
  const whole = n * 16;
  const line: Hex[] = [];
  for (let i = 0; i <= n; i++) {
    const q = (a.q * (n - i) + b.q * i) * 16 + bank;
    const r = (a.r * (n - i) + b.r * i) * 16 + 2 * bank;
    line.push(roundHex(q, r, whole));
  }
  return line;
}

/** The hex that contains the point (q / whole, r / whole). */
export function roundHex(q: number, r: number, whole = 1): Hex {
  const s = -q - r;
  const rq = Math.floor((2 * q + whole) / (2 * whole));
  const rr = Math.floor((2 * r + whole) / (2 * whole));
  const rs = Math.floor((2 * s + whole) / (2 * whole));
  const offQ = Math.abs(rq * whole - q);
  const offR = Math.abs(rr * whole - r);
  const offS = Math.abs(rs * whole - s);
  if (offQ > offR && offQ > offS) return { q: 0 - rr - rs, r: rr };
  return offR > offS ? { q: rq, r: 0 - rq - rs } : { q: rq, r: rr };
}

/** The hexes at exactly `radius` from the centre, once round. */
export function hexRing({ q, r }: Hex, radius: number): Hex[] {
  if (radius === 0) return [{ q, r }];
  const ring: Hex[] = [];
  let at: Hex = { q: q + DIRECTION_Q[4]! * radius, r: r + DIRECTION_R[4]! * radius };
  for (let direction = 0; direction < 6; direction++) {
    for (let i = 0; i < radius; i++) {
      ring.push(at);
      at = hexNeighbour(at, direction);
    }
  }
  return ring;
}

/** The hexes within `radius` of the centre, itself included, row by row. */
export function hexesWithin({ q, r }: Hex, radius: number): Hex[] {
  const found: Hex[] = [];
  for (let dr = -radius; dr <= radius; dr++) {
    const last = Math.min(radius, radius - dr);
    for (let dq = Math.max(-radius, -radius - dr); dq <= last; dq++) found.push({ q: q + dq, r: r + dr });
  }
  return found;
}
