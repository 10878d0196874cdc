import { fractal, noise } from '../relief/noise.ts';
import { ink } from './ink.ts';

/** A sheet of old paper: uneven tone, a few soft stains, darker towards the edges. Opaque RGB. */
export function paper(columns: number, rows: number, boardWidth: number): Buffer {
  const out = Buffer.alloc(columns * rows * 3);
  const scale = boardWidth / columns;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const x = i * scale;
      const y = j * scale;
      const tone = fractal(x / 420, y / 420, 4) - 0.5;
      const stain = Math.max(0, fractal(x / 900 + 40, y / 900 + 7, 3) - 0.56);
      const edge = Math.min(i, columns - 1 - i, j, rows - 1 - j) * scale;
      const burn = 0.16 * Math.exp(-edge / 90) * (0.7 + 0.6 * noise(x / 130, y / 130));
      const dim = 1 + 0.085 * tone - 0.42 * stain - burn;
      const warm = 1 + 0.03 * tone - 0.5 * stain - 1.35 * burn;
      const at = (j * columns + i) * 3;
      out[at] = Math.min(255, ink.paperRgb[0] * (dim + 0.35 * burn));
      out[at + 1] = Math.min(255, ink.paperRgb[1] * dim);
      out[at + 2] = Math.min(255, ink.paperRgb[2] * warm);
    }
  return out;
}
