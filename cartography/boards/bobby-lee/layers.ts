import { mkdirSync } from 'node:fs';
import { literal, text, writerFor } from '../../src/board-files.ts';
import { furnitureFile } from '../../src/furniture.ts';
import type { Point } from '../../src/geo/frame.ts';
import { distance, simplify } from '../../src/geo/line.ts';
import { compactPath, smoothPath } from '../../src/geo/path.ts';
import type { Box } from '../../src/net/box.ts';
import { type Label, lead } from '../../src/net/labels.ts';
import { bayShore } from './bay.ts';
import { frontier } from './borders.ts';
import { frame, grid } from './frame.ts';
import { keptCorners, neatLine } from './furniture.ts';
import { ends, stray } from './hexside.ts';
import { features, gapAt, gapSize, held, inkPoints, placeNames } from './lettering.ts';
import { net } from './net.ts';
import { tracks, turnpike } from './railways.ts';
import { banks, type Course, courses } from './rivers.ts';
import { signs, spotOf, style } from './settlements.ts';
import { walls } from './walls.ts';

mkdirSync(new URL('../../../games/bobby-lee/board/art/', import.meta.url), { recursive: true });
const write = writerFor('bobby-lee');

const track = tracks();
const ink = inkPoints(track);
const early: Box[] = held(new Map());
const before = early.length;
const ranges = features(['ridge'], early, ink);
const near = placeNames('near', ink, early.slice(before));
const far = placeNames('far', ink, []);
const words = [...ranges, ...features(['sea', 'region', 'river', 'state'], [...held(near), ...early.slice(before)], ink)];
const nameless = [...net.places, ...net.gaps].filter(({ id }) => !near.has(id)).map(({ id }) => id);
console.log(`${near.size} near names (missing ${nameless.join(' ') || 'none'}), ${far.size} far, ${words.length} features`);

const { left: x0, top: y0, wide, half, row, tall, shoulder } = grid;
write(
  'frame.ts',
  `export const frame = { width: ${frame.width}, height: ${frame.height} } as const;

/** Middle of the first hex of the first row, width of a hex, distance of the rows, and how far corners lie above the middle. */
export const grid = { left: ${x0}, top: ${y0}, wide: ${wide}, half: ${half}, row: ${row}, tall: ${tall}, shoulder: ${shoulder} } as const;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Middle of a hex, from its row letter and column figures. */
export function hexCentre(id: string): Spot {
  const row = id.charCodeAt(0) - 65;
  return { x: grid.left + Number(id.slice(1)) * grid.wide + (row & 1) * grid.half, y: grid.top + row * grid.row };
}

/** The six corners, clockwise from the top. */
export function hexCorners(id: string): readonly Spot[] {
  const { x, y } = hexCentre(id);
  const { half, tall, shoulder } = grid;
  return [
    { x, y: y - tall },
    { x: x + half, y: y - shoulder },
    { x: x + half, y: y + shoulder },
    { x, y: y + tall },
    { x: x - half, y: y + shoulder },
    { x: x - half, y: y - shoulder },
  ];
}

/** The part of a hex that belongs to blocks, measured from its middle. */
export const blockZone = { left: -62, top: -6, width: 124, height: 60 } as const;

/** Degrees to board pixels. */
export function onBoard(lon: number, lat: number): Spot {
  return { x: Math.round((lon * 1e4 + ${Math.round(-frame.west * 1e4)}) * ${(frame.perLon / 1e4).toFixed(7)}), y: Math.round((${Math.round(frame.north * 1e4)} - lat * 1e4) * ${(frame.perLat / 1e4).toFixed(7)}) };
}

/** Two pictures of the same ground: the second is fetched when the reader comes close. */
export const terrain = [
  { file: 'art/terrain-1600.webp', width: 1600 },
  { file: 'art/terrain-3200.webp', width: 3200 },
] as const;

/** Where the sheet keeps room for its title, key and compass, and how far its rules stand from the edge. */
export const corners = ${literal(keptCorners)} as const;
export const neatLine = ${literal(neatLine)} as const;
`,
);

const label = (l: Label) => `[${text(l.lines.join('|'))}, ${l.x}, ${l.y}, '${l.anchor}']`;
const letters = (zoom: 'near' | 'far') =>
  Object.entries(style)
    .filter(([, s]) => s[zoom] > 0)
    .map(([kind, s]) => `${kind}: ${s[zoom]}`)
    .join(', ');
