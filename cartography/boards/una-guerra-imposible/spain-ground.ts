/** The rest of Spain: shore, rivers and ranges on a sheet of its own. */
import { type Path, type Point, toBoard, toBoardLine } from '../../src/geo/frame.ts';
import { landMask, rivers } from '../../src/geo/gshhg.ts';
import { landRings } from '../../src/geo/shore.ts';
import type { Water } from '../../src/paint/water.ts';
import { erode } from '../../src/relief/erosion.ts';
import type { Heights } from '../../src/relief/field.ts';
import { type Crest, raise } from '../../src/relief/land.ts';
import { spain } from './frame.ts';

type Crested = readonly [reach: number, ...(readonly [lon: number, lat: number, metres: number])[]];
const ranges: readonly Crested[] = [
  [11, [-7, 43, 1100], [-6.2, 43, 1700], [-5.3, 43.05, 2000], [-4.85, 43.17, 2500], [-4.2, 43.03, 2000], [-3.4, 43.08, 1300]],
  [9, [-8.1, 43.2, 500], [-7.4, 43.3, 900]],
  [9, [-7.9, 42.6, 900], [-7.3, 42.4, 1200], [-6.8, 42.25, 1900]],
  [
    9,
    [-1.6, 43.08, 1000],
    [-0.9, 42.95, 2000],
    [-0.3, 42.8, 2800],
    [0.3, 42.68, 3200],
    [0.9, 42.65, 2900],
    [1.7, 42.5, 2700],
    [2.4, 42.38, 2500],
    [3, 42.42, 900],
  ],
  [8, [0.3, 42.2, 1400], [1.1, 42.2, 1600], [1.8, 42.25, 1900]],
  [7, [1, 41.3, 900], [1.8, 41.6, 1100], [2.4, 41.8, 1500]],
  [10, [-3.3, 42.25, 2100], [-2.7, 42, 2100], [-1.9, 41.8, 2200]],
  [9, [-2.1, 41.2, 1300], [-1.6, 40.7, 1500], [-1.3, 40.4, 1800], [-0.8, 40.3, 1900], [-0.3, 40.5, 1400]],
  [9, [-2.3, 40.6, 1500], [-1.8, 40.2, 1600], [-1.4, 39.9, 1300]],
  [
    10,
    [-3.2, 41.2, 1500],
    [-3.9, 40.85, 2300],
    [-4.4, 40.5, 1700],
    [-5.2, 40.25, 2500],
    [-5.8, 40.35, 2200],
    [-6.5, 40.3, 1500],
    [-7.3, 40.35, 1800],
  ],
  [8, [-3.9, 39.5, 1100], [-4.6, 39.5, 1300], [-5.3, 39.45, 1500]],
  [9, [-6.8, 37.95, 700], [-6, 38.05, 900], [-5.2, 38.2, 800], [-4, 38.4, 1100], [-3.2, 38.45, 1000]],
  [9, [-5.4, 36.7, 1500], [-4.6, 36.9, 1500], [-3.9, 36.95, 1900], [-3.2, 37.08, 3300], [-2.6, 37.15, 2300], [-2.2, 37.3, 1900]],
  [9, [-3.4, 37.7, 1700], [-2.9, 37.95, 2000], [-2.5, 38.3, 1800], [-2, 38.4, 1300]],
  [8, [-1.4, 37.9, 1300], [-0.6, 38.65, 1300], [-0.1, 38.75, 1100]],
  [9, [-8.1, 41.7, 1200], [-7.6, 41.2, 1200], [-7.9, 40.9, 1000]],
  [10, [-0.5, 42.6, 2400], [-0.1, 42.55, 2600]],
];

const area = (ring: Path) =>
  ring.reduce((sum, a, i) => sum + a[0] * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * a[1], 0) / 2;
/** The land, without lakes or rocks. */
export function land(): Point[][] {
  const rings = landRings(landMask(spain, 0.01), spain, 0.6);
  const mainland = Math.sign(area(rings.reduce((a, b) => (Math.abs(area(a)) > Math.abs(area(b)) ? a : b))));
  return rings.filter(ring => area(ring) * mainland > 30);
}
export function courses(): Water[] {
  const width = [0, 3, 2.4, 1.8, 1.4];
  return rivers(spain)
    .filter(({ level, line }) => level <= 4 && line.length > 10)
    .map(({ level, line }) => ({ from: width[level]! * 0.6, to: width[level]!, line: toBoardLine(spain, line) }));
}
const unit = 1 / 9;
export function relief(waters: readonly Water[]): Heights {
  const crests = ranges.map(
    ([reach, ...points]): Crest => ({
      reach,
      points: points.map(([lon, lat, metres]) => [...toBoard(spain, [lon, lat]), metres * unit] as const),
    }),
  );
  const field = raise(
    {
      crests,
      valleys: waters.map(({ line, to }) => ({ line, floor: 3 + to, rise: 1.6 })),
      plain: () => 44,
      roll: 34,
      stray: [14, 18],
    },
    spain.width,
    spain.height,
    1.5,
  );
  erode(field, { drops: 420_000, capacity: 6, bite: 0.26, settle: 0.22 });
  return field;
}
