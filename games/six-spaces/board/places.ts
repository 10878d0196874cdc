/** Where things stand on the drawn board, in its own pixels. */
import { paintOf } from '@cuartel/boardkit/look/shades.ts';
import type { BoardPoint } from '@cuartel/boardkit/net/boxes.ts';
import { cellsOf } from '@cuartel/boardkit/net/cells.ts';
import { type DrawnLink, inkOf, pathsByKind } from '@cuartel/boardkit/net/links.ts';
import { placeNames } from '@cuartel/boardkit/net/names.ts';
import { inTheOpen } from '@cuartel/engine/kit/places.ts';
import { type Side, SPACES } from '../data/board.ts';
import { PLACES as REALM } from '../data/places.ts';
import { endsOf, isWithin } from '../queries/posts.ts';

export const SIZE = { width: 1080, height: 720 } as const;
export const LOOKS = { north: { colour: '#34557f', pattern: 'hatch' }, south: { colour: '#97402a', pattern: 'dots' } } as const;
/** What every pattern of this game is called by. */
export const ID = 'six';
export const PAINTS = { north: paintOf(ID, 'north', LOOKS.north), south: paintOf(ID, 'south', LOOKS.south) } as const;

/** By space: Alba, Brae, Cord, Dale, Esk, Firth. */
export const PLACES: readonly BoardPoint[] = [
  { x: 168, y: 206 },
  { x: 478, y: 150 },
  { x: 330, y: 490 },
  { x: 680, y: 318 },
  { x: 664, y: 586 },
  { x: 930, y: 428 },
];
const ROADS: readonly DrawnLink[] = (
  [
    [0, 1, -26],
    [0, 2, 30],
    [1, 3, -24],
    [2, 3, 34],
    [2, 4, 26],
    [3, 4, 18],
    [3, 5, -28],
    [4, 5, 24],
  ] as const
).map(([a, b, bend]) => ({ a, b, bend, kind: 'pike' }));
export const PATHS = pathsByKind(PLACES, ROADS);

/** North stands above the space, South below, up to three abreast. */
const ROW = { north: -50, south: 52 } as const;
export const standing = (space: number, side: Side, nth: number, of: number): BoardPoint => {
  const { x, y } = PLACES[space] as BoardPoint;
  return { x: x + (nth - (of - 1) / 2) * 52, y: y + ROW[side] };
};
/** Where a block stands: in a space, beside its walls, or half-way along a road. */
export const standingAt = (place: number, side: Side, nth: number, of: number): BoardPoint => {
  const ends = endsOf(place);
  if (ends === null) {
    const { x, y } = standing(inTheOpen(REALM, place), side, nth, of);
    return isWithin(place) ? { x: x + 96, y } : { x, y };
  }
  const [a, b] = ends.map(end => PLACES[end]) as [BoardPoint, BoardPoint];
  return { x: (a.x + b.x) / 2 + (nth - (of - 1) / 2) * 40, y: (a.y + b.y) / 2 + ROW[side] / 3 };
};
/** Guns lie beside their space. */
export const gunsAt = (space: number, side: Side): BoardPoint => {
  const { x, y } = PLACES[space] as BoardPoint;
  return { x: x - 44, y: y + ROW[side] / 2.4 };
};
const seat = (side: Side) => ({ left: -50, right: 60, top: ROW[side] - 32, bottom: ROW[side] + 26 });
export const LABELS = placeNames(
  SPACES.map((name, n) => ({
    ...(PLACES[n] as BoardPoint),
    name,
    letters: 'caps' as const,
    size: 24,
    half: 20,
    seats: [seat('north'), seat('south')],
  })),
  {
    frame: { left: 20, top: 20, right: SIZE.width - 20, bottom: SIZE.height - 20 },
    taken: [],
    ink: inkOf(PLACES, ROADS),
  },
);
export const CELLS = cellsOf(PLACES, { left: 14, top: 14, right: SIZE.width - 14, bottom: SIZE.height - 14 }, 118);
