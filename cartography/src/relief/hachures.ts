import { contours } from 'd3-contour';
import type { Point } from '../geo/frame.ts';
import { distance } from '../geo/line.ts';
import { linePath } from '../geo/path.ts';
import { type Heights, slopeAt, soften } from './field.ts';
import { hash } from './noise.ts';

export interface Engraving {
  /** Metres between the rows of strokes. */
  readonly interval: number;
  /** Slope (metres per pixel) below which the ground is left blank, and at which strokes are fullest. */
  readonly gentle: number;
  readonly steep: number;
}

const weights = 6;

/** Strokes down the slope between one level and the next, thicker where it is steep and away from the light. Paths by weight. */
export function hachures(
  field: Heights,
  how: Engraving,
  dry: (x: number, y: number) => boolean,
): { width: number; path: string }[] {
  const calm: Heights = { ...field, height: soften(field.height, field.columns, field.rows, 1, 2) };
  const buckets: string[][] = Array.from({ length: weights }, () => []);
  let top = 0;
  for (const h of calm.height) top = Math.max(top, h);
  const levels = Array.from({ length: Math.ceil(top / how.interval) }, (_, i) => (i + 1) * how.interval);
  const grid = Array.from(calm.height);
  let serial = 0;
  for (const shape of contours().size([calm.columns, calm.rows]).thresholds(levels)(grid))
    for (const polygon of shape.coordinates)
      for (const ring of polygon) {
        let gap = 0;
        for (let i = 1; i < ring.length; i++) {
          const a = onBoard(ring[i - 1]!, calm.cell);
          const b = onBoard(ring[i]!, calm.cell);
          gap -= distance(a, b);
          if (gap > 0) continue;
          serial++;
          const stroke = descend(calm, b, shape.value - how.interval, how);
          gap = stroke ? 3.2 + 3.4 * (1 - stroke.force) + 1.4 * hash(serial, 5) : 4;
          if (!stroke || !dry(b[0], b[1])) continue;
          const weight = Math.min(weights - 1, Math.floor(stroke.weight * weights));
          buckets[weight]!.push(linePath(stroke.line));
        }
      }
  return buckets.map((paths, i) => ({ width: 0.45 + i * 0.27, path: paths.join('') })).filter(bucket => bucket.path);
}

const onBoard = (p: readonly number[], cell: number): Point => [(p[0]! - 0.5) * cell, (p[1]! - 0.5) * cell];

function descend(field: Heights, from: Point, floor: number, how: Engraving) {
  const line: Point[] = [from];
  let [x, y] = from;
  let steepest = 0;
  let shadow = 0;
  let height = floor + how.interval;
  for (let step = 0; step < 7; step++) {
    const [gx, gy] = slopeAt(field, x, y, 2);
    const slope = Math.hypot(gx, gy);
    if (slope < how.gentle) break;
    steepest = Math.max(steepest, slope);
    shadow += (gx + gy) / slope / 1.4142;
    x -= (gx / slope) * 2.6;
    y -= (gy / slope) * 2.6;
    line.push([x, y]);
    height -= slope * 2.6;
    if (height < floor + how.interval * 0.16) break;
  }
  if (line.length < 3) return undefined;
  const force = Math.min(1, (steepest - how.gentle) / (how.steep - how.gentle));
  const away = -shadow / (line.length - 1);
  return { line, force, weight: Math.max(0, Math.min(0.999, force * (0.62 + 0.38 * away))) };
}
