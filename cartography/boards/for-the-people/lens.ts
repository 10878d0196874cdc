/**
 * The stretched projection. A conformal cone lies under a lens over Virginia, where forty spaces crowd into two hundred miles;
 * outside it the scale falls off, most towards the empty west. Then spaces that are still too near push each other apart, and
 * shores, rivers and borders follow them, so that a port stays on its coast.
 */
import type { Point } from '../../src/geo/frame.ts';
import { conicOf, lensOf } from '../../src/geo/lens.ts';

const wide = lensOf({
  conic: conicOf([32, 40], -83),
  middle: [-77.75, 38.1],
  tilt: 1.25,
  axes: [2.05, 1.95],
  seat: [2446, 770],
  scaleAt: r => 124 + 48 * Math.exp(-((r / 4.4) ** 4)) + 150 * Math.exp(-(r * r)),
  most: 14,
});
/** Degrees to board pixels, before anything was pushed. */
export const lens = (degrees: Point): Point => magnified(wide(degrees));

/** A second, weaker glass over Middle Tennessee, in board pixels: where the towns of the railway war stand close together. */
const glass = { x: 1090, y: 1290, reach: 350, power: 0.34 } as const;
function magnified([x, y]: Point): Point {
  const [dx, dy] = [x - glass.x, y - glass.y];
  const grow = 1 + glass.power * Math.exp(-(dx * dx + dy * dy) / (glass.reach * glass.reach));
  return [glass.x + dx * grow, glass.y + dy * grow];
}
