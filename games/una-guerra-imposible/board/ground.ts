/** The printed sheet: spaces with their seats, roads joined by kind, names near and far. */
import type { BoardPoint } from '@cuartel/boardkit/net/boxes.ts';
import { type DrawnLink, handleOf, inkOf, linkPath, pathsByKind } from '@cuartel/boardkit/net/links.ts';
import { boxOf, type NameLabel } from '@cuartel/boardkit/net/names.ts';
import { seatsBeside } from '@cuartel/boardkit/net/seats.ts';
import { FIRST_CONNECTION, MAIN, ROAD_COUNT, type Road, roadFrom, roadKind, roadTo } from '../data/roads.ts';
import type { Space } from '../data/spaces.ts';
import { exits, handles } from './art/roads.ts';
import { corners, frame } from './frame.ts';
import { lettering, type Place, places } from './places.ts';

export const SPOTS: readonly Place[] = places;
const at = ([x, y]: readonly [number, number]): BoardPoint => ({ x, y });
const links: readonly DrawnLink[] = Array.from({ length: FIRST_CONNECTION }, (_, road) => ({
  a: roadFrom[road]!,
  b: roadTo[road]!,
  kind: roadKind[road] === MAIN ? 'pike' : 'road',
  bend: at(handles[road]!),
}));
const outward = (main: boolean): string =>
  exits
    .flatMap(({ handle, end }, n) => {
      const road = FIRST_CONNECTION + n;
      return (roadKind[road] === MAIN) === main ? [linkPath(SPOTS[roadFrom[road]!]!, end, handle)] : [];
    })
    .join('');
const drawn = pathsByKind(SPOTS, links);
export const PATHS = { road: (drawn.road ?? '') + outward(false), pike: (drawn.pike ?? '') + outward(true) } as const;
/** A road by itself, to be lit or marched on. */
export const roadPath = (road: Road): string =>
  road < FIRST_CONNECTION
    ? linkPath(SPOTS[roadFrom[road]!]!, SPOTS[roadTo[road]!]!, at(handles[road]!))
    : linkPath(SPOTS[roadFrom[road]!]!, exits[road - FIRST_CONNECTION]!.end, exits[road - FIRST_CONNECTION]!.handle);
export const ROADS: readonly Road[] = Array.from({ length: ROAD_COUNT }, (_, road) => road);
/** Half-way along a road: where those wait who wait on it (11.4-f). */
export const middleOf = (road: Road): BoardPoint => {
  const a = SPOTS[roadFrom[road]!]!;
  const b = road < FIRST_CONNECTION ? SPOTS[roadTo[road]!]! : exits[road - FIRST_CONNECTION]!.end;
  const c = handleOf(a, b, road < FIRST_CONNECTION ? at(handles[road]!) : exits[road - FIRST_CONNECTION]!.handle);
  return { x: a.x / 4 + c.x / 2 + b.x / 4, y: a.y / 4 + c.y / 2 + b.y / 4 };
};

const named = (zoom: 'near' | 'far'): (NameLabel | null)[] =>
  SPOTS.map(place => {
    const label = place[zoom];
    return label === null
      ? null
      : {
          ...label,
          letters: place.kind === 'city' || place.kind === 'town' ? 'caps' : 'plain',
          size: lettering[zoom][place.kind],
        };
  });
export const NAMES = { near: named('near'), far: named('far') } as const;

const beside: readonly (readonly BoardPoint[])[] = seatsBeside(SPOTS, {
  room: { left: -31, right: 31, top: -29, bottom: 29 },
  reach: 62,
  half: 22,
  frame: { left: 40, top: 40, right: frame.width - 40, bottom: frame.height - 40 },
  taken: [...NAMES.near.flatMap(label => (label === null ? [] : [boxOf(label)])), ...Object.values(corners)],
  ink: inkOf(SPOTS, links, 24),
});
const distance = (a: BoardPoint, b: BoardPoint): number => Math.hypot(a.x - b.x, a.y - b.y);
/** A row of three blocks touches nobody as far away as this. */
const ROOM = 130;
const OUTSIDE = 0.45;
/** How far a seat keeps from the stack of its own space and from the spaces and stacks around, as far as it matters. */
const roomAt = (space: Space, seat: BoardPoint): number =>
  Math.min(
    ROOM,
    ...SPOTS.flatMap((other, n) =>
      n === space ? [distance(seat, other.stack)] : [distance(seat, other), distance(seat, other.stack)],
    ),
  );
/** Where a group stands at a space: the first at the seat that the names leave free, the next as far from it as can be. */
export const seatAt = (space: Space, nth: number): BoardPoint => {
  const { x, y, stack } = SPOTS[space]!;
  if (nth === 0) return stack;
  const seats = beside[space]!.map(seat => ({ x: x + seat.x, y: y + seat.y }));
  const far = seats.sort((a, b) => roomAt(space, b) - roomAt(space, a) || distance(b, stack) - distance(a, stack));
  return far[(nth - 1) % far.length]!;
};
/** 18-d Whoever stands outside leaves those within the walls in sight: a little further out than else. */
export const outsideOf = (space: Space, seat: BoardPoint): BoardPoint => {
  const { x, y } = SPOTS[space]!;
  return { x: Math.round(seat.x + (seat.x - x) * OUTSIDE), y: Math.round(seat.y + (seat.y - y) * OUTSIDE) };
};
export const TITLE = {
  en: { title: 'Una Guerra Imposible', place: 'The Basque Country and Navarre', years: '1834 – 1838', miles: 'leagues' },
  es: { title: 'Una Guerra Imposible', place: 'País Vasco y Navarra', years: '1834 – 1838', miles: 'leguas' },
} as const;
