import { writeFileSync } from 'node:fs';
import { furnitureFile } from '../../src/furniture.ts';
import type { Line, Point } from '../../src/geo/frame.ts';
import { simplify } from '../../src/geo/line.ts';
import { compactPath, smoothPath } from '../../src/geo/path.ts';
import type { Box } from '../../src/net/box.ts';
import { type Label, lead } from '../../src/net/labels.ts';
import { type BorderName, borders, colonies, regions } from './borders.ts';
import { sheet } from './frame.ts';
import { corners, neatLine, rose } from './furniture.ts';
import { courses } from './lanes.ts';
import { lens } from './lens.ts';
import {
  boxSize,
  faceOf,
  features,
  type Language,
  sign,
  sizes,
  spaceLabels,
  stackBox,
  stackSpots,
  type Zoom,
} from './lettering.ts';
import { places, projectLine, spaces } from './net.ts';
import { shore, waters } from './terrain.ts';

const out = new URL('../../../games/american-revolution/board/', import.meta.url);
const head = '/** Drawn by cartography/; change it there. All measures are board pixels. */\n';
const text = (value: string) => (value.includes("'") ? `"${value}"` : `'${value}'`);
const literal = (value: object) => JSON.stringify(value, null, 2).replaceAll('"', '').replaceAll(/\n\s*/g, ' ');
const write = (file: string, body: string) => {
  writeFileSync(new URL(file, out), head + body);
  console.log(file, Buffer.byteLength(body));
};

const spots = stackSpots();
const held: Box[] = [];
const lettered = features(['region', 'range', 'water'], held);
const labels = (zoom: Zoom): Record<Language, Map<string, Label>> => ({
  en: spaceLabels(zoom, 'en', spots, held),
  es: spaceLabels(zoom, 'es', spots, held),
});
const [near, far] = [labels('near'), labels('far')];
const unnamed = spaces
  .filter(space => space.kind !== 'box' && !(near.en.has(space.id) && near.es.has(space.id)))
  .map(({ id }) => id);
console.log(`names: ${near.en.size} and ${near.es.size} near (missing ${unnamed.join(' ') || 'none'}), ${far.en.size} far`);

const row = (label: Label | undefined) =>
  label ? `[${text(label.lines.join('|'))}, ${label.x}, ${label.y}, '${label.anchor}']` : 'null';
const both = (zoom: Record<Language, Map<string, Label>>, id: string) => `[${row(zoom.en.get(id))}, ${row(zoom.es.get(id))}]`;
write(
  'places.ts',
  `export interface Label {
  readonly lines: readonly string[];
  /** Baseline of the first line. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}
export type ByLanguage<T> = { readonly en: T; readonly es: T };
export interface Place {
  readonly x: number;
  readonly y: number;
  /** Where a stack stands beside the space; boxes keep theirs inside. */
  readonly stack: { readonly x: number; readonly y: number };
  readonly face: 'capital' | 'name' | 'italic';
  /** The name at the default zoom, and, for great towns, on the whole board seen at once. Boxes bear theirs themselves. */
  readonly near: ByLanguage<Label> | null;
  readonly far: ByLanguage<Label> | null;
}

/** Sizes of the letters that the names were placed for, the distance of their lines, and what a space and a stack keep free. */
export const lettering = {
  near: ${literal(sizes.near)},
  far: ${literal(sizes.far)},
  lead: ${lead},
  sign: ${2 * sign},
  stack: { width: ${2 * stackBox.wide}, height: ${2 * stackBox.high} },
  box: ${literal(boxSize)},
} as const;

type Row = readonly [words: string, x: number, y: number, anchor: Label['anchor']] | null;
type Pair = readonly [en: Row, es: Row];

const rows: readonly (readonly [id: string, x: number, y: number, stackX: number, stackY: number, face: Place['face'], near: Pair, far: Pair])[] = [
${spaces
  .map(space => {
    const [x, y] = places.get(space.id)!;
    const [sx, sy] = spots.get(space.id) ?? [x, y];
    return `  ['${space.id}', ${x}, ${y}, ${Math.round(sx)}, ${Math.round(sy)}, '${faceOf(space)}', ${both(near, space.id)}, ${both(far, space.id)}],`;
  })
  .join('\n')}
];

const label = (row: Row): Label | null => (row === null ? null : { lines: row[0].split('|'), x: row[1], y: row[2], anchor: row[3] });
const pair = ([en, es]: Pair): ByLanguage<Label> | null => {
  const [one, other] = [label(en), label(es)];
  return one && other ? { en: one, es: other } : null;
};

export const places: Readonly<Record<string, Place>> = Object.fromEntries(
  rows.map(([id, x, y, stackX, stackY, face, near, far]) => [
    id,
    { x, y, stack: { x: stackX, y: stackY }, face, near: pair(near), far: pair(far) },
  ]),
);
`,
);

write(
  'art/routes.ts',
  `/** Every route as a path from \`a\` to \`b\`, in the order of the data. */
export interface Route {
  readonly a: string;
  readonly b: string;
  readonly kind: 'road' | 'trail' | 'water' | 'sea';
  readonly path: string;
}

const rows: readonly (readonly [a: string, b: string, kind: Route['kind'], path: string])[] = [
${courses
  .map(({ from, to, kind, line, handle }) => {
    const [a, b] = [places.get(from)!, places.get(to)!];
    const path = handle ? `M${a.join(' ')}Q${handle.join(' ')} ${b.join(' ')}` : smoothPath(simplify(line, 1.4));
    return `  ['${from}', '${to}', '${kind}', '${path}'],`;
  })
  .join('\n')}
];

export const routes: readonly Route[] = rows.map(([a, b, kind, path]) => ({ a, b, kind, path }));
`,
);

