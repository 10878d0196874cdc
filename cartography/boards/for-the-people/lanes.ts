/** How each connection runs on the sheet: a little bent, clear of spaces; with the river bars and the ways off the map on it. */
import { BARS } from '../../../games/for-the-people/data/links.ts';
import { NORTH_EXITS } from '../../../games/for-the-people/data/places.ts';
import { idOf } from '../../../games/for-the-people/data/spaces.ts';
import type { Point } from '../../src/geo/frame.ts';
import { curveThrough } from '../../src/geo/line.ts';
import { along, bendRoads, handleAt } from '../../src/net/roads.ts';
import { places, project, type Route, routes } from './net.ts';

/** Ways that must pass these points of the globe: a river between a port and its far fort. */
const via: Readonly<Record<string, readonly Point[]>> = {
  'fort-gadsden-fl columbus-ga': [
    [-85, 30.35],
    [-85.25, 30.9],
    [-85.5, 31.5],
    [-85.4, 32.05],
  ],
};

export interface Course extends Route {
  readonly line: readonly Point[];
  /** The handle of a plain curve; ways with points to pass have none. */
  readonly handle?: Point;
}
const key = ({ from, to }: Route) => `${from} ${to}`;
const straight: ReadonlySet<Route['kind']> = new Set(['rail', 'late', 'harbour']);
const bent = bendRoads(
  places,
  routes.map(({ from, to, kind }) => ({ from, to, straight: straight.has(kind) })),
  36,
);
/** Two spaces joined twice: the first way bends to the north, the second to the south. */
const twin = (i: number): number => {
  const same = routes.flatMap((route, j) => (key(route) === key(routes[i]!) ? [j] : []));
  return same.length < 2 ? 0 : same[0] === i ? -1 : 1;
};

export const courses: readonly Course[] = routes.map((route, i): Course => {
  const [a, b] = [places.get(route.from)!, places.get(route.to)!];
  const points = via[key(route)];
  if (points) return { ...route, line: curveThrough([a, ...points.map(project), b], 14) };
  const handle = twin(i) === 0 ? bent[i]!.handle : handleAt(a, b, twin(i) * 34);
  return { ...route, handle, line: along(a, handle, b, 20) };
});

export interface Bar {
  /** Index of the connection, the end at which the bar lies, and where: across the line, `turn` in degrees. */
  readonly route: number;
  readonly at: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}
const taken = new Set<number>();
/** 6.2-b A blue bar across the connection, a little way from its space. */
export const bars: readonly Bar[] = BARS.map(({ on, at }): Bar => {
  const route = courses.findIndex((course, i) => !taken.has(i) && course.from === on[0] && course.to === on[1]);
  taken.add(route);
  const { line } = courses[route]!;
  const ordered = at === on[0] ? line : [...line].reverse();
  const [x0, y0] = ordered[0]!;
  const k = ordered.findIndex(([x, y]) => Math.hypot(x - x0, y - y0) > 25);
  const [a, b] = [ordered[k - 1]!, ordered[k]!];
  return {
    route,
    at,
    x: Math.round(b[0]),
    y: Math.round(b[1]),
    turn: Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI),
  };
});

/** 8.2-a Where railways leave by the north edge: a stub towards it. */
export const exits: readonly { readonly id: string; readonly from: Point; readonly to: Point }[] = NORTH_EXITS.map(space => {
  const [x, y] = places.get(idOf(space))!;
  const lean: Readonly<Record<string, number>> = {
    'trenton-nj': 26,
    'harrisburg-pa': 16,
    'columbus-oh': -12,
    'bloomington-il': 12,
  };
  const dx = lean[idOf(space)] ?? 0;
  return { id: idOf(space), from: [x + dx * 0.4, y - 20], to: [x + dx, y - 62] };
});
