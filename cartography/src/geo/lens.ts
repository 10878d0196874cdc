/** Stretched projections: a conformal cone under a lens, and ground that follows the spaces when they are pushed apart. */
import type { Point } from './frame.ts';

const radians = Math.PI / 180;
const steep = (lat: number) => Math.tan(Math.PI / 4 + lat / 2);

/** Lambert's conformal cone through two parallels, in degrees of arc from a meridian; east and south are positive. */
export function conicOf([south, north]: readonly [south: number, north: number], meridian: number): (degrees: Point) => Point {
  const [low, high] = [south * radians, north * radians];
  const cone = Math.log(Math.cos(low) / Math.cos(high)) / Math.log(steep(high) / steep(low));
  const scale = (Math.cos(low) * steep(low) ** cone) / cone;
  const polar = (lat: number) => scale / steep(lat * radians) ** cone / radians;
  return ([lon, lat]) => {
    const turn = cone * (lon - meridian) * radians;
    return [polar(lat) * Math.sin(turn), polar(lat) * Math.cos(turn)];
  };
}

export interface Lens {
  readonly conic: (degrees: Point) => Point;
  /** Its middle in degrees, its long axis, its half axes in degrees of arc, and where its middle stands on the sheet. */
  readonly middle: Point;
  readonly tilt: number;
  readonly axes: readonly [long: number, short: number];
  readonly seat: Point;
  /** Board pixels per degree at a distance from the middle, counted in half axes, and how far that is asked for. */
  readonly scaleAt: (r: number) => number;
  readonly most: number;
}

/** Degrees to board pixels. */
export function lensOf({ conic, middle, tilt, axes: [long, short], seat, scaleAt, most }: Lens): (degrees: Point) => Point {
  const steps = 4000;
  const sum = new Float64Array(steps + 1);
  for (let i = 1; i <= steps; i++) sum[i] = sum[i - 1]! + (scaleAt(((i - 0.5) / steps) * most) * most) / steps;
  const reach = (r: number) => {
    const at = Math.min(steps - 1, (r / most) * steps);
    const i = Math.floor(at);
    return sum[i]! + (sum[i + 1]! - sum[i]!) * (at - i);
  };
  const centre = conic(middle);
  return degrees => {
    const [x, y] = conic(degrees);
    const [dx, dy] = [x - centre[0], y - centre[1]];
    const u = (dx * Math.cos(tilt) + dy * Math.sin(tilt)) / long;
    const v = (dy * Math.cos(tilt) - dx * Math.sin(tilt)) / short;
    const r = Math.hypot(u, v);
    const grow = r < 1e-6 ? scaleAt(0) : reach(r) / r;
    return [seat[0] + dx * grow, seat[1] + dy * grow];
  };
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
