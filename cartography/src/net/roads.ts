import type { Point } from '../geo/frame.ts';
import { distance, distanceToLine } from '../geo/line.ts';
import { hash } from '../relief/noise.ts';

/** A road from one space to another with the one handle of its curve. */
export interface Road {
  readonly from: string;
  readonly to: string;
  readonly handle: Point;
}

/** Points along a curve with one handle. */
export function along(a: Point, handle: Point, b: Point, parts = 16): Point[] {
  return Array.from({ length: parts + 1 }, (_, i) => {
    const t = i / parts;
    const s = 1 - t;
    return [s * s * a[0] + 2 * s * t * handle[0] + t * t * b[0], s * s * a[1] + 2 * s * t * handle[1] + t * t * b[1]];
  });
}

export function handleAt(a: Point, b: Point, bend: number): Point {
  const span = distance(a, b) || 1;
  return [
    Math.round((a[0] + b[0]) / 2 - ((b[1] - a[1]) / span) * bend),
    Math.round((a[1] + b[1]) / 2 + ((b[0] - a[0]) / span) * bend),
  ];
}

/** Bends every road a little, as surveyed roads bend: away from spaces that it passes, otherwise by chance. */
export function bendRoads(
  places: ReadonlyMap<string, Point>,
  links: readonly { from: string; to: string; straight: boolean }[],
  clear: number,
): Road[] {
  return links.map(({ from, to, straight }, n) => {
    const a = places.get(from)!;
    const b = places.get(to)!;
    const span = distance(a, b);
    const wish = (hash(n, 3) - 0.5) * 2 * span * (straight ? 0.05 : 0.2);
    const tries = [0, 1, -1, 2, -2, 3, -3, 4, -4].map(k => wish * (Math.abs(k) > 1 ? 0.2 : 1) + k * span * 0.07);
    const best = tries
      .map(bend => {
        const handle = handleAt(a, b, bend);
        const line = along(a, handle, b);
        let near = Number.POSITIVE_INFINITY;
        for (const [id, p] of places) if (id !== from && id !== to) near = Math.min(near, distanceToLine(p, line));
        return { handle, cost: Math.max(0, clear - near) * 10 + Math.abs(bend - wish) * 0.2 };
      })
      .reduce((x, y) => (y.cost < x.cost ? y : x));
    return { from, to, handle: best.handle };
  });
}
