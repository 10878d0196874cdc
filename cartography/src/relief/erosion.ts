import type { Heights } from './field.ts';
import { hash } from './noise.ts';

export interface Rain {
  readonly drops: number;
  /** How much a full drop may carry, bite off and lay down. */
  readonly capacity: number;
  readonly bite: number;
  readonly settle: number;
}

/** Lets rain run down the heights: each drop cuts where it is fast and drops its load where it slows. */
export function erode(field: Heights, rain: Rain): void {
  const { columns, rows, height } = field;
  for (let n = 0; n < rain.drops; n++) {
    let x = hash(n, 101) * (columns - 3) + 1;
    let y = hash(n, 907) * (rows - 3) + 1;
    let dx = 0;
    let dy = 0;
    let speed = 1;
    let water = 1;
    let load = 0;
    for (let life = 0; life < 44; life++) {
      const i = Math.floor(x);
      const j = Math.floor(y);
      const u = x - i;
      const v = y - j;
      const at = j * columns + i;
      const nw = height[at]!;
      const ne = height[at + 1]!;
      const sw = height[at + columns]!;
      const se = height[at + columns + 1]!;
      const gx = (ne - nw) * (1 - v) + (se - sw) * v;
      const gy = (sw - nw) * (1 - u) + (se - ne) * u;
      dx = dx * 0.25 - gx * 0.75;
      dy = dy * 0.25 - gy * 0.75;
      const pace = Math.hypot(dx, dy);
      if (pace < 1e-4) break;
      dx /= pace;
      dy /= pace;
      const here = nw * (1 - u) * (1 - v) + ne * u * (1 - v) + sw * (1 - u) * v + se * u * v;
      const nx = x + dx;
      const ny = y + dy;
      if (nx < 1 || ny < 1 || nx >= columns - 2 || ny >= rows - 2) break;
      const a = Math.floor(nx);
      const b = Math.floor(ny);
      const k = b * columns + a;
      const p = nx - a;
      const q = ny - b;
      const there =
        height[k]! * (1 - p) * (1 - q) +
        height[k + 1]! * p * (1 - q) +
        height[k + columns]! * (1 - p) * q +
        height[k + columns + 1]! * p * q;
      const fall = here - there;
      const room = Math.max(0.02, fall) * speed * water * rain.capacity;
      if (fall < 0 || load > room) {
        const drop = fall < 0 ? Math.min(load, -fall) : (load - room) * rain.settle;
        load -= drop;
        spread(height, at, columns, u, v, drop);
      } else {
        const cut = Math.min((room - load) * rain.bite, fall);
        load += cut;
        spread(height, at, columns, u, v, -cut);
      }
      speed = Math.sqrt(Math.max(0.01, speed * speed * 0.9 + fall * 0.25));
      water *= 0.97;
      x = nx;
      y = ny;
    }
  }
}

function spread(height: Float32Array, at: number, columns: number, u: number, v: number, amount: number): void {
  height[at]! += amount * (1 - u) * (1 - v);
  height[at + 1]! += amount * u * (1 - v);
  height[at + columns]! += amount * (1 - u) * v;
  height[at + columns + 1]! += amount * u * v;
}
