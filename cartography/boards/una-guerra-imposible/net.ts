/** Spaces and roads on the sheet: where each stands, how far it was moved, and how the ground follows. */
import { isRegion, PLACES } from '../../../games/una-guerra-imposible/data/places.ts';
import {
  FIRST_CONNECTION,
  MAIN,
  ROAD_COUNT,
  roadFrom,
  roadKind,
  roadTo,
} from '../../../games/una-guerra-imposible/data/roads.ts';
import { CARLIST } from '../../../games/una-guerra-imposible/data/sides.ts';
import {
  CITY,
  isPort,
  REFUGE,
  SPACES,
  spaceKind,
  spaceLatitude,
  spaceLongitude,
  spaceTitle,
  spaceZone,
  TOWN,
} from '../../../games/una-guerra-imposible/data/spaces.ts';
import { type Path, type Point, toBoard } from '../../src/geo/frame.ts';
import { spread } from '../../src/net/spread.ts';
import { frame } from './frame.ts';

export interface Space {
  readonly id: string;
  readonly title: string;
  readonly kind: 'city' | 'town' | 'refuge' | 'other';
  readonly carlist: boolean;
  readonly port: boolean;
}
export const spaces: readonly Space[] = SPACES.map((id, space) => ({
  id,
  title: spaceTitle[space]!,
  kind:
    spaceKind[space] === CITY ? 'city' : spaceKind[space] === TOWN ? 'town' : spaceKind[space] === REFUGE ? 'refuge' : 'other',
  carlist: spaceZone[space] === CARLIST,
  port: isPort[space]!,
}));

/** In the order of the data: roads between spaces, then those that leave the sheet for a region. */
export interface Road {
  readonly from: string;
  readonly to: string;
  readonly kind: 'main' | 'secondary';
}
const all: readonly Road[] = Array.from({ length: ROAD_COUNT }, (_, road) => ({
  from: PLACES[roadFrom[road]!]!,
  to: PLACES[roadTo[road]!]!,
  kind: roadKind[road] === MAIN ? 'main' : 'secondary',
}));
export const roads = all.slice(0, FIRST_CONNECTION);
export const connections = all.slice(FIRST_CONNECTION).filter((_, i) => isRegion(roadTo[FIRST_CONNECTION + i]!));

/** Wishes of the hand, in board pixels, before the spaces push each other. */
const wished: Readonly<Record<string, Point>> = {
  guecho: [14, -34],
  portugalete: [-34, 0],
  hernani: [0, 26],
  'san-sebastian': [-6, -8],
  mondragon: [-22, 2],
  onate: [22, 14],
  sodupe: [-14, 0],
  segura: [0, 10],
  amescoas: [10, 0],
};

export const room = { apart: 92, clear: 40, edge: 76, width: frame.width, height: frame.height };
export const homes: ReadonlyMap<string, Point> = new Map(
  spaces.map(({ id }, space) => [id, toBoard(frame, [spaceLongitude[space]! / 1000, spaceLatitude[space]! / 1000])]),
);
export const places: ReadonlyMap<string, Point> = spread(
  spaces.map(({ id }) => {
    const home = homes.get(id)!;
    const [dx, dy] = wished[id] ?? [0, 0];
    return { id, home, start: [home[0] + dx, home[1] + dy] as Point };
  }),
  roads.map(({ from, to }) => [from, to] as const),
  room,
);

/** The ground near a space that was moved moves with it, so that a port stays on its coast and a town on its river. */
const reach = 46;
function pulled([x, y]: Point): Point {
  let [dx, dy, weight] = [0, 0, 0];
  for (const [id, home] of homes) {
    const far = ((x - home[0]) ** 2 + (y - home[1]) ** 2) / (2 * reach * reach);
    if (far > 12) continue;
    const now = places.get(id)!;
    const near = Math.exp(-far);
    dx += near * (now[0] - home[0]);
    dy += near * (now[1] - home[1]);
    weight += near;
  }
  const whole = Math.max(weight, 0.6);
  return [x + dx / whole, y + dy / whole];
}
/** Degrees to board pixels. */
export const project = (degrees: Point): Point => pulled(toBoard(frame, degrees));
export const projectLine = (line: Path): Point[] => line.map(project);
