import { type Heights, slopeAt } from '../relief/field.ts';
import { fractal, hash } from '../relief/noise.ts';
import { ink } from './ink.ts';

export interface Woods {
  /** How thickly trees stand at a board point, 0 to 1. */
  readonly cover: (x: number, y: number) => number;
  /** Whether nothing stands there that trees would hide. */
  readonly open: (x: number, y: number) => boolean;
  /** Slope (metres per pixel) above which hachures take the place of trees. */
  readonly steep: number;
  readonly size: number;
  readonly ink: number;
}

/** Scattered clumps, thick here and thin there, without plan. */
export function scattered(x: number, y: number): number {
  const cover = fractal(x / 170 + 12, y / 170 + 4, 4);
  return cover < 0.545 ? 0 : (cover - 0.52) * 7.5;
}

/** Trees as an engraver sets them: a crown, and a shadow to the south-east. */
export function woods(field: Heights, width: number, height: number, growth: Woods): string {
  const step = 12 * Math.sqrt(growth.size);
  let crowns = '';
  let shadows = '';
  for (let row = 1; row * step < height; row++)
    for (let column = 1; column * step < width; column++) {
      const x = column * step + 0.75 * step * (hash(column, row) - 0.5);
      const y = row * step + 0.75 * step * (hash(row + 500, column) - 0.5);
      if (hash(column + 77, row) >= growth.cover(x, y)) continue;
      const [gx, gy] = slopeAt(field, x, y, 5);
      if (Math.hypot(gx, gy) > growth.steep || !growth.open(x, y)) continue;
      const k = growth.size * (0.62 + 0.5 * hash(column, row + 33));
      const n = (value: number) => (value * k).toFixed(1);
      crowns += `M${(x - 3.2 * k).toFixed(1)} ${y.toFixed(1)}c${n(-1.6)} ${n(-1)} ${n(-0.6)} ${n(-3.4)} ${n(1.4)} ${n(-3)}c${n(0.6)} ${n(-2.4)} ${n(3.4)} ${n(-2)} ${n(3.6)} ${n(0.2)}c${n(2)} ${n(-0.1)} ${n(2.3)} ${n(2.3)} ${n(0.7)} ${n(3.1)}c${n(-1.6)} ${n(0.7)} ${n(-4)} ${n(0.6)} ${n(-5.7)} ${n(-0.3)}`;
      shadows += `M${(x + 2.4 * k).toFixed(1)} ${(y - 2.4 * k).toFixed(1)}l${n(1)} ${n(2)}M${(x - 1.4 * k).toFixed(1)} ${(y + 1.2 * k).toFixed(1)}h${n(6.2)}`;
    }
  return `<path fill="${ink.woods}" fill-opacity="${(0.13 * growth.ink).toFixed(2)}" stroke="${ink.woods}" stroke-opacity="${(0.3 * growth.ink).toFixed(2)}" stroke-width=".8" d="${crowns}"/><path fill="none" stroke="${ink.woods}" stroke-opacity="${(0.34 * growth.ink).toFixed(2)}" stroke-width="1.2" stroke-linecap="round" d="${shadows}"/>`;
}
