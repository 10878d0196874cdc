import { type Hex, roundHex } from './hex.ts';

/**
 * Hexes lie on a lattice of whole numbers: its unit along the row is half the width of a hex, across the rows half its side.
 * On the lattice centres and corners are exact, and corners shared by hexes are equal. `scale` turns the lattice into
 * drawing units.
 */
export type Point = { readonly x: number; readonly y: number };

/** Half width and half side of a hex in drawing units; their true proportion is the square root of three, 97 : 56 within 1/18,000. */
export type HexScale = { readonly halfWidth: number; readonly halfSide: number };
export const HEX_SCALE: HexScale = { halfWidth: 97, halfSide: 56 };

// Corner d and corner d + 1 bound the side towards direction d.
const POINTY_X = [1, 1, 0, -1, -1, 0];
const POINTY_Y = [1, -1, -2, -1, 1, 2];
const FLAT_X = [1, 2, 1, -1, -2, -1];
const FLAT_Y = [1, 0, -1, -1, 0, 1];

/** The centre of a hex on the lattice, y growing downwards. */
export function latticeCentre({ q, r }: Hex, pointy: boolean): Point {
  return pointy ? { x: 2 * q + r, y: 3 * r } : { x: 3 * q, y: 2 * r + q };
}

/** The six corners of a hex on the lattice; the side towards direction `d` runs from corner `d` to corner `(d + 1) % 6`. */
export function latticeCorners(hex: Hex, pointy: boolean): Point[] {
  const { x, y } = latticeCentre(hex, pointy);
  const [dx, dy] = pointy ? [POINTY_X, POINTY_Y] : [FLAT_X, FLAT_Y];
  return dx.map((d, i) => ({ x: x + d, y: y + dy[i]! }));
}

/** The two ends of the hexside towards a direction, on the lattice. */
export function latticeSide(hex: Hex, direction: number, pointy: boolean): [Point, Point] {
  const corners = latticeCorners(hex, pointy);
  return [corners[direction]!, corners[(direction + 1) % 6]!];
}

/** A lattice point in drawing units. */
export function drawn({ x, y }: Point, pointy: boolean, { halfWidth, halfSide }: HexScale = HEX_SCALE): Point {
  return pointy ? { x: x * halfWidth, y: y * halfSide } : { x: x * halfSide, y: y * halfWidth };
}

/** The hex under a point in drawing units. */
export function hexAt({ x, y }: Point, pointy: boolean, { halfWidth, halfSide }: HexScale = HEX_SCALE): Hex {
  // The lattice point (along, across) is (along / 2 - across / 6, across / 3) in axial coordinates, here over a common whole.
  const across = (pointy ? y : x) * halfWidth;
  const along = (pointy ? x : y) * halfSide;
  const whole = 6 * halfWidth * halfSide;
  const third = 2 * across;
  const rest = 3 * along - across;
  return pointy ? roundHex(rest, third, whole) : roundHex(third, rest, whole);
}
