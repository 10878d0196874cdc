import { type Path, type Point, toBoardLine } from '../../src/geo/frame.ts';
import { length, simplify } from '../../src/geo/line.ts';
import { compactPath, linePath } from '../../src/geo/path.ts';
import { frame } from './frame.ts';
import type { NamedWater } from './terrain.ts';

/** The rivers as strokes that widen downstream, gathered by width; the great ones have banks and are drawn double. */
export function riverStrokes(waters: readonly NamedWater[]): { width: number; banks: boolean; path: string }[] {
  const byWidth = new Map<number, string>();
  for (const { line, from, to } of waters) {
    const course = clipped(simplify(line, to > 5 ? 0.5 : 0.7));
    const parts = length(course) > 260 && to > 1.6 ? 3 : 1;
    for (let k = 0; k < parts; k++) {
      const width = Math.round((from + ((to - from) * (k + 0.6)) / parts) * 2.5) / 2.5;
      const piece = course.slice(
        Math.floor(((course.length - 1) * k) / parts),
        Math.floor(((course.length - 1) * (k + 1)) / parts) + 1,
      );
      if (piece.length > 1) byWidth.set(width, (byWidth.get(width) ?? '') + compactPath(piece, false, 1));
    }
  }
  return [...byWidth].sort((a, b) => a[0] - b[0]).map(([width, path]) => ({ width, banks: width >= 5, path }));
}

/** The part of a line that lies on the sheet, with a little overhang. */
function clipped(line: Path): Point[] {
  const near = ([x, y]: Point) => x > -30 && y > -30 && x < frame.width + 30 && y < frame.height + 30;
  const from = line.findIndex(near);
  const to = line.findLastIndex(near);
  return line.slice(Math.max(0, from - 1), to + 2);
}

/** The shore as an open line: the edge of the sheet, where the land merely stops, is left out. */
export function shorePath(rings: readonly Path[]): string {
  const pieces: Point[][] = [];
  for (const ring of rings) {
    let piece: Point[] = [];
    for (const p of [...ring, ring[0]!]) {
      const off = p[0] < -12 || p[1] < -12 || p[0] > frame.width + 12 || p[1] > frame.height + 12;
      if (!off) piece.push(p);
      else if (piece.length) {
        pieces.push(piece);
        piece = [];
      }
    }
    if (piece.length) pieces.push(piece);
  }
  return pieces
    .filter(piece => piece.length > 1)
    .map(piece => compactPath(piece, false, 1))
    .join('');
}

/** The District of Columbia after Alexandria went back to Virginia: its three land sides. */
export const district = linePath(
  toBoardLine(frame, [
    [-77.1172, 38.9362],
    [-77.041, 38.9959],
    [-76.9094, 38.8929],
    [-77.028, 38.8],
  ]).map(([x, y]) => [Math.round(x), Math.round(y)]),
);
