import type { BoardFrame, Point } from '../../src/geo/frame.ts';

/** Hexes 160 px wide and 184 px high stand in rows 138 px apart; the middle of A00 would be at (20, 152). */
export const grid = { left: 20, top: 152, wide: 160, half: 80, row: 138, tall: 92, shoulder: 46 } as const;

/** Seventeen miles to the hex, as the rules have it: 54.2 miles to a degree of longitude, 69 to one of latitude. */
const mileX = grid.wide / 17;
const mileY = grid.row / 14.72243;
export const frame: BoardFrame = {
  width: 2160,
  height: 2660,
  west: -79.6 - (6.38 + grid.left / mileX) / 54.2,
  north: 40.4 + grid.top / mileY / 69,
  perLon: 54.2 * mileX,
  perLat: 69 * mileY,
};

export function centre(id: string): Point {
  const row = id.charCodeAt(0) - 65;
  const column = Number(id.slice(1));
  return [grid.left + column * grid.wide + (row % 2) * grid.half, grid.top + row * grid.row];
}

/** The six corners, clockwise from the top. */
export function corners(id: string): Point[] {
  const [x, y] = centre(id);
  const { half, tall, shoulder } = grid;
  return [
    [x, y - tall],
    [x + half, y - shoulder],
    [x + half, y + shoulder],
    [x, y + tall],
    [x - half, y + shoulder],
    [x - half, y - shoulder],
  ];
}
