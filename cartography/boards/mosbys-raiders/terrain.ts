import { type BoardFrame, type Path, type Point, pixelsPerKm, toBoard, toBoardLine, toDegrees } from '../../src/geo/frame.ts';
import { landMask, rivers } from '../../src/geo/gshhg.ts';
import { distance, meander } from '../../src/geo/line.ts';
import { flood, landRings } from '../../src/geo/shore.ts';
import type { Water } from '../../src/paint/water.ts';
import { erode } from '../../src/relief/erosion.ts';
import type { Heights } from '../../src/relief/field.ts';
import { type Crest, raise } from '../../src/relief/land.ts';
import { headOfTide, marylandBank, virginiaBank } from './estuary.ts';
import { frame } from './frame.ts';
import { ridges } from './ridges.ts';
import { streams } from './streams.ts';

export interface NamedWater extends Water {
  readonly name: string;
}

/** The land, shore lines in board pixels. */
export function shore(): Point[][] {
  const mask = landMask(frame, 0.001);
  flood(mask, [...bank(virginiaBank), ...bank(marylandBank).reverse()]);
  return landRings(mask, frame, 0.45);
}

/** A hand-drawn bank with the small coves and points that every shore has. */
const bank = (line: Path) => meander(toBoardLine(frame, line), 4, 21).map(point => toDegrees(frame, point));

/** Every river and creek in board pixels, the great ones first. */
export function waters(): NamedWater[] {
  const great = rivers(frame).map(({ line }): NamedWater => {
    const potomac = distance(line.at(-1)!, headOfTide) < 0.08 || distance(line[0]!, headOfTide) < 0.08;
    const course = potomac ? tidal(line) : line;
    return {
      name: potomac ? 'Potomac' : 'Shenandoah',
      from: potomac ? 9 : 5,
      to: potomac ? 11 : 6.5,
      line: toBoardLine(frame, course),
    };
  });
  const small = streams.map(
    ({ name, size, line }): NamedWater => ({ name, from: size * 0.45, to: size, line: meander(toBoardLine(frame, line), 7, 34) }),
  );
  return [...great, ...small];
}

/** The river line cut short where the drawn banks take over. */
function tidal(line: Path): Point[] {
  const down = distance(line.at(-1)!, headOfTide) < distance(line[0]!, headOfTide) ? [...line] : [...line].reverse();
  return [...down.filter(([lon]) => lon < headOfTide[0] - 0.004), headOfTide];
}

export function heights(courses: readonly NamedWater[], scale: BoardFrame = frame): Heights {
  const km = pixelsPerKm(scale);
  const crests = ridges.map(
    ({ reach, crest }): Crest => ({
      reach: reach * km,
      points: crest.map(([lon, lat, metres]) => [...toBoard(scale, [lon, lat]), metres] as const),
    }),
  );
  const field = raise(
    {
      crests,
      valleys: courses.map(({ line, to }) => ({ line, floor: to > 5 ? 7 : 3.5, rise: to > 5 ? 2.6 : to > 3 ? 1.7 : 1.15 })),
      plain: (x, y) => Math.max(12, 175 - 0.062 * (x * 0.72 + y * 0.5)) + 18,
      roll: 46,
      stray: [34, 60],
    },
    scale.width,
    scale.height,
    1.5,
  );
  erode(field, { drops: 1_300_000, capacity: 7, bite: 0.28, settle: 0.22 });
  return field;
}
