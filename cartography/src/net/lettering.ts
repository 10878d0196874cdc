import type { Path, Point } from '../geo/frame.ts';
import { distance, resample } from '../geo/line.ts';
import { around, type Box, holds, overlap } from './box.ts';

export interface Lettering {
  /** The line that the words follow, in board pixels. */
  readonly line: Path;
  /** Length of the words and size of their letters. */
  readonly width: number;
  readonly size: number;
  /** How far beside the line the words stand: positive is above it, 0 upon it. */
  readonly lift: number;
}

export interface Field {
  readonly frame: Box;
  readonly taken: readonly Box[];
  readonly ink: readonly Point[];
}

const step = 6;

/** Finds the stretch of the line where the words disturb least; undefined when they would touch a name or a space everywhere. */
export function letter(what: Lettering, field: Field): { line: Point[]; boxes: Box[]; cost: number } | undefined {
  const points = resample(smooth(resample(what.line, step), Math.max(3, Math.round(what.width / step / 7))), step);
  const count = Math.ceil(what.width / step) + 1;
  let best: { line: Point[]; boxes: Box[]; cost: number } | undefined;
  for (const lift of what.lift === 0 ? [0] : [what.lift, -what.lift])
    for (let from = 0; from + count < points.length; from += 2) {
      let stretch = points.slice(from, from + count);
      if (stretch.at(-1)![0] < stretch[0]![0]) stretch = stretch.reverse();
      const shifted = beside(stretch, lift > 0 ? lift : lift < 0 ? lift - what.size * 0.62 : -what.size * 0.3);
      const bodies = beside(shifted, what.size * 0.32)
        .filter((_, i) => i % 2 === 0)
        .map(p => around(p, what.size * 0.46));
      if (bodies.some(box => !overlapsInside(box, field.frame) || field.taken.some(other => overlap(box, other)))) continue;
      const crossed = field.ink.filter(p => bodies.some(box => holds(box, p))).length;
      const cost =
        crossed * 1.5 + turning(stretch) * 26 + Math.abs(from + count / 2 - points.length / 2) * 0.02 + (lift < 0 ? 0.6 : 0);
      if (!best || cost < best.cost) best = { line: prolonged(shifted, 10 + what.width * 0.05), boxes: bodies, cost };
    }
  return best;
}

/** The line with both ends drawn on, so that a sharp bend never cuts the first or the last letter. */
function prolonged(line: Path, by: number): Point[] {
  const on = (end: Point, before: Point): Point => {
    const span = distance(end, before) || 1;
    return [end[0] + ((end[0] - before[0]) / span) * by, end[1] + ((end[1] - before[1]) / span) * by];
  };
  const [first, last] = [line[0]!, line.at(-1)!];
  return [on(first, line[Math.min(3, line.length - 1)]!), ...line, on(last, line.at(-4) ?? first)];
}

const overlapsInside = (box: Box, frame: Box) =>
  box.left > frame.left && box.right < frame.right && box.top > frame.top && box.bottom < frame.bottom;

function smooth(points: Point[], reach: number): Point[] {
  let from = points;
  for (let pass = 0; pass < 2; pass++)
    from = from.map((_, i) => {
      const span = Math.min(reach, i, from.length - 1 - i);
      let x = 0;
      let y = 0;
      for (let k = -span; k <= span; k++) {
        x += from[i + k]![0];
        y += from[i + k]![1];
      }
      return [x / (2 * span + 1), y / (2 * span + 1)];
    });
  return from;
}

/** The line moved sideways; positive is to the left of its direction, which is up for words that run to the right. */
function beside(line: Path, by: number): Point[] {
  return line.map((p, i) => {
    const a = line[Math.max(0, i - 2)]!;
    const b = line[Math.min(line.length - 1, i + 2)]!;
    const span = distance(a, b) || 1;
    return [p[0] + ((b[1] - a[1]) / span) * by, p[1] - ((b[0] - a[0]) / span) * by];
  });
}

/** Sum of the turns in radians; words are hard to read round sharp bends. */
function turning(line: Path): number {
  let sum = 0;
  for (let i = 4; i + 4 < line.length; i += 4) {
    const a = Math.atan2(line[i]![1] - line[i - 4]![1], line[i]![0] - line[i - 4]![0]);
    const b = Math.atan2(line[i + 4]![1] - line[i]![1], line[i + 4]![0] - line[i]![0]);
    const turn = Math.abs(((b - a + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
    sum += turn * turn * 4;
  }
  const first = line[0]!;
  const last = line.at(-1)!;
  const tilt = Math.abs(Math.atan2(last[1] - first[1], last[0] - first[0]));
  return sum + Math.max(0, tilt - 1.1) * 0.25;
}

/** The same line moved up and down by steps, so many times in all, to find it a free place. */
export const swept = (line: Path, times: number, step: number): Point[][] =>
  Array.from({ length: times }, (_, k) => (k % 2 === 0 ? k / 2 : -(k + 1) / 2) * step).map(by =>
    line.map(([x, y]): Point => [x, y + by]),
  );
