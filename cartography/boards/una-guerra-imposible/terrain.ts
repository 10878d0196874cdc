/** The ground of the North: shore, rivers and heights, all in board pixels. */
import { ABRUPT, SPACES, spaceTerrain } from '../../../games/una-guerra-imposible/data/spaces.ts';
import { type Path, type Point, toDegrees } from '../../src/geo/frame.ts';
import { landMask } from '../../src/geo/gshhg.ts';
import { curveThrough, meander } from '../../src/geo/line.ts';
import { landRings } from '../../src/geo/shore.ts';
import type { Water } from '../../src/paint/water.ts';
import { erode } from '../../src/relief/erosion.ts';
import type { Heights } from '../../src/relief/field.ts';
import { type Crest, raise } from '../../src/relief/land.ts';
import { crested, fractal } from '../../src/relief/noise.ts';
import { frame } from './frame.ts';
import { brokenBetween, heightsBetween, townHeights } from './heights.ts';
import { homes, project } from './net.ts';
import { ridges } from './ridges.ts';
import { streams } from './streams.ts';

export interface NamedWater extends Water {
  readonly name: string;
}

const area = (ring: Path) =>
  ring.reduce((sum, a, i) => sum + a[0] * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * a[1], 0) / 2;

/** The land, to be filled even-odd. Lakes are reservoirs, later than the war; rocks off the shore are too small to draw. */
export function shore(): Point[][] {
  const mask = landMask(frame, 0.0012);
  const inland = Math.floor((mask.north - 43.2) / mask.step) * mask.columns;
  mask.land.fill(1, inland);
  const rings = landRings(mask, frame, 0.5);
  const mainland = Math.sign(area(rings.reduce((a, b) => (Math.abs(area(a)) > Math.abs(area(b)) ? a : b))));
  return rings.filter(ring => area(ring) * mainland > 2600).map(ring => ring.map(point => project(toDegrees(frame, point))));
}

export function waters(): NamedWater[] {
  return streams.map(({ name, size, line }) => ({
    name,
    from: size * 0.45,
    to: size,
    line: meander(curveThrough(line, 0.02).map(project), 4.2, 26),
  }));
}

const km = frame.perLat / 111.2;
/** Heights are drawn lower than they are: a hill of this sheet is as steep as one of the close boards. */
const unit = 0.4;

type Known = readonly [x: number, y: number, value: number];

/** A field over the board from values known at some points, each counting by its nearness. */
function between(known: readonly Known[], near: number): (x: number, y: number) => number {
  const cell = 12;
  const columns = Math.ceil(frame.width / cell) + 2;
  const rows = Math.ceil(frame.height / cell) + 2;
  const grid = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      let [sum, weight] = [0, 0];
      for (const [x, y, value] of known) {
        const far = (x - i * cell) ** 2 + (y - j * cell) ** 2 + near * near;
        const counts = 1 / (far * Math.sqrt(far));
        sum += counts * value;
        weight += counts;
      }
      grid[j * columns + i] = sum / weight;
    }
  return (x, y) => {
    const u = Math.max(0, Math.min(columns - 1.01, x / cell));
    const v = Math.max(0, Math.min(rows - 1.01, y / cell));
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const at = (a: number, b: number) => grid[b * columns + a]!;
    const top = at(i, j) + (at(i + 1, j) - at(i, j)) * (u - i);
    const bottom = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * (u - i);
    return top + (bottom - top) * (v - j);
  };
}

/** The open country: town heights, low on the shore. */
function plainOf(rings: readonly Path[]): (x: number, y: number) => number {
  const known: Known[] = [
    ...Object.entries(townHeights).map(([id, metres]): Known => [...homes.get(id)!, metres * unit]),
    ...heightsBetween.map(([lon, lat, metres]): Known => [...project([lon, lat]), metres * unit]),
  ];
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 24) {
      const [x, y] = ring[i]!;
      if (x > 4 && y > 4 && x < frame.width - 4 && y < frame.height - 4) known.push([x, y, 2]);
    }
  return between(known, 30);
}

/** How broken the ground is, 0 to 1: as the spaces say, and beyond them as the maps do. */
const broken = between(
  [
    ...SPACES.map((id, space): Known => [...homes.get(id)!, spaceTerrain[space] === ABRUPT ? 1 : 0]),
    ...brokenBetween.map(([lon, lat, value]): Known => [...project([lon, lat]), value]),
  ],
  60,
);
/** Distance to the nearest water, in board pixels, up to 60. */
function dryness(courses: readonly NamedWater[]): (x: number, y: number) => number {
  const cell = 6;
  const columns = Math.ceil(frame.width / cell) + 1;
  const rows = Math.ceil(frame.height / cell) + 1;
  const grid = new Float32Array(columns * rows).fill(60);
  for (const { line } of courses)
    for (const [px, py] of line)
      for (let j = Math.max(0, Math.floor((py - 60) / cell)); j <= Math.min(rows - 1, (py + 60) / cell); j++)
        for (let i = Math.max(0, Math.floor((px - 60) / cell)); i <= Math.min(columns - 1, (px + 60) / cell); i++) {
          const at = j * columns + i;
          grid[at] = Math.min(grid[at]!, Math.hypot(i * cell - px, j * cell - py));
        }
  return (x, y) => grid[Math.round(y / cell) * columns + Math.round(x / cell)] ?? 60;
}

/** Hills without a name: thick in the broken country, none on the plains or beside the rivers. Turned and bent, or the lattice of the noise would show. */
function addHills(field: Heights, courses: readonly NamedWater[]): void {
  const dry = dryness(courses);
  const [cos, sin] = [Math.cos(0.55), Math.sin(0.55)];
  for (let j = 0; j < field.rows; j++)
    for (let i = 0; i < field.columns; i++) {
      const [x, y] = [i * field.cell, j * field.cell];
      const rough = broken(x, y);
      const away = Math.min(1, dry(x, y) / 38);
      const [wx, wy] = [x + 74 * (fractal(x / 120, y / 120, 3) - 0.5), y + 74 * (fractal(x / 120 + 31, y / 120 + 7, 3) - 0.5)];
      const [u, v] = [wx * cos + wy * sin, wy * cos - wx * sin];
      const hill = 0.58 * crested(u / 96, v / 74, 4) + 0.42 * fractal(u / 40 + 9, v / 36, 4);
      field.height[j * field.columns + i]! += (8 + 330 * rough * rough) * (hill - 0.28) * away * away;
    }
}

export function heights(rings: readonly Path[], courses: readonly NamedWater[]): Heights {
  const crests = ridges.map(
    ({ reach, crest }): Crest => ({
      reach: reach * km * 0.82,
      points: crest.map(([lon, lat, metres]) => [...project([lon, lat]), metres * unit] as const),
    }),
  );
  const field = raise(
    {
      crests,
      valleys: courses.map(({ line, to }) => ({ line, floor: to > 4 ? 9 : to > 2.8 ? 5 : 3.4, rise: to > 4 ? 2.2 : 3 })),
      plain: plainOf(rings),
      roll: 24,
      stray: [16, 20],
    },
    frame.width,
    frame.height,
    1.5,
  );
  addHills(field, courses);
  erode(field, { drops: 2_200_000, capacity: 7, bite: 0.3, settle: 0.2 });
  return field;
}
