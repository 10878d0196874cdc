/** Spaces and routes on the sheet: where each stands, how far it was moved, and how the ground follows. */
import { ROADS, SEA_LANES, TRAILS, WATERS } from '../../../games/american-revolution/data/links.ts';
import { type Printed, SPACES } from '../../../games/american-revolution/data/spaces.ts';
import type { Path, Point } from '../../src/geo/frame.ts';
import { type Pull, pulled } from '../../src/geo/lens.ts';
import { spread } from '../../src/net/spread.ts';
import { sheet } from './frame.ts';
import { lens } from './lens.ts';

export const spaces: readonly Printed[] = SPACES;
export type RouteKind = 'road' | 'trail' | 'water' | 'sea';
export interface Route {
  readonly from: string;
  readonly to: string;
  readonly kind: RouteKind;
}
const routesOf = (pairs: readonly (readonly [string, string])[], kind: RouteKind): Route[] =>
  pairs.map(([from, to]) => ({ from, to, kind }));
export const routes: readonly Route[] = [
  ...routesOf(ROADS, 'road'),
  ...routesOf(TRAILS, 'trail'),
  ...routesOf(WATERS, 'water'),
  ...routesOf(SEA_LANES, 'sea'),
];

/** Sea areas and boxes have no true place: here they leave the coast its room. */
const afloat: Readonly<Record<string, Point>> = {
  'gulf-of-st-lawrence': [2120, 110],
  'new-england-coast': [1878, 690],
  'mid-atlantic-coast': [1608, 985],
  'virginia-capes': [1428, 1275],
  'carolina-coast': [1238, 1660],
  'western-atlantic': [1718, 1420],
  'north-atlantic': [2118, 640],
  'south-atlantic': [1988, 1800],
  'bahama-channel': [1013, 2005],
  'gulf-of-mexico': [498, 2010],
  'caribbean-sea': [1358, 2450],
  britain: [2255, 850],
  france: [2255, 1160],
  spain: [2255, 1470],
};
/** Wishes of the hand, in board pixels, before the spaces push each other. */
const wished: Readonly<Record<string, Point>> = { natchez: [34, 0], 'st-louis': [0, -6], kaskaskia: [6, 10] };

export const room = { apart: 108, clear: 46, edge: 70, width: sheet.width, height: sheet.height };
const ashore = spaces.filter(space => space.kind !== 'sea' && space.kind !== 'box');
export const homes: ReadonlyMap<string, Point> = new Map(ashore.map(({ id, lon, lat }) => [id, lens([lon / 1000, lat / 1000])]));

const settled = spread(
  ashore.map(({ id }) => {
    const home = homes.get(id)!;
    const [dx, dy] = wished[id] ?? [0, 0];
    return { id, home, start: [home[0] + dx, home[1] + dy] as Point };
  }),
  routes.filter(route => route.kind !== 'sea').map(({ from, to }) => [from, to] as const),
  room,
);
export const places: ReadonlyMap<string, Point> = new Map(spaces.map(({ id }) => [id, settled.get(id) ?? afloat[id]!]));

const pulls: readonly Pull[] = ashore.map(({ id }) => {
  const [home, now] = [homes.get(id)!, settled.get(id)!];
  return { home, by: [now[0] - home[0], now[1] - home[1]] };
});
/** Degrees to board pixels, with the ground pulled after its spaces. */
export const project = (degrees: Point): Point => pulled(lens(degrees), pulls, 52);
export const projectLine = (line: Path): Point[] => line.map(project);
