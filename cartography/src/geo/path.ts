import type { Path, Point } from './frame.ts';

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Absolute straight-line path, rounded to a tenth of a pixel; for pictures that are rendered once. */
export function linePath(line: Path, closed = false): string {
  return `M${line.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Compact relative path in whole pixels (or `digits` decimals) for the layers that travel to the browser. */
export function compactPath(line: Path, closed = false, digits = 0): string {
  const unit = 10 ** digits;
  const grid = line.map(([x, y]): Point => [Math.round(x * unit), Math.round(y * unit)]);
  let out = '';
  let last: Point | undefined;
  for (const [x, y] of grid) {
    if (!last) out += `M${x / unit} ${y / unit}l`;
    else if (x !== last[0] || y !== last[1]) {
      const dx = String((x - last[0]) / unit);
      const dy = String((y - last[1]) / unit);
      out += `${/[\dl]$/.test(out) && !out.endsWith('l') && !dx.startsWith('-') ? ' ' : ''}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`;
    }
    last = [x, y];
  }
  return out + (closed ? 'z' : '');
}

/** The same, as a smooth curve: quadratic pieces through the middles, with the points as handles. */
export function smoothPath(line: Path, closed = false): string {
  const r = Math.round;
  const mid = (a: Point, b: Point) => `${r((a[0] + b[0]) / 2)} ${r((a[1] + b[1]) / 2)}`;
  const at = (p: Point) => `${r(p[0])} ${r(p[1])}`;
  if (line.length < 3) return `M${line.map(at).join('L')}`;
  const last = line.length - 1;
  let out = closed ? `M${mid(line[last]!, line[0]!)}` : `M${at(line[0]!)}`;
  for (let i = closed ? 0 : 1; i < last + (closed ? 1 : 0); i++) {
    const next = line[(i + 1) % line.length]!;
    out += `Q${at(line[i]!)} ${!closed && i === last - 1 ? at(next) : mid(line[i]!, next)}`;
  }
  return out + (closed ? 'Z' : '');
}
