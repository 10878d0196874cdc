/** Where things stand on the drawn board, in its own pixels. */
import type { Side, Space } from '../data/board.ts';

export const SIZE = { width: 1080, height: 720 } as const;
/** By space: Alba, Brae, Cord, Dale, Esk, Firth. */
export const PLACES: readonly { readonly x: number; readonly y: number }[] = [
  { x: 168, y: 206 },
  { x: 478, y: 150 },
  { x: 330, y: 490 },
  { x: 680, y: 318 },
  { x: 664, y: 586 },
  { x: 930, y: 428 },
];
/** How each road bends: the middle of link a-b is pushed sideways by so many pixels. */
export const ROADS: readonly { readonly a: Space; readonly b: Space; readonly bend: number }[] = [
  { a: 0, b: 1, bend: -26 },
  { a: 0, b: 2, bend: 30 },
  { a: 1, b: 3, bend: -24 },
  { a: 2, b: 3, bend: 34 },
  { a: 2, b: 4, bend: 26 },
  { a: 3, b: 4, bend: 18 },
  { a: 3, b: 5, bend: -28 },
  { a: 4, b: 5, bend: 24 },
];
/** North stands above the space, South below, up to three abreast. */
export const standing = (space: Space, side: Side, nth: number, of: number): { x: number; y: number } => {
  const { x, y } = PLACES[space] as { x: number; y: number };
  return { x: x + (nth - (of - 1) / 2) * 50, y: y + (side === 'north' ? -46 : 58) };
};
export const road = ({ a, b, bend }: (typeof ROADS)[number]): string => {
  const [p, q] = [PLACES[a], PLACES[b]] as [{ x: number; y: number }, { x: number; y: number }];
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const length = Math.hypot(dx, dy);
  const [mx, my] = [(p.x + q.x) / 2 - (dy / length) * bend, (p.y + q.y) / 2 + (dx / length) * bend];
  return `M${p.x} ${p.y}Q${mx.toFixed(1)} ${my.toFixed(1)} ${q.x} ${q.y}`;
};