write(
  'places.ts',
  `import { type NameRow, type PrintedName, printed } from '@cuartel/boardkit/net/printed.ts';

export interface Place {
  readonly hex: string;
  readonly kind: 'city' | 'town' | 'village' | 'fort';
  readonly x: number;
  readonly y: number;
  /** The name at the default zoom; cities and towns also have one for the whole board seen at once. */
  readonly near?: PrintedName;
  readonly far?: PrintedName;
  /** Where its signs stand: anchor, victory points, supply. */
  readonly port?: number;
  readonly vp?: number;
  readonly supply?: number;
}

/** Size of the letters that the names were placed for, half the size of the symbols, and the distance of two lines. */
export const lettering = {
  near: { ${letters('near')}, gap: ${gapSize} },
  far: { ${letters('far')} },
  half: { ${Object.entries(style)
    .map(([kind, s]) => `${kind}: ${s.half}`)
    .join(', ')} },
  lead: ${lead},
} as const;

type Signs = readonly [port: number, vp: number, supply: number];

const rows: readonly (readonly [id: string, hex: string, kind: Place['kind'], x: number, y: number, signs: Signs, near: NameRow | null, far: NameRow | null])[] = [
${net.places
  .map(place => {
    const [x, y] = spotOf(place);
    const sign = (kind: string) => signs(place).find(other => other.kind === kind)?.x ?? 0;
    const [n, f] = [near.get(place.id), far.get(place.id)];
    return `  ['${place.id}', '${place.hex}', '${place.kind}', ${x}, ${y}, [${sign('port')}, ${sign('vp')}, ${sign('supply')}], ${n ? label(n) : 'null'}, ${f ? label(f) : 'null'}],`;
  })
  .join('\n')}
];

export const places: Readonly<Record<string, Place>> = Object.fromEntries(
  rows.map(([id, hex, kind, x, y, [port, vp, supply], near, far]) => [
    id,
    {
      hex,
      kind,
      x,
      y,
      ...(near ? { near: printed(near) } : {}),
      ...(far ? { far: printed(far) } : {}),
      ...(port ? { port } : {}),
      ...(vp ? { vp } : {}),
      ...(supply ? { supply } : {}),
    },
  ]),
);

const gapRows: readonly (readonly [id: string, hexside: string, x: number, y: number, angle: number, near: NameRow | null])[] = [
${net.gaps.map(gap => `  ['${gap.id}', '${gap.hexside}', ${gapAt(gap.hexside).join(', ')}, ${angle(gap.hexside)}, ${near.has(gap.id) ? label(near.get(gap.id)!) : 'null'}],`).join('\n')}
];

/** The gaps of the mountains: where the notch is, and the angle of the wall in degrees. */
export const gaps = gapRows.map(([id, hexside, x, y, angle, near]) => ({ id, hexside, x, y, angle, ...(near ? { near: printed(near) } : {}) }));
`,
);

