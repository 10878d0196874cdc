import { readFileSync } from 'node:fs';
import { type Point, toBoard, toBoardLine } from '../../src/geo/frame.ts';
import { curveThrough, distance } from '../../src/geo/line.ts';
import { compactPath } from '../../src/geo/path.ts';
import { outline } from '../../src/net/region.ts';
import { along, bendRoads, handleAt, type Road } from '../../src/net/roads.ts';
import { spread } from '../../src/net/spread.ts';
import { frame } from './frame.ts';
import { beyond, moved } from './lines.ts';

export interface Space {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly large: boolean;
  readonly hex: boolean;
  readonly lines: boolean;
  readonly confederacy: boolean;
  readonly north: boolean;
}

export type Link = readonly [from: string, to: string, type: 'pike' | 'road', potomac?: true];

interface NetFile {
  readonly spaces: readonly Space[];
  readonly links: readonly Link[];
  readonly railways: readonly { readonly id: string; readonly name: string; readonly stops: readonly string[] }[];
}

export const net = JSON.parse(readFileSync(new URL('net.json', import.meta.url), 'utf8')) as NetFile;

/** Room that every space keeps: a stack of 40 px counters with air around it. */
export const room = { apart: 66, clear: 34, edge: 74, width: frame.width, height: frame.height };

export function settle(): Map<string, Point> {
  const seats = net.spaces.map(space => {
    const home = toBoard(frame, [space.lon, space.lat]);
    const by = moved[space.id] ?? [0, 0];
    return { id: space.id, home, start: [home[0] + by[0], home[1] + by[1]] as Point };
  });
  return spread(
    seats,
    net.links.map(([from, to]) => [from, to] as const),
    room,
  );
}

export function roads(places: ReadonlyMap<string, Point>): Road[] {
  return bendRoads(
    places,
    net.links.map(([from, to, type]) => ({ from, to, straight: type === 'pike' })),
    32,
  );
}

export interface Railway {
  readonly id: string;
  readonly line: Point[];
  readonly path: string;
}

/** Each railway through its stops, swung clear of the road between the same two places, and on to the edge of the map. */
export function railways(places: ReadonlyMap<string, Point>, built: readonly Road[]): Railway[] {
  return net.railways.map(({ id, stops }) => {
    const head = railHeads[id];
    const first = places.get(stops[0]!)!;
    const line: Point[] = head ? curveThrough([...toBoardLine(frame, head), first], 12) : [first];
    let path = head ? compactPath(line) : `M${first.join(' ')}`;
    stops.slice(1).forEach((stop, i) => {
      const [a, b] = [places.get(stops[i]!)!, places.get(stop)!];
      const road = built.find(r => (r.from === stop && r.to === stops[i]) || (r.from === stops[i] && r.to === stop));
      const side = road ? Math.sign((b[0] - a[0]) * (road.handle[1] - a[1]) - (b[1] - a[1]) * (road.handle[0] - a[0])) || 1 : 0;
      const handle = handleAt(a, b, road ? -side * Math.min(30, distance(a, b) * 0.24) : 0);
      line.push(...along(a, handle, b, 8).slice(1));
      path += `Q${handle.join(' ')} ${b.join(' ')}`;
    });
    const ends = railEnds[id];
    const tail = ends ? curveThrough([line.at(-1)!, ...toBoardLine(frame, ends)], 12) : [];
    return { id, line: [...line, ...tail.slice(1)], path: path + (ends ? compactPath(tail) : '') };
  });
}

const railEnds: Readonly<Record<string, readonly Point[]>> = {
  'orange-alexandria': [
    [-77.87, 38.51],
    [-77.995, 38.47],
    [-78.03, 38.4],
    [-78.04, 38.34],
  ],
  'manassas-gap': [
    [-78.4, 38.97],
    [-78.47, 38.93],
  ],
  'baltimore-ohio': [
    [-77.99, 39.49],
    [-78.03, 39.54],
  ],
  'washington-branch': [
    [-76.92, 38.99],
    [-76.86, 39.06],
  ],
};
const railHeads: Readonly<Record<string, readonly Point[]>> = {
  'baltimore-ohio': [
    [-76.85, 39.31],
    [-76.98, 39.35],
    [-77.15, 39.372],
    [-77.28, 39.385],
    [-77.34, 39.37],
  ],
};

/** The ground inside the Union lines, and Mosby's Confederacy, as rings. */
export function regions(places: ReadonlyMap<string, Point>, built: readonly Road[]) {
  const lines = new Set(net.spaces.filter(space => space.lines).map(space => space.id));
  const own = new Set(net.spaces.filter(space => space.confederacy).map(space => space.id));
  const samples = (inside: (id: string) => boolean, pick: boolean): Point[] => [
    ...net.spaces.filter(space => inside(space.id) === pick).map(space => places.get(space.id)!),
    ...built
      .filter(road => inside(road.from) === pick && inside(road.to) === pick)
      .flatMap(road => along(places.get(road.from)!, road.handle, places.get(road.to)!, 10)),
  ];
  const side = (set: Set<string>, pick: boolean) => samples(id => set.has(id), pick);
  return {
    union: outline(
      {
        inside: [...side(lines, true), ...toBoardLine(frame, beyond.union)],
        outside: [...side(lines, false), ...toBoardLine(frame, beyond.open)],
        reach: 900,
      },
      frame.width,
      frame.height,
    ),
    confederacy: outline({ inside: side(own, true), outside: side(own, false), reach: 58 }, frame.width, frame.height).slice(
      0,
      1,
    ),
  };
}