const clamp = (ring: Line): Point[] =>
  ring.map(([x, y]): Point => [Math.max(-60, Math.min(sheet.width + 60, x)), Math.max(-60, Math.min(sheet.height + 60, y))]);
const land = shore().map(clamp);
const strokes = new Map<number, string>();
for (const { line, to } of waters()) {
  const width = Math.round(to * 2) / 2;
  strokes.set(width, (strokes.get(width) ?? '') + compactPath(simplify(clamp(line), 1.1)));
}
/** The regions on either side of each border. */
const sides: Readonly<Record<BorderName, readonly [string, string]>> = {
  sound: ['new-england', 'mid-atlantic'],
  heightOfLand: ['new-england', 'canada'],
  stLawrence: ['mid-atlantic', 'canada'],
  lakes: ['canada', 'west'],
  proclamation: ['mid-atlantic', 'west'],
  potomac: ['mid-atlantic', 'virginia'],
  alleghenies: ['virginia', 'west'],
  dividingLine: ['virginia', 'deep-south'],
  blueRidge: ['deep-south', 'west'],
  stMarys: ['deep-south', 'florida'],
  yazoo: ['florida', 'west'],
  mississippi: ['west', 'new-spain'],
  iberville: ['florida', 'new-spain'],
  upperMississippi: ['canada', 'new-spain'],
};
const lined = (line: Line) => compactPath(simplify(clamp(projectLine(line)), 1));
write(
  'art/layers.ts',
  `/** Lines that stay crisp at every zoom, as SVG paths. The shore is to be filled even-odd. */
export const shore = '${land.map(ring => compactPath(simplify(ring, 0.9), true)).join('')}';

export const rivers: readonly { readonly width: number; readonly path: string }[] = [
${[...strokes]
  .sort(([a], [b]) => a - b)
  .map(([width, path]) => `  { width: ${width}, path: '${path}' },`)
  .join('\n')}
];

/** Borders of the regions, with the two that each divides. */
export const borders: readonly { readonly between: readonly [string, string]; readonly path: string }[] = [
${(Object.keys(borders) as BorderName[]).map(name => `  { between: ['${sides[name][0]}', '${sides[name][1]}'], path: '${lined(borders[name])}' },`).join('\n')}
];

/** Regions of the continent, wide over the sea: clip them to the shore. */
export const regions: Readonly<Record<string, string>> = {
${Object.entries(regions)
  .map(([id, ring]) => `  '${id}': '${compactPath(simplify(clamp(projectLine(ring)), 1), true)}',`)
  .join('\n')}
};

/** Lines of the colonies inside a region. */
export const colonies = '${colonies.map(lined).join('')}';
`,
);
write(
  'art/names.ts',
  `export interface FeatureName {
  readonly id: string;
  readonly kind: 'region' | 'range' | 'water';
  readonly text: { readonly en: string; readonly es: string };
  /** The baseline as an SVG path; the words stand in its middle. */
  readonly path: string;
  readonly size: number;
  readonly spacing: number;
}

export const featureNames: readonly FeatureName[] = [
${lettered.map(({ id, kind, en, es, line, size, spacing }) => `  { id: '${id}', kind: '${kind}', text: { en: ${text(en)}, es: ${text(es)} }, path: '${smoothPath(simplify(line, 0.8))}', size: ${size}, spacing: ${spacing} },`).join('\n')}
];
`,
);

/** Board pixels of one statute mile, north to south, about a point of the globe. */
const mileAt = (lon: number, lat: number): number => {
  const [a, b] = [lens([lon, lat - 0.25]), lens([lon, lat + 0.25])];
  return Math.round((Math.hypot(a[0] - b[0], a[1] - b[1]) / (0.5 * 69.09)) * 1000) / 1000;
};
write(
  'frame.ts',
  `export const frame = { width: ${sheet.width}, height: ${sheet.height} } as const;

/** One statute mile on the board: the coast is drawn larger than the rest, and two scales say so. */
export const miles = { philadelphia: ${mileAt(-75.3, 40.2)}, jamaica: ${mileAt(-77, 18.2)} } as const;

/** Two pictures of the same ground: the second is fetched when the reader comes close. */
export const terrain = [
  { file: 'art/terrain-1600.webp', width: 1600 },
  { file: 'art/terrain-3200.webp', width: 3200 },
] as const;

/** Where the sheet keeps room for its title, key and compass, and how far its rules stand from the edge. */
export const corners = ${literal(corners)} as const;
export const neatLine = ${literal(neatLine)} as const;
`,
);
write(
  'art/furniture.ts',
  furnitureFile({
    title: corners.title,
    compass: corners.compass,
    radius: rose.radius,
    mile: mileAt(-75.3, 40.2),
    stops: [0, 25, 50, 75, 100],
    lines: { title: [86, 50], subtitle: [126, 25], years: [158, 21] },
  }),
);
