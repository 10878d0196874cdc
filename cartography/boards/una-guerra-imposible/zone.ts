/** 4.6-a The Carlist zone: what lies nearer to a space of it than to any other. */
import { PROVINCES, SPACES, spaceProvince } from '../../../games/una-guerra-imposible/data/spaces.ts';
import type { Point } from '../../src/geo/frame.ts';
import { outline } from '../../src/net/region.ts';
import { frame } from './frame.ts';
import { courses } from './lanes.ts';
import { places, project, spaces } from './net.ts';

const carlist = new Map(spaces.map(({ id, carlist }) => [id, carlist]));
/** French ground beside it. */
const beyond: readonly Point[] = [
  [-1.69, 43.4],
  [-1.6, 43.34],
  [-1.5, 43.28],
  [-1.41, 43.2],
  [-1.37, 43.11],
  [-1.36, 43.03],
].map(([lon, lat]) => project([lon!, lat!]));
const of = (inside: boolean): Point[] => [
  ...(inside ? [] : beyond),
  ...spaces.filter(space => space.carlist === inside).map(({ id }) => places.get(id)!),
  // The middles of roads between two spaces of one side belong to it, so that no road leaves its zone on the way.
  ...courses.filter(({ from, to }) => carlist.get(from) === inside && carlist.get(to) === inside).map(({ line }) => line[8]!),
];
export const zone = outline({ inside: of(true), outside: of(false), reach: 150 }, frame.width, frame.height);

/** Cards look at provinces: what lies nearer to a space of one than to any other. */
export const provinces: Readonly<Record<string, Point[][]>> = Object.fromEntries(
  PROVINCES.map((name, province) => {
    const [inside, outside] = [true, false].map(own =>
      SPACES.flatMap((id, space) => ((spaceProvince[space] === province) === own ? [places.get(id)!] : [])),
    ) as [Point[], Point[]];
    return [name, outline({ inside, outside: [...outside, ...beyond], reach: 170 }, frame.width, frame.height)];
  }),
);
