/** Spaces and connections on the sheet: where each stands, how far it was moved, and how the ground follows. */
import { BALTIMORE_OHIO, LATE_RAILWAYS, RAILWAYS, ROADS, ROUGH_WAYS } from '../../../games/for-the-people/data/links.ts';
import { COASTAL_FORTS } from '../../../games/for-the-people/data/ports.ts';
import { SPACES, type SpaceId } from '../../../games/for-the-people/data/spaces.ts';
import { placeName } from '../../../games/for-the-people/text/names.ts';
import type { Path, Point } from '../../src/geo/frame.ts';
import { type Pull, pulled } from '../../src/geo/lens.ts';
import { spread } from '../../src/net/spread.ts';
import { sheet } from './frame.ts';
import { lens } from './lens.ts';

export interface Space {
  readonly id: SpaceId;
  readonly en: string;
  readonly es: string;
  readonly degrees: Point;
}
export const spaces: readonly Space[] = SPACES.map(([id, , lat, lon], space) => ({
  id,
  en: placeName(space, 'en'),
  es: placeName(space, 'es'),
  degrees: [lon / 1000, lat / 1000],
}));

export type RouteKind = 'rail' | 'late' | 'road' | 'rough' | 'bo' | 'harbour';
export interface Route {
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly kind: RouteKind;
}
const routesOf = (pairs: readonly (readonly [SpaceId, SpaceId])[], kind: RouteKind): Route[] =>
  pairs.map(([from, to]) => ({ from, to, kind }));
/** In the order of the game's map. */
export const routes: readonly Route[] = [
  ...routesOf(RAILWAYS, 'rail'),
  ...routesOf(LATE_RAILWAYS, 'late'),
  ...routesOf(ROADS, 'road'),
  ...routesOf(ROUGH_WAYS, 'rough'),
  ...routesOf([BALTIMORE_OHIO], 'bo'),
  ...routesOf(COASTAL_FORTS, 'harbour'),
];

/** Wishes of the hand, in board pixels, before the spaces push each other. */
const wished: Partial<Record<SpaceId, Point>> = { 'gainesville-ar': [6, -34] };

export const room = { apart: 92, clear: 36, edge: 74, width: sheet.width, height: sheet.height };
export const homes: ReadonlyMap<string, Point> = new Map(spaces.map(({ id, degrees }) => [id, lens(degrees)]));

/** Long ways that bend round others need not push their neighbours aside. */
const bends: ReadonlySet<RouteKind> = new Set(['bo', 'harbour', 'rough']);
export const places: ReadonlyMap<string, Point> = spread(
  spaces.map(({ id }) => {
    const home = homes.get(id)!;
    const [dx, dy] = wished[id] ?? [0, 0];
    return { id, home, start: [home[0] + dx, home[1] + dy] as Point };
  }),
  routes.filter(({ kind }) => !bends.has(kind)).map(({ from, to }) => [from, to] as const),
  room,
);

const pulls: readonly Pull[] = spaces.map(({ id }) => {
  const [home, now] = [homes.get(id)!, places.get(id)!];
  return { home, by: [now[0] - home[0], now[1] - home[1]] };
});
/** Degrees to board pixels, with the ground pulled after its spaces. */
export const project = (degrees: Point): Point => pulled(lens(degrees), pulls, 46);
export const projectLine = (line: Path): Point[] => line.map(project);
