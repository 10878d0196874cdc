import type { Path, Point } from '../../src/geo/frame.ts';
import { curveThrough, distance, resample } from '../../src/geo/line.ts';
import { fractal, hash } from '../../src/relief/noise.ts';
import { chain, stray } from './hexside.ts';
import { net, type River, sideType } from './net.ts';

export interface Course {
  readonly id: string;
  readonly major: boolean;
  readonly line: Point[];
  /** Width at a share (0..1) of the course. */
  readonly width: (t: number) => number;
}

/** Widths at source and mouth, and where the tide begins to open the river. */
const size: Readonly<Record<string, readonly [from: number, to: number, tide: number]>> = {
  potomac: [5, 42, 0.58],
  james: [5, 38, 0.56],
  rappahannock: [3, 30, 0.52],
  york: [15.5, 30, 0],
  susquehanna: [12, 26, 0.8],
  appomattox: [2.4, 8, 0.85],
  pamunkey: [3, 8, 0.7],
  shenandoah: [2.6, 5.5, 1],
  'south-branch': [2.4, 4.6, 1],
};

/** The South Fork runs on the far side of this range; every other stream runs at the north-western foot of its wall. */
const eastOfMassanutten = new Set(['H03|H04', 'H03|I04', 'I03|I04', 'I03|J03', 'J02|J03']);

/** The river along its hexsides, meandering; where a mountain wall stands on the hexside the stream runs at its foot. */
export function course(river: River): Course {
  const corners = chain(river.hexsides).map(stray);
  const seed = [...river.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0;
  const [fromX, fromY] = corners[0]!;
  const guide: Point[] =
    river.id === 'susquehanna'
      ? [
          [fromX - 26, fromY - 130],
          [fromX - 4, fromY - 64],
          [fromX, fromY],
        ]
      : [[fromX, fromY]];
  river.hexsides.forEach((id, i) => {
    const [a, b] = [corners[i]!, corners[i + 1]!];
    const span = distance(a, b) || 1;
    const [nx, ny] = [-(b[1] - a[1]) / span, (b[0] - a[0]) / span];
    const type = sideType.get(id);
    const valley = Math.sign(-0.6 * nx - 0.8 * ny) * (eastOfMassanutten.has(id) ? -1 : 1);
    const aside = type === 'mountain' || type === 'gap' ? 19 * valley : 0;
    let turn = hash(seed, i) < 0.5 ? 1 : -1;
    for (const t of [0.2, 0.4, 0.6, 0.8]) {
      const sway = aside + turn * (aside ? 3 : 8.5) * (0.35 + 0.65 * hash(seed + i, Math.round(t * 10)));
      turn = -turn;
      guide.push([a[0] + (b[0] - a[0]) * t + nx * sway, a[1] + (b[1] - a[1]) * t + ny * sway]);
    }
    const next = sideType.get(river.hexsides[i + 1] ?? '');
    const shift = aside && (next === 'mountain' || next === 'gap') ? 15 * Math.sign(aside) : 0;
    guide.push([b[0] + nx * shift, b[1] + ny * shift]);
  });
  if (river.into === 'bay') guide.push(...mouth(guide, river.id === 'susquehanna'));
  const line = resample(curveThrough(guide, 4), 4);
  const major = river.major.length > 1;
  const [from, to, tide] = size[river.id] ?? [2, 4.2, 1];
  const width = (t: number) =>
    t < tide
      ? from + (major ? 5 : to - from) * (t / tide)
      : from + (major ? 5 : to - from) + (to - from - 5) * ((t - tide) / (1 - tide)) ** 1.15;
  return {
    id: river.id,
    major,
    line: line.map(p => [
      p[0] + 3 * (fractal(p[0] / 14, p[1] / 14, 2) - 0.5),
      p[1] + 3 * (fractal(p[0] / 14 + 40, p[1] / 14, 2) - 0.5),
    ]),
    width,
  };
}

/** A river that falls into the bay runs on into open water: eastwards, or down to the head of the bay. */
function mouth(guide: Path, south: boolean): Point[] {
  const [x, y] = guide.at(-1)!;
  const way: Point[] = south
    ? [
        [-6, 36],
        [-30, 78],
        [-64, 124],
        [-70, 160],
      ]
    : [
        [34, 8],
        [80, 14],
      ];
  return way.map(([dx, dy]) => [x + dx, y + dy]);
}

export const courses: readonly Course[] = net.rivers.map(course);

/** Where a great river is wider than this it belongs to the shore, with the shore's own lines. */
export const tidalWidth = 15;

/** The two banks of a great river above the tide, and a little way into it. */
export function banks({ line, width }: Course): { left: Point[]; right: Point[] } {
  const tide = line.findIndex((_, i) => width(i / (line.length - 1)) > tidalWidth);
  const reach = tide < 0 ? line.length : Math.min(line.length, tide + 3);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < reach; i++) {
    const p = line[i]!;
    const [a, b] = [line[Math.max(0, i - 2)]!, line[Math.min(line.length - 1, i + 2)]!];
    const span = distance(a, b) || 1;
    const w = width(i / (line.length - 1)) / 2;
    const rag = (side: number) => 1 + 0.5 * (fractal(p[0] / 22 + side * 50, p[1] / 22, 3) - 0.5);
    const [ux, uy] = [-(b[1] - a[1]) / span, (b[0] - a[0]) / span];
    left.push([p[0] + ux * w * rag(1), p[1] + uy * w * rag(1)]);
    right.push([p[0] - ux * w * rag(2), p[1] - uy * w * rag(2)]);
  }
  return { left, right };
}
