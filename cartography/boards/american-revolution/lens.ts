/**
 * The stretched projection. A conformal cone lies under a lens along the coast from Boston to Norfolk, where twenty spaces crowd
 * into six hundred miles; outside it the scale falls off, far in the south it falls again. Then spaces that are still too near
 * push each other apart, and shores, rivers and borders follow them, so that a port stays on its coast.
 */
import type { Line, Point } from '../../src/geo/frame.ts';

const radians = Math.PI / 180;
/** Lambert's conformal cone through 33 and 45 degrees north, in degrees of arc; east and south are positive. */
const [south, north] = [33 * radians, 45 * radians];
const steep = (lat: number) => Math.tan(Math.PI / 4 + lat / 2);
const cone = Math.log(Math.cos(south) / Math.cos(north)) / Math.log(steep(north) / steep(south));
const scale = (Math.cos(south) * steep(south) ** cone) / cone;
const polar = (lat: number) => scale / steep(lat * radians) ** cone / radians;
const meridian = -75.6;
function conic([lon, lat]: Point): Point {
  const turn = cone * (lon - meridian) * radians;
  return [polar(lat) * Math.sin(turn), polar(lat) * Math.cos(turn)];
}

/** The lens: its middle, its long axis, its half axes in degrees of arc, and where its middle stands on the sheet. */
const middle = conic([-75.3, 40.2]);
const tilt = -0.92;
const [long, short] = [6.2, 4.3];
const seat: Point = [1290, 905];

/** Board pixels per degree at a distance from the middle, counted in half axes. */
const scaleAt = (r: number) => 43 + 16 * Math.exp(-((r / 2.95) ** 6)) + 90 * Math.exp(-(r * r));
const reach = ((steps = 4000, most = 16) => {
  const sum = new Float64Array(steps + 1);
  for (let i = 1; i <= steps; i++) sum[i] = sum[i - 1]! + (scaleAt(((i - 0.5) / steps) * most) * most) / steps;
  return (r: number) => {
    const at = Math.min(steps - 1, (r / most) * steps);
    const i = Math.floor(at);
    return sum[i]! + (sum[i + 1]! - sum[i]!) * (at - i);
  };
})();

/** Degrees to board pixels, before anything was pushed. */
export function lens(degrees: Point): Point {
  const [x, y] = conic(degrees);
  const [dx, dy] = [x - middle[0], y - middle[1]];
  const u = (dx * Math.cos(tilt) + dy * Math.sin(tilt)) / long;
  const v = (dy * Math.cos(tilt) - dx * Math.sin(tilt)) / short;
  const r = Math.hypot(u, v);
  const grow = r < 1e-6 ? scaleAt(0) : reach(r) / r;
  return drawnIn([seat[0] + dx * grow, seat[1] + dy * grow]);
}

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

export interface Pull {
  readonly home: Point;
  readonly by: Point;
}

/** The ground near a space that was moved moves with it. */
export function pulled(point: Point, pulls: readonly Pull[], softness: number): Point {
  let [x, y, weight] = [0, 0, 0];
  for (const { home, by } of pulls) {
    const off = ((point[0] - home[0]) ** 2 + (point[1] - home[1]) ** 2) / (2 * softness * softness);
    if (off > 14) continue;
    const w = Math.exp(-off);
    x += w * by[0];
    y += w * by[1];
    weight += w;
  }
  const full = Math.max(weight, 0.55);
  return [point[0] + x / full, point[1] + y / full];
}

export const lensLine = (line: Line): Point[] => line.map(lens);
