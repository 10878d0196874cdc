import type { Point } from './geo/frame.ts';

const n = (value: number) => Math.round(value * 10) / 10;
const polar = (x: number, y: number, radius: number, degrees: number): Point => [
  x + radius * Math.sin((degrees * Math.PI) / 180),
  y - radius * Math.cos((degrees * Math.PI) / 180),
];
const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A rose of sixteen points: the dark halves, the light halves and its rings, as paths. */
export function compass(x: number, y: number, radius: number): { dark: string; light: string; rings: string; north: Point } {
  let dark = '';
  let light = '';
  for (const [turn, length, waist] of [
    [22.5, 0.56, 0.13],
    [45, 0.78, 0.16],
    [0, 1.02, 0.2],
  ] as const)
    for (let k = 0; k < (turn === 22.5 ? 8 : 4); k++) {
      const angle = turn === 22.5 ? 22.5 + k * 45 : turn + k * 90;
      const half = turn === 22.5 ? 22.5 : 45;
      const tip = polar(x, y, radius * length, angle);
      dark += polygon([[x, y], tip, polar(x, y, radius * waist, angle + half)]);
      light += polygon([[x, y], tip, polar(x, y, radius * waist, angle - half)]);
    }
  const ring = (r: number) => `M${n(x - r)} ${y}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
  let ticks = '';
  for (let a = 0; a < 360; a += 7.5) {
    const [from, to] = [polar(x, y, radius * 0.7, a), polar(x, y, radius * 0.74, a)];
    ticks += `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;
  }
  return {
    dark,
    light,
    rings: ring(radius * 0.7) + ring(radius * 0.74) + ring(radius * 0.48) + ticks,
    north: [x, Math.round(y - radius * 1.12)],
  };
}

/** A scale in whole miles: alternate filled blocks, and where its figures stand. */
export function scaleBar(
  x: number,
  y: number,
  mile: number,
  stops: readonly number[],
): { filled: string; frame: string; figures: { x: number; y: number; miles: number }[] } {
  let filled = '';
  stops.slice(1).forEach((stop, i) => {
    const from = x + stops[i]! * mile;
    filled += `M${n(from)} ${i % 2 === 0 ? y : y + 4}h${n((stop - stops[i]!) * mile)}v4h${n((stops[i]! - stop) * mile)}Z`;
  });
  const width = (stops.at(-1)! - stops[0]!) * mile;
  const marks = stops.map(stop => `M${n(x + stop * mile)} ${y - 3}v14`).join('');
  return {
    filled,
    frame: `M${n(x)} ${y}h${n(width)}v8h${n(-width)}Z${marks}`,
    figures: stops.map(miles => ({ x: Math.round(x + miles * mile), y: y - 8, miles })),
  };
}

/** A frame with notched corners and a rule inside it, for titles. */
export function cartouche(left: number, top: number, right: number, bottom: number): { plate: string; rule: string } {
  const shape = (inset: number, notch: number) => {
    const [l, t, r, b] = [left + inset, top + inset, right - inset, bottom - inset];
    return `M${l + notch} ${t}H${r - notch}a${notch} ${notch} 0 0 0 ${notch} ${notch}V${b - notch}a${notch} ${notch} 0 0 0 ${-notch} ${notch}H${l + notch}a${notch} ${notch} 0 0 0 ${-notch} ${-notch}V${t + notch}a${notch} ${notch} 0 0 0 ${notch} ${-notch}Z`;
  };
  return { plate: shape(0, 22), rule: shape(9, 20) };
}

/** A corner that the sheet keeps free. */
export interface Corner {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** One line of the title plate: how far below its top, and how large. */
type Line = readonly [below: number, size: number];

/** The file with the title plate, its scale and the compass. `stops`: the figures of the scale, in miles; the bar stands in the middle of the plate. */
export function furnitureFile(of: {
  readonly title: Corner;
  readonly compass: Corner;
  readonly radius: number;
  readonly mile: number;
  readonly stops: readonly number[];
  readonly lines: { readonly title: Line; readonly subtitle: Line; readonly years: Line };
}): string {
  const { left, top, right, bottom } = of.title;
  const middle = (left + right) / 2;
  const bar = scaleBar(middle - (of.stops.at(-1)! / 2) * of.mile, bottom - 40, of.mile, of.stops);
  const plate = cartouche(left, top, right, bottom);
  const rose = compass((of.compass.left + of.compass.right) / 2, (of.compass.top + of.compass.bottom) / 2 + 8, of.radius);
  const line = ([below, size]: Line) => `{ x: ${middle}, y: ${top + below}, size: ${size} }`;
  return `/** The title plate with its scale, and the compass: paths, and the middles where words stand. */
export const titlePlate = {
  plate: '${plate.plate}',
  rule: '${plate.rule}',
  title: ${line(of.lines.title)},
  subtitle: ${line(of.lines.subtitle)},
  years: ${line(of.lines.years)},
} as const;

export const scale = {
  filled: '${bar.filled}',
  frame: '${bar.frame}',
  figures: [${bar.figures.map(f => `{ x: ${f.x}, y: ${f.y}, miles: ${f.miles} }`).join(', ')}],
  unit: { x: ${middle}, y: ${bottom - 16}, size: 16 },
} as const;

export const compass = {
  dark: '${rose.dark}',
  light: '${rose.light}',
  rings: '${rose.rings}',
  north: { x: ${rose.north[0]}, y: ${rose.north[1]}, size: 24 },
} as const;
`;
}