const { union, confederate } = frontier();
const crossing = (river: string, hexside: string) => {
  const [a, b] = ends(hexside);
  const mid: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const line = courses.find(course => course.id === river)!.line;
  const at = line.reduce((best, p, i) => (distance(p, mid) < distance(line[best]!, mid) ? i : best), 0);
  const [p, q] = [line[Math.max(0, at - 3)]!, line[Math.min(line.length - 1, at + 3)]!];
  return {
    x: Math.round(line[at]![0]),
    y: Math.round(line[at]![1]),
    angle: Math.round((Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI),
    width: Math.round(courses.find(course => course.id === river)!.width(at / line.length)),
  };
};
write(
  'art/layers.ts',
  `/** Lines that stay crisp at every zoom, as SVG paths. */
export const shore = '${bayShore()
    .map(ring => shoreLine(ring))
    .join('')}';

/** Great rivers above the tide: the water to be filled and the banks to be drawn. Below the tide they belong to the shore. */
export const majorRivers: Readonly<Record<string, { readonly water: string; readonly banks: string }>> = {
${courses
  .filter(c => c.major)
  .map(c => greatRiver(c))
  .join('\n')}
};

/** Lesser rivers as strokes that widen downstream. */
export const minorRivers: Readonly<Record<string, readonly { readonly width: number; readonly path: string }[]>> = {
${courses
  .filter(c => !c.major)
  .map(c => `  ${key(c.id)}: [${lesserRiver(c).join(', ')}],`)
  .join('\n')}
};

/** Where roads cross the great rivers: the middle of the crossing, the angle of the stream in degrees, its width. */
export const crossings: readonly { readonly hexside: string; readonly kind: 'bridge' | 'ford'; readonly x: number; readonly y: number; readonly angle: number; readonly width: number }[] = [
${net.crossings.map(c => `  { hexside: '${c.hexside}', kind: '${c.kind}', ${literal(crossing(c.river, c.hexside)).slice(2, -2)} },`).join('\n')}
];

/** Mountain hexsides, to be stressed when a rule is asked about. */
export const walls = '${walls
    .filter(w => !w.gap)
    .map(w => compactPath([w.from, w.to]))
    .join('')}';

/** The frontier of the home territories, a little inside each. */
export const frontier = {
  union: '${union}',
  confederate: '${confederate}',
} as const;
`,
);
write(
  'art/railways.ts',
  `/** A stretch of railway from hex to hex: the curve \`M ax,ay Q x,y bx,by\`. */
export interface RailStretch {
  readonly a: string;
  readonly b: string;
  readonly gauge: 'standard' | 'broad';
  readonly railways: readonly string[];
  readonly path: string;
}

export const tracks: readonly RailStretch[] = [
${track.map(t => `  { a: '${t.a}', b: '${t.b}', gauge: '${t.gauge}', railways: [${t.railways.map(r => `'${r}'`).join(', ')}], path: 'M${t.line[0]!.join(' ')}Q${t.handle.join(' ')} ${t.line.at(-1)!.join(' ')}' },`).join('\n')}
];

/** The Valley Turnpike, Staunton to Martinsburg. */
export const turnpike = '${smoothPath(turnpike())}';
`,
);
write(
  'art/names.ts',
  `export interface FeatureName {
  readonly id: string;
  readonly kind: 'river' | 'ridge' | 'state' | 'region' | 'sea';
  readonly text: { readonly en: string; readonly es: string };
  /** The baseline as an SVG path; the words stand in its middle. */
  readonly path: string;
  readonly size: number;
  readonly spacing: number;
}

export const featureNames: readonly FeatureName[] = [
${words.map(w => `  { id: '${w.id}', kind: '${w.kind}', text: { en: ${text(w.text.en)}, es: ${text(w.text.es)} }, path: '${smoothPath(simplify(w.line, 0.8))}', size: ${w.size}, spacing: ${w.spacing} },`).join('\n')}
];
`,
);
write(
  'art/furniture.ts',
  furnitureFile({
    title: keptCorners.title,
    compass: keptCorners.compass,
    radius: 72,
    mile: grid.wide / 17,
    stops: [0, 5, 10, 15, 20, 30],
    lines: { title: [92, 62], subtitle: [134, 26], years: [166, 21] },
  }),
);

function greatRiver(course: Course): string {
  const { left, right } = banks(course);
  const [l, r] = [simplify(left, 0.6), simplify(right, 0.6)];
  return `  ${key(course.id)}: { water: '${compactPath([...l, ...[...r].reverse()], true, 1)}', banks: '${compactPath(l, false, 1)}${compactPath(r, false, 1)}' },`;
}

function lesserRiver({ line, width }: Course): string[] {
  const course = simplify(line, 0.8);
  const parts = Math.max(1, Math.min(4, Math.round(course.length / 14)));
  return Array.from({ length: parts }, (_, k) => {
    const piece = course.slice(
      Math.floor(((course.length - 1) * k) / parts),
      Math.floor(((course.length - 1) * (k + 1)) / parts) + 1,
    );
    return `{ width: ${Math.round(width((k + 0.6) / parts) * 10) / 10}, path: '${compactPath(piece, false, 1)}' }`;
  });
}

function key(id: string): string {
  return id.includes('-') ? `'${id}'` : id;
}

function angle(hexside: string): number {
  const [p, q] = ends(hexside).map(stray) as [Point, Point];
  return Math.round((Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI);
}

/** The shore without the edge of the sheet. */
function shoreLine(ring: readonly Point[]): string {
  const on = ([x, y]: Point) => x > -8 && y > -8 && x < frame.width + 8 && y < frame.height + 8;
  const pieces: Point[][] = [[]];
  for (const p of ring) on(p) ? pieces.at(-1)!.push(p) : pieces.at(-1)!.length && pieces.push([]);
  return pieces
    .filter(piece => piece.length > 1)
    .map(piece => compactPath(piece, false, 1))
    .join('');
}
