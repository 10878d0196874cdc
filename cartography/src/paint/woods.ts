import { type Field, slopeAt } from '../relief/field.ts';
import { fractal, hash } from '../relief/noise.ts';
import { ink } from './ink.ts';

/** Clumps of trees on the gentle ground, kept off whatever `open` keeps clear. */
export function woods(field: Field, width: number, height: number, open: (x: number, y: number) => boolean): string {
  let crowns = '';
  let shadows = '';
  for (let row = 1; row * 12 < height; row++)
    for (let column = 1; column * 12 < width; column++) {
      const x = column * 12 + 9 * (hash(column, row) - 0.5);
      const y = row * 12 + 9 * (hash(row + 500, column) - 0.5);
      const cover = fractal(x / 170 + 12, y / 170 + 4, 4);
      if (cover < 0.545 || hash(column + 77, row) > (cover - 0.52) * 7.5) continue;
      const [gx, gy] = slopeAt(field, x, y, 5);
      if (Math.hypot(gx, gy) > 1.15 || !open(x, y)) continue;
      const k = 0.62 + 0.5 * hash(column, row + 33);
      const n = (value: number) => (value * k).toFixed(1);
      crowns += `M${(x - 3.2 * k).toFixed(1)} ${y.toFixed(1)}c${n(-1.6)} ${n(-1)} ${n(-0.6)} ${n(-3.4)} ${n(1.4)} ${n(-3)}c${n(0.6)} ${n(-2.4)} ${n(3.4)} ${n(-2)} ${n(3.6)} ${n(0.2)}c${n(2)} ${n(-0.1)} ${n(2.3)} ${n(2.3)} ${n(0.7)} ${n(3.1)}c${n(-1.6)} ${n(0.7)} ${n(-4)} ${n(0.6)} ${n(-5.7)} ${n(-0.3)}`;
      shadows += `M${(x + 2.4 * k).toFixed(1)} ${(y - 2.4 * k).toFixed(1)}l${n(1)} ${n(2)}M${(x - 1.4 * k).toFixed(1)} ${(y + 1.2 * k).toFixed(1)}h${n(6.2)}`;
    }
  return `<path fill="${ink.woods}" fill-opacity=".13" stroke="${ink.woods}" stroke-opacity=".3" stroke-width=".8" d="${crowns}"/><path fill="none" stroke="${ink.woods}" stroke-opacity=".34" stroke-width="1.2" stroke-linecap="round" d="${shadows}"/>`;
}
