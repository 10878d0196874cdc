import type { Line, Point } from '../geo/frame.ts';
import { emptyField, type Field } from './field.ts';
import { crested, fractal } from './noise.ts';

/** A crest in board pixels with its height (metres) at every point. */
export interface Crest {
  readonly reach: number;
  readonly points: readonly (readonly [x: number, y: number, metres: number])[];
}

export interface Valley {
  readonly line: Line;
  /** How far the valley floor reaches, and how steeply its sides may rise (metres per pixel). */
  readonly floor: number;
  readonly rise: number;
}

export interface Land {
  readonly crests: readonly Crest[];
  readonly valleys: readonly Valley[];
  /** Height of the open country at a board point, before hills. */
  readonly plain: (x: number, y: number) => number;
  /** Height of the rolling ground. */
  readonly roll: number;
}

/** Raises the country: plain, rolling ground, crests with their spurs, then the valleys that the rivers have opened. */
export function raise(land: Land, width: number, height: number, cell: number): Field {
  const field = emptyField(width, height, cell);
  const { columns, rows } = field;
  const near = nearestValley(land.valleys, columns, rows, cell);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const x = i * cell;
      const y = j * cell;
      const at = j * columns + i;
      const plain = land.plain(x, y) + land.roll * (fractal(x / 150, y / 150, 5) - 0.4);
      const hills = crestHeight(land.crests, x, y, plain);
      let h = plain + hills;
      const valley = near.owner[at]!;
      if (valley >= 0) {
        const { floor, rise } = land.valleys[valley]!;
        const off = Math.max(0, near.distance[at]! - floor);
        const roof = land.plain(x, y) - 14 + off * rise * (0.7 + 0.6 * fractal(x / 60 + 5, y / 60, 3));
        if (h > roof) h = roof + (h - roof) * Math.min(1, off / (floor * 9));
      }
      field.height[at] = h;
    }
  return field;
}

function crestHeight(crests: readonly Crest[], x: number, y: number, plain: number): number {
  const wx = x + 34 * (fractal(x / 52, y / 52, 3) - 0.5) + 60 * (fractal(x / 150 + 7, y / 150, 2) - 0.5);
  const wy = y + 34 * (fractal(x / 52 + 91, y / 52, 3) - 0.5) + 60 * (fractal(x / 150 + 57, y / 150, 2) - 0.5);
  let top = 0;
  for (const crest of crests) {
    const limit = crest.reach * 3.4;
    let best = 0;
    for (let k = 1; k < crest.points.length; k++) {
      const [ax, ay, ah] = crest.points[k - 1]!;
      const [bx, by, bh] = crest.points[k]!;
      if (
        wx < Math.min(ax, bx) - limit ||
        wx > Math.max(ax, bx) + limit ||
        wy < Math.min(ay, by) - limit ||
        wy > Math.max(ay, by) + limit
      )
        continue;
      const dx = bx - ax;
      const dy = by - ay;
      const t = Math.max(0, Math.min(1, ((wx - ax) * dx + (wy - ay) * dy) / (dx * dx + dy * dy)));
      const d = Math.hypot(wx - ax - t * dx, wy - ay - t * dy) / crest.reach;
      if (d > 3.4) continue;
      const ease = t * t * (3 - 2 * t);
      best = Math.max(best, (ah + (bh - ah) * ease - plain) * (0.6 * Math.exp(-1.5 * d * d) + 0.4 * Math.exp(-1.25 * d)));
    }
    top = best > top ? best + top * 0.18 : top + best * 0.18;
  }
  return top <= 0 ? 0 : top * (0.42 + 0.62 * crested(x / 62 + 3, y / 62 + 8, 4) + 0.5 * fractal(x / 120 + 9, y / 120, 2));
}

/** For every cell the nearest valley line within its sway, and how far off it is. */
function nearestValley(valleys: readonly Valley[], columns: number, rows: number, cell: number) {
  const distance = new Float32Array(columns * rows).fill(1e9);
  const owner = new Int16Array(columns * rows).fill(-1);
  valleys.forEach((valley, id) => {
    const sway = valley.floor * 10;
    const points: Point[] = [];
    let last: Point | undefined;
    for (const p of valley.line) {
      if (last && Math.hypot(p[0] - last[0], p[1] - last[1]) <= 6) continue;
      points.push(p);
      last = p;
    }
    for (const [px, py] of points)
      for (let j = Math.max(0, Math.floor((py - sway) / cell)); j <= Math.min(rows - 1, (py + sway) / cell); j++)
        for (let i = Math.max(0, Math.floor((px - sway) / cell)); i <= Math.min(columns - 1, (px + sway) / cell); i++) {
          const d = Math.hypot(i * cell - px, j * cell - py);
          const at = j * columns + i;
          if (d < sway && d / valley.floor < distance[at]! / (owner[at]! < 0 ? 1 : valleys[owner[at]!]!.floor)) {
            distance[at] = d;
            owner[at] = id;
          }
        }
  });
  return { distance, owner };
}
