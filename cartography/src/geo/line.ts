import { fractal } from '../relief/noise.ts';
import type { Path, Point } from './frame.ts';

export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const lerp = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

export function length(line: Path): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
}

/** A Catmull-Rom curve through the points, sampled about every `step`. */
export function curveThrough(line: Path, step: number, closed = false): Point[] {
  const n = line.length;
  const at = (i: number) => (closed ? line[(i + n) % n]! : line[Math.max(0, Math.min(n - 1, i))]!);
  const out: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const parts = Math.max(1, Math.round(distance(b, c) / step));
    for (let k = 0; k < parts; k++) {
      const t = k / parts;
      out.push([spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)]);
    }
  }
  if (!closed) out.push(at(n - 1));
  return out;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** Lets a hand-drawn watercourse wander as water does; the ends stay where they are. */
export function meander(line: Path, amplitude: number, wavelength: number): Point[] {
  const smooth = curveThrough(line, 5);
  const total = length(smooth);
  let run = 0;
  return smooth.map((point, i) => {
    if (i > 0) run += distance(smooth[i - 1]!, point);
    const hold = Math.min(1, run / (3 * amplitude), (total - run) / (3 * amplitude));
    const before = smooth[Math.max(0, i - 2)]!;
    const after = smooth[Math.min(smooth.length - 1, i + 2)]!;
    const span = distance(before, after) || 1;
    const sway = 2 * amplitude * hold * (fractal(point[0] / wavelength, point[1] / wavelength, 3) - 0.5) * 2;
    return [point[0] - ((after[1] - before[1]) / span) * sway, point[1] + ((after[0] - before[0]) / span) * sway];
  });
}

/** Douglas-Peucker: drops every point that the drawn line would not miss. */
export function simplify(line: Path, tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const stack: [number, number][] = [[0, line.length - 1]];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [from, to] = top;
    let worst = tolerance;
    let index = -1;
    for (let i = from + 1; i < to; i++) {
      const off = distanceToSegment(line[i]!, line[from]!, line[to]!);
      if (off > worst) [worst, index] = [off, i];
    }
    if (index < 0) continue;
    keep[index] = 1;
    stack.push([from, index], [index, to]);
  }
  return line.filter((_, i) => keep[i]);
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

export function distanceToLine(p: Point, line: Path): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) best = Math.min(best, distanceToSegment(p, line[i - 1]!, line[i]!));
  return best;
}

/** Whether two segments properly cross. */
export function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** The ring with no edge longer than `most`. */
export function divided(ring: Path, most: number): Point[] {
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const parts = Math.max(1, Math.ceil(distance(a, b) / most));
    return Array.from({ length: parts }, (_, k) => lerp(a, b, k / parts));
  });
}

/** Points every `step` along the line. */
export function resample(line: Path, step: number): Point[] {
  const out: Point[] = [line[0]!];
  let carry = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const span = distance(a, b);
    for (let at = step - carry; at <= span; at += step) out.push(lerp(a, b, at / span));
    carry = (carry + span) % step;
  }
  return out;
}
