import type { Path, Point } from '../../src/geo/frame.ts';
import { landMask, rivers } from '../../src/geo/gshhg.ts';
import { curveThrough, meander } from '../../src/geo/line.ts';
import { landRings } from '../../src/geo/shore.ts';
import type { Water } from '../../src/paint/water.ts';
import { erode } from '../../src/relief/erosion.ts';
import type { Heights } from '../../src/relief/field.ts';
import { type Crest, raise } from '../../src/relief/land.ts';
import { stateLines } from './borders.ts';
import { globe, sheet } from './frame.ts';
import { project, projectLine } from './net.ts';
import { ridges } from './ridges.ts';
import { streams } from './streams.ts';

export interface NamedWater extends Water {
  readonly name: string;
}

const toDegrees = ([x, y]: Point): Point => [globe.west + x, globe.north - y];
export const onSheet = (line: Path, margin: number): boolean =>
  line.some(([x, y]) => x > -margin && y > -margin && x < sheet.width + margin && y < sheet.height + margin);

/** Twice the signed area, in square degrees; the land and the lakes in it run opposite ways. */
const area = (ring: Path) =>
  ring.reduce((sum, a, i) => sum + a[0] * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * a[1], 0) / 2;
/** No modern reservoirs: of the lakes only those of the delta stay, and the great ones of the north. */
const isKnown = (ring: Path, size: number): boolean => {
  const [lon, lat] = ring[0]!;
  return size > 1 || (size > 0.03 && lat < 30.6 && lon < -89 && lon > -92.5);
};

/** The land, shore lines in board pixels, to be filled even-odd. */
export function shore(): Point[][] {
  const rings = landRings(landMask(globe, 0.0125), globe, 0.0026).map(ring => ring.map(toDegrees));
  const outer = Math.sign(area(rings.reduce((a, b) => (Math.abs(area(a)) > Math.abs(area(b)) ? a : b))));
  return rings
    .filter(ring => {
      const size = area(ring) * outer;
      return size > 0 ? size > 0.0012 : isKnown(ring, -size);
    })
    .map(projectLine)
    .filter(ring => onSheet(ring, 80));
}

/** Every river in board pixels, the great ones first. */
export function waters(): NamedWater[] {
  const width = [0, 7.4, 6, 4.6, 3.6, 2.8];
  const great = rivers(globe)
    .filter(({ level, line }) => level <= 4 && line.length > 6)
    .map(({ level, line }): NamedWater => ({ name: '', from: width[level]! * 0.7, to: width[level]!, line: projectLine(line) }));
  const small = streams.map(
    ({ name, size, line }): NamedWater => ({
      name,
      from: size * 0.45,
      to: size,
      line: meander(curveThrough(line, 0.1).map(project).reverse(), 5, 30),
    }),
  );
  return [...great, ...small].filter(({ line }) => onSheet(line, 20));
}

/** The lines between the states; scraps that would vanish in a pixel are left out. */
export const borders = (): Point[][] =>
  stateLines()
    .map(projectLine)
    .filter(line => onSheet(line, 20) && line.some(([x, y]) => Math.hypot(x - line[0]![0], y - line[0]![1]) > 4));

/** Heights in units of four and a half metres, so that a hill of the sheet is as steep as one of the close boards. */
const unit = 1 / 4.5;
export function heights(courses: readonly NamedWater[]): Heights {
  const crests = ridges.map(
    ({ reach, crest }): Crest => ({
      reach: reach * 1.25,
      points: crest.map(([lon, lat, metres]) => [...project([lon, lat]), metres * unit] as const),
    }),
  );
  const field = raise(
    {
      crests,
      valleys: courses.map(({ line, to }) => ({ line, floor: to > 4 ? 7 : 4, rise: to > 4 ? 2 : 1.5 })),
      // The coastal plain and the delta lie low, the north-west a little higher.
      plain: (x, y) => 12 + 18 * Math.max(0, Math.min(1, (1500 - y + 0.12 * (1600 - x)) / 1100)),
      roll: 24,
      stray: [18, 26],
    },
    sheet.width,
    sheet.height,
    2,
  );
  erode(field, { drops: 1_000_000, capacity: 6, bite: 0.26, settle: 0.22 });
  return field;
}
