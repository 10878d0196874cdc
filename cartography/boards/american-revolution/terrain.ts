import type { Path, Point } from '../../src/geo/frame.ts';
import { landMask, rivers } from '../../src/geo/gshhg.ts';
import { curveThrough, meander } from '../../src/geo/line.ts';
import { landRings } from '../../src/geo/shore.ts';
import type { Water } from '../../src/paint/water.ts';
import { erode } from '../../src/relief/erosion.ts';
import type { Heights } from '../../src/relief/field.ts';
import { type Crest, raise } from '../../src/relief/land.ts';
import { globe, sheet } from './frame.ts';
import { project, projectLine } from './net.ts';
import { ridges } from './ridges.ts';
import { streams } from './streams.ts';

export interface NamedWater extends Water {
  readonly name: string;
}

const toDegrees = ([x, y]: Point): Point => [globe.west + x, globe.north - y];
const onSheet = (line: Path, margin: number): boolean =>
  line.some(([x, y]) => x > -margin && y > -margin && x < sheet.width + margin && y < sheet.height + margin);

/** Twice the signed area, in square degrees; the land and the lakes in it run opposite ways. */
const area = (ring: Path) =>
  ring.reduce((sum, a, i) => sum + a[0] * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * a[1], 0) / 2;
/** No modern reservoirs: small lakes go, but for those of New York and the Champlain valley, which a traveller of 1777 would know. */
const isKnown = (ring: Path, size: number): boolean => {
  const [lon, lat] = ring[0]!;
  return size > 0.1 || (size > 0.012 && lon > -77.4 && lon < -72.9 && lat > 42.3 && lat < 45.2);
};

/** The land, shore lines in board pixels, to be filled even-odd. */
export function shore(): Point[][] {
  const rings = landRings(landMask(globe, 0.016), globe, 0.0035).map(ring => ring.map(toDegrees));
  const outer = Math.sign(area(rings.reduce((a, b) => (Math.abs(area(a)) > Math.abs(area(b)) ? a : b))));
  return rings
    .filter(ring => {
      const size = area(ring) * outer;
      return size > 0 ? size > 0.0022 : isKnown(ring, -size);
    })
    .map(projectLine)
    .filter(ring => onSheet(ring, 80));
}

/** Every river in board pixels, the great ones first. */
export function waters(): NamedWater[] {
  const width = [0, 5.4, 4.4, 3.4, 2.6, 2];
  const great = rivers(globe)
    .filter(({ level, line }) => level <= 5 && line.length > 6)
    .map(({ level, line }): NamedWater => ({ name: '', from: width[level]! * 0.7, to: width[level]!, line: projectLine(line) }));
  const small = streams.map(
    ({ name, size, line }): NamedWater => ({
      name,
      from: size * 0.45,
      to: size,
      line: meander(curveThrough(line, 0.12).map(project).reverse(), 5, 30),
    }),
  );
  return [...great, ...small].filter(({ line }) => onSheet(line, 20));
}

/** Heights in units of seven metres, so that a hill of the sheet is as steep as one of the close boards. */
const unit = 1 / 7;
export function heights(courses: readonly NamedWater[]): Heights {
  const crests = ridges.map(
    ({ reach, crest }): Crest => ({
      reach,
      points: crest.map(([lon, lat, metres]) => [...project([lon, lat]), metres * unit] as const),
    }),
  );
  const field = raise(
    {
      crests,
      valleys: courses.map(({ line, to }) => ({ line, floor: to > 3 ? 6 : 4, rise: to > 3 ? 2.2 : 1.5 })),
      plain: (x, y) => 16 + 14 * Math.max(0, Math.min(1, (1350 - x + 0.25 * (1200 - y)) / 900)),
      roll: 26,
      stray: [17, 22],
    },
    sheet.width,
    sheet.height,
    1.5,
  );
  erode(field, { drops: 1_100_000, capacity: 6, bite: 0.26, settle: 0.22 });
  return field;
}
