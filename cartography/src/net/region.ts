import { contours } from 'd3-contour';
import type { Path, Point } from '../geo/frame.ts';
import { simplify } from '../geo/line.ts';
import { soften } from '../relief/field.ts';

export interface Sides {
  readonly inside: readonly Point[];
  readonly outside: readonly Point[];
  /** How far the region may reach beyond its own points. */
  readonly reach: number;
}

const cell = 6;
const margin = 120;

/** The outline between what lies inside and what lies outside, smoothed; rings in board pixels, also a little beyond the edge. */
export function outline(sides: Sides, width: number, height: number): Point[][] {
  const columns = Math.ceil((width + 2 * margin) / cell);
  const rows = Math.ceil((height + 2 * margin) / cell);
  const grid = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const x = i * cell - margin;
      const y = j * cell - margin;
      const own = nearest(sides.inside, x, y);
      const other = Math.min(nearest(sides.outside, x, y), 2 * sides.reach - own);
      grid[j * columns + i] = Math.max(-60, Math.min(60, (other - own) / 2));
    }
  const smooth = soften(grid, columns, rows, 2, 3);
  const shape = contours().size([columns, rows]).thresholds([0])(Array.from(smooth))[0];
  const rings: Point[][] = [];
  for (const polygon of shape?.coordinates ?? [])
    for (const ring of polygon) {
      const line = simplify(
        ring.slice(0, -1).map(([x = 0, y = 0]): Point => [(x - 0.5) * cell - margin, (y - 0.5) * cell - margin]),
        1.6,
      );
      if (line.length > 6) rings.push(line);
    }
  return rings;
}

function nearest(points: readonly Point[], x: number, y: number): number {
  let best = 1e12;
  for (const [px, py] of points) {
    const d = (px - x) * (px - x) + (py - y) * (py - y);
    if (d < best) best = d;
  }
  return Math.sqrt(best);
}

/** Whether a point lies within the rings, even-odd. */
export function within(rings: readonly Path[], [x, y]: Point): boolean {
  let odd = false;
  for (const ring of rings)
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length]!;
      if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) odd = !odd;
    });
  return odd;
}
