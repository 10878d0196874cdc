import { contours } from 'd3-contour';
import { type BoardFrame, type Path, type Point, toBoard } from './frame.ts';
import type { Mask } from './gshhg.ts';
import { simplify } from './line.ts';

/** Cuts a hand-drawn water body out of the land. */
export function flood(mask: Mask, outline: Path): void {
  for (let row = 0; row < mask.rows; row++) {
    const lat = mask.north - row * mask.step;
    const cuts: number[] = [];
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length]!;
      if (a[1] > lat !== b[1] > lat) cuts.push(a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    });
    cuts.sort((a, b) => a - b);
    for (let k = 0; k + 1 < cuts.length; k += 2) {
      const from = Math.ceil((cuts[k]! - mask.west) / mask.step);
      const to = Math.floor((cuts[k + 1]! - mask.west) / mask.step);
      for (let column = Math.max(0, from); column <= Math.min(mask.columns - 1, to); column++)
        mask.land[row * mask.columns + column] = 0;
    }
  }
}

/** The outlines of the land, in board pixels: rings to be filled even-odd. */
export function landRings(mask: Mask, frame: BoardFrame, tolerance: number): Point[][] {
  const soft = blurred(mask);
  const shape = contours().size([mask.columns, mask.rows]).thresholds([0.5])(Array.from(soft))[0];
  const rings: Point[][] = [];
  for (const polygon of shape?.coordinates ?? [])
    for (const ring of polygon) {
      const line = ring.map(([x = 0, y = 0]) =>
        toBoard(frame, [mask.west + (x - 0.5) * mask.step, mask.north - (y - 0.5) * mask.step]),
      );
      const lean = simplify(line, tolerance);
      if (lean.length > 3) rings.push(lean);
    }
  return rings;
}

/** A light blur, so that the traced shore has no stairs. */
function blurred(mask: Mask): Float64Array {
  const { columns, rows } = mask;
  let from = mask.land;
  for (let pass = 0; pass < 2; pass++) {
    const to = new Float64Array(from.length);
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) {
        let sum = 0;
        let weight = 0;
        for (let j = -1; j <= 1; j++)
          for (let i = -1; i <= 1; i++) {
            const [u, v] = [x + i, y + j];
            if (u < 0 || v < 0 || u >= columns || v >= rows) continue;
            const w = (2 - Math.abs(i)) * (2 - Math.abs(j));
            sum += w * from[v * columns + u]!;
            weight += w;
          }
        to[y * columns + x] = sum / weight;
      }
    from = to;
  }
  return from;
}
