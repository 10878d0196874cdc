import { type Heights, soften } from './field.ts';

export interface Shading {
  /** Metres per board pixel that count as a full slope. */
  readonly steep: number;
  /** Heights (metres) over which the tint of high ground comes in. */
  readonly tint: readonly [number, number];
}

/** Light from the north-west on the heights, as red, green, blue and alpha for one cell of the field each. */
export function shade(field: Heights, how: Shading): Buffer {
  const { columns, rows, height } = field;
  const broad = soften(height, columns, rows, 9);
  const out = Buffer.alloc(columns * rows * 4);
  const at = (grid: Float32Array, i: number, j: number) =>
    grid[Math.max(0, Math.min(rows - 1, j)) * columns + Math.max(0, Math.min(columns - 1, i))]!;
  const scale = 1 / (2 * field.cell * how.steep);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const k = j * columns + i;
      const fine = light(at(height, i + 1, j) - at(height, i - 1, j), at(height, i, j + 1) - at(height, i, j - 1), scale);
      const wide = light(
        (at(broad, i + 3, j) - at(broad, i - 3, j)) / 3,
        (at(broad, i, j + 3) - at(broad, i, j - 3)) / 3,
        scale * 1.3,
      );
      const hollow = Math.max(-1, Math.min(1, (height[k]! - broad[k]!) / 55));
      const lit = 0.62 * fine + 0.46 * wide + 0.1 * hollow;
      const high = Math.max(0, Math.min(1, (broad[k]! - how.tint[0]) / (how.tint[1] - how.tint[0])));
      paint(out, k * 4, lit, high);
    }
  return out;
}

/** -1 in deep shadow, 0 on flat ground, 1 facing the light. */
function light(dx: number, dy: number, scale: number): number {
  const u = dx * scale;
  const v = dy * scale;
  return ((u + v) * 0.5 + 0.7071) / Math.sqrt(u * u + v * v + 1) - 0.7071;
}

function paint(out: Buffer, at: number, lit: number, high: number): void {
  const dark = lit < 0 ? 0.56 * (1 - Math.exp(lit * 2.1)) : 0;
  const glow = lit > 0 ? 0.46 * (1 - Math.exp(-lit * 2.6)) : 0;
  const tint = 0.2 * high;
  const cover = 1 - (1 - dark) * (1 - glow) * (1 - tint);
  const mix = (shadow: number, hill: number, sun: number) =>
    (shadow * dark + sun * glow + hill * tint) / (dark + glow + tint || 1);
  out[at] = mix(74, 176, 255);
  out[at + 1] = mix(50, 138, 250);
  out[at + 2] = mix(33, 84, 230);
  out[at + 3] = Math.round(255 * cover);
}
