/** How each route runs on the sheet: roads and trails bend a little, clear of spaces; sea lanes go round the land. */
import type { Path, Point } from '../../src/geo/frame.ts';
import { curveThrough } from '../../src/geo/line.ts';
import { along, bendRoads } from '../../src/net/roads.ts';
import { places, type Route, routes } from './net.ts';

/** Points that a route must pass. */
const seaVia: Readonly<Record<string, readonly Point[]>> = {
  'bahama-channel havana': [[946, 2158]],
  'bahama-channel gulf-of-mexico': [
    [953, 2150],
    [828, 2205],
    [668, 2140],
  ],
  'bahama-channel caribbean-sea': [
    [1158, 2215],
    [1256, 2300],
    [1290, 2375],
  ],
  'bahama-channel hispaniola': [[1208, 2160]],
  'gulf-of-mexico caribbean-sea': [
    [628, 2240],
    [718, 2345],
    [1008, 2470],
  ],
  'caribbean-sea hispaniola': [
    [1290, 2355],
    [1286, 2290],
  ],
  'caribbean-sea south-atlantic': [
    [1588, 2390],
    [1728, 2268],
  ],
  'gulf-of-st-lawrence halifax': [
    [2215, 175],
    [2275, 250],
  ],
  'gulf-of-st-lawrence quebec': [
    [1985, 48],
    [1790, 40],
    [1694, 66],
  ],
  'gulf-of-st-lawrence new-england-coast': [
    [2240, 190],
    [2292, 300],
    [2225, 470],
    [2050, 600],
  ],
  'gulf-of-st-lawrence north-atlantic': [
    [2255, 180],
    [2312, 300],
    [2270, 470],
  ],
  'new-england-coast newport': [[1788, 735]],
  'virginia-capes baltimore': [
    [1290, 1352],
    [1216, 1290],
    [1186, 1165],
    [1168, 1085],
  ],
  'virginia-capes yorktown': [[1288, 1340]],
  'virginia-capes norfolk': [[1290, 1372]],
  'mid-atlantic-coast philadelphia': [
    [1468, 1135],
    [1338, 1122],
    [1268, 1045],
  ],
  'mid-atlantic-coast newport': [[1668, 840]],
  'carolina-coast new-bern': [[1193, 1600]],
};
/** The west bank of the Mississippi is not the way by Natchez. */
const landVia: Readonly<Record<string, Path>> = {
  'arkansas-post new-orleans': [
    [90, 1450],
    [70, 1560],
    [102, 1660],
  ],
};

export interface Course extends Route {
  readonly line: readonly Point[];
  /** The handle of a plain curve; routes with points to pass have none. */
  readonly handle?: Point;
}
const key = ({ from, to }: Route) => `${from} ${to}`;
const bent = bendRoads(
  places,
  routes.map(({ from, to, kind }) => ({ from, to, straight: kind !== 'trail' })),
  44,
);

export const courses: readonly Course[] = routes.map((route, i): Course => {
  const [a, b] = [places.get(route.from)!, places.get(route.to)!];
  const via = seaVia[key(route)] ?? landVia[key(route)];
  if (via) return { ...route, line: curveThrough([a, ...via, b], 14) };
  const handle = bent[i]!.handle;
  return { ...route, handle, line: along(a, handle, b, 16) };
});
