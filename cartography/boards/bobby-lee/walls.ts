import { type Point, toBoard } from '../../src/geo/frame.ts';
import { curveThrough, distance, lerp } from '../../src/geo/line.ts';
import type { Crest } from '../../src/relief/land.ts';
import { fractal, hash } from '../../src/relief/noise.ts';
import { frame } from './frame.ts';
import { ends, stray } from './hexside.ts';
import { net, terrainOf } from './net.ts';

export interface Wall {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  readonly gap: boolean;
}

const isMountain = (hex: string) => terrainOf.get(hex) === 'mountain';

/** Mountain hexsides and gaps, save those inside the mountain hexes, whose folds are drawn otherwise. */
export const walls: readonly Wall[] = net.hexsides
  .filter(([id, type]) => (type === 'mountain' || type === 'gap') && !id.split('|').every(isMountain))
  .map(([id, type]) => {
    const [from, to] = ends(id).map(stray) as [Point, Point];
    return { id, from, to, gap: type === 'gap' };
  });

/** Each wall as a crest; a gap is a notch in the middle of its hexside, and a wall that ends runs out low. */
export function wallCrests(): Crest[] {
  const ending = (p: Point) => walls.filter(wall => distance(wall.from, p) < 1 || distance(wall.to, p) < 1).length < 2;
  return walls.map(({ from, to, gap }): Crest => {
    const at = (t: number, metres: number) => [...lerp(from, to, t), metres] as const;
    const [start, end] = [ending(from) ? 260 : 560, ending(to) ? 260 : 560];
    return gap
      ? { reach: 13, points: [at(0, start), at(0.3, 560), at(0.41, 380), at(0.5, 90), at(0.59, 380), at(0.7, 560), at(1, end)] }
      : { reach: 16, points: [at(0, start), at(0.25, 600), at(0.5, 540), at(0.75, 610), at(1, end)] };
  });
}

/** The folds of the Alleghenies: one long line, and its neighbours to the north-west, ridge after ridge. */
const fold: readonly Point[] = [
  [-80.4, 37.05],
  [-79.95, 37.5],
  [-79.5, 38.02],
  [-79.08, 38.5],
  [-78.72, 38.95],
  [-78.42, 39.4],
  [-78.12, 39.8],
  [-77.72, 40.12],
  [-77.25, 40.33],
  [-76.6, 40.5],
];

export function foldCrests(strength: (p: Point) => number): Crest[] {
  const base = curveThrough(
    fold.map(p => toBoard(frame, p)),
    34,
  );
  return Array.from({ length: 14 }, (_, k): Crest => {
    const off = 34 + k * 55 + 24 * (hash(k, 5) - 0.5);
    return {
      reach: 15 + 9 * hash(k, 9),
      points: base.map((p, i) => {
        const [a, b] = [base[Math.max(0, i - 1)]!, base[Math.min(base.length - 1, i + 1)]!];
        const span = distance(a, b) || 1;
        const away = off + 58 * (fractal(i / 9 + k * 13, k * 1.7, 2) - 0.5);
        const q: Point = [p[0] + ((b[1] - a[1]) / span) * away, p[1] - ((b[0] - a[0]) / span) * away];
        const sway = Math.max(0.05, Math.min(1, 2.6 * (fractal(i / 6 + k * 29, k * 3.1, 2) - 0.22)));
        return [q[0], q[1], 150 + 520 * strength(q) * sway * (0.75 + 0.25 * hash(k, 21))] as const;
      }),
    };
  });
}
