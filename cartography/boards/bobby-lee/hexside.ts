import type { Point } from '../../src/geo/frame.ts';
import { distance } from '../../src/geo/line.ts';
import { hash } from '../../src/relief/noise.ts';
import { corners, grid } from './frame.ts';

/** Each corner of the grid strays a little, always the same way, so that ridges, rivers and borders that share it still meet. */
export function stray([x, y]: Point): Point {
  const [u, v] = [Math.round(x / 20), Math.round(y / 20)];
  return [x + (hash(u, v) - 0.5) * 17, y + (hash(v + 900, u) - 0.5) * 17];
}

/** The two corners that the hexes of a hexside share. */
export function ends(id: string): readonly [Point, Point] {
  const [a = '', b = ''] = id.split('|');
  const other = corners(b);
  const shared = corners(a).filter(p => other.some(q => distance(p, q) < 2));
  if (shared.length !== 2) throw new Error(`${id} is no hexside`);
  return [shared[0]!, shared[1]!];
}

/** The hexsides of a river as one line of corners, in order. */
export function chain(ids: readonly string[]): Point[] {
  const sides = ids.map(ends);
  const same = (p: Point, q: Point) => distance(p, q) < 2;
  const first = sides[0]!;
  const next = sides[1];
  const starts = next?.some(p => same(p, first[0])) ? first[1] : first[0];
  const out: Point[] = [starts];
  for (const [p, q] of sides) {
    const pen = out.at(-1)!;
    if (same(pen, p)) out.push(q);
    else if (same(pen, q)) out.push(p);
    else out.push(...(distance(pen, p) < distance(pen, q) ? [p, q] : [q, p]));
  }
  return out;
}

/** Which hex lies at a board point. */
export function hexAt(x: number, y: number): string {
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  const row = Math.round((y - grid.top) / grid.row);
  for (let r = row - 1; r <= row + 1; r++) {
    const shift = (((r % 2) + 2) % 2) * grid.half;
    const column = Math.round((x - grid.left - shift) / grid.wide);
    const d = Math.hypot(x - grid.left - shift - column * grid.wide, y - grid.top - r * grid.row);
    if (d < least)
      [least, best] = [d, r < 0 || column < 0 ? '' : `${String.fromCharCode(65 + r)}${String(column).padStart(2, '0')}`];
  }
  return best;
}
