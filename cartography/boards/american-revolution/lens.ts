/**
 * The stretched projection. A conformal cone lies under a lens along the coast from Boston to Norfolk, where twenty spaces crowd
 * into six hundred miles; outside it the scale falls off, far in the south it falls again. Then spaces that are still too near
 * push each other apart, and shores, rivers and borders follow them, so that a port stays on its coast.
 */
import type { Point } from '../../src/geo/frame.ts';
import { conicOf, lensOf } from '../../src/geo/lens.ts';

const wide = lensOf({
  conic: conicOf([33, 45], -75.6),
  middle: [-75.3, 40.2],
  tilt: -0.92,
  axes: [6.2, 4.3],
  seat: [1290, 905],
  scaleAt: r => 43 + 16 * Math.exp(-((r / 2.95) ** 6)) + 90 * Math.exp(-(r * r)),
  most: 16,
});
/** Degrees to board pixels, before anything was pushed. */
export const lens = (degrees: Point): Point => drawnIn(wide(degrees));

/** South of Georgia the sheet is drawn in, downwards and towards Florida, or the islands would hang far below it and run wide. */
const tropics = { from: 1850, deep: 0.8, wide: 0.7, over: 420, middle: 958 } as const;
function drawnIn([x, y]: Point): Point {
  const past = y - tropics.from;
  if (past <= 0) return [x, y];
  const soft = 1 - Math.exp(-past / 60);
  const far = Math.min(1, past / tropics.over);
  const narrow = 1 - (1 - tropics.wide) * far * far * (3 - 2 * far);
  return [tropics.middle + (x - tropics.middle) * narrow, tropics.from + past * tropics.deep + (1 - tropics.deep) * 60 * soft];
}
