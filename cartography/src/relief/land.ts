import type { Path, Point } from '../geo/frame.ts';
import { emptyField, type Heights } from './field.ts';
import { crested, fractal } from './noise.ts';

/** A crest in board pixels with its height (metres) at every point. */
export interface Crest {
  readonly reach: number;
  readonly points: readonly (readonly [x: number, y: number, metres: number])[];
}

export interface Valley {
  readonly line: Path;
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
  /** How far crests stray from the line that was drawn, in small turns and in broad ones (pixels). */
  readonly stray: readonly [small: number, broad: number];
}

/** Raises the country: plain, rolling ground, crests with their spurs, then the valleys that the rivers have opened. */
export function raise(land: Land, width: number, height: number, cell: number): Heights {
  const field = emptyField(width, height, cell);
  const { columns, rows } = field;
  const slopes = slopesBySquare(land.crests);
  const near = nearestValley(land.valleys, columns, rows, cell);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const x = i * cell;
      const y = j * cell;
      const at = j * columns + i;
      const plain = land.plain(x, y) + land.roll * (fractal(x / 150, y / 150, 5) - 0.4);
      const hills = crestHeight(slopes, land.stray, x, y, plain);
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

interface Slope {
  readonly crest: number;
  readonly reach: number;
  readonly a: Crest['points'][number];
  readonly b: Crest['points'][number];
}

const bucket = 48;

/** The pieces of crest that can be felt in each square of the board, in the order of their crests. */
function slopesBySquare(crests: readonly Crest[]): Map<string, Slope[]> {
  const out = new Map<string, Slope[]>();
  crests.forEach(({ reach, points }, crest) => {
    const limit = reach * 3.4;
    for (let k = 1; k < points.length; k++) {
      const [a, b] = [points[k - 1]!, points[k]!];
      const span = (axis: 0 | 1) =>
        [
          Math.floor((Math.min(a[axis], b[axis]) - limit) / bucket),
          Math.floor((Math.max(a[axis], b[axis]) + limit) / bucket),
        ] as const;
      const [left, right] = span(0);
      const [top, bottom] = span(1);
      for (let v = top; v <= bottom; v++)
        for (let u = left; u <= right; u++) {
          const key = `${u} ${v}`;
          const list = out.get(key) ?? [];
          list.push({ crest, reach, a, b });
          out.set(key, list);
        }
    }
  });
  return out;
}

function crestHeight(slopes: ReadonlyMap<string, Slope[]>, stray: Land['stray'], x: number, y: number, plain: number): number {
  const wx = x + stray[0] * (fractal(x / 52, y / 52, 3) - 0.5) + stray[1] * (fractal(x / 150 + 7, y / 150, 2) - 0.5);
  const wy = y + stray[0] * (fractal(x / 52 + 91, y / 52, 3) - 0.5) + stray[1] * (fractal(x / 150 + 57, y / 150, 2) - 0.5);
  let top = 0;
  let best = 0;
  let crest = -1;
  const merge = () => {
    top = best > top ? best + top * 0.18 : top + best * 0.18;
    best = 0;
  };
  for (const slope of slopes.get(`${Math.floor(wx / bucket)} ${Math.floor(wy / bucket)}`) ?? []) {
    if (slope.crest !== crest) merge();
    crest = slope.crest;
    const [ax, ay, ah] = slope.a;
    const [bx, by, bh] = slope.b;
    const dx = bx - ax;
    const dy = by - ay;
    const t = Math.max(0, Math.min(1, ((wx - ax) * dx + (wy - ay) * dy) / (dx * dx + dy * dy)));
    const d = Math.hypot(wx - ax - t * dx, wy - ay - t * dy) / slope.reach;
    if (d > 3.4) continue;
    const ease = t * t * (3 - 2 * t);
    best = Math.max(best, (ah + (bh - ah) * ease - plain) * (0.6 * Math.exp(-1.5 * d * d) + 0.4 * Math.exp(-1.25 * d)));
  }
  merge();
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
