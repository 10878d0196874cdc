import { writeFileSync } from 'node:fs';
import type { Line, Point } from '../../src/geo/frame.ts';
import { divided, simplify } from '../../src/geo/line.ts';
import { compactPath, smoothPath } from '../../src/geo/path.ts';
import { type Label, lead } from '../../src/net/labels.ts';
import { frame, league } from './frame.ts';
import { corners, neatLine } from './furniture.ts';
import { courses, exits } from './lanes.ts';
import { exitSize, features, sign, sizes, spaceLabels, stackBox, stackSpots } from './lettering.ts';
import { places, spaces } from './net.ts';
import { shore, waters } from './terrain.ts';
import { provinces, zone } from './zone.ts';

const out = new URL('../../../games/una-guerra-imposible/board/', import.meta.url);
const head = '/** Drawn by cartography/; change it there. All measures are board pixels. */\n';
const text = (value: string) => (value.includes("'") ? `"${value}"` : `'${value}'`);
const literal = (value: object) => JSON.stringify(value, null, 2).replaceAll('"', '').replaceAll(/\n\s*/g, ' ');
const write = (file: string, body: string) => {
  writeFileSync(new URL(file, out), head + body);
  console.log(file, Buffer.byteLength(body));
};

const spots = stackSpots();
const [near, far] = [spaceLabels('near', spots), spaceLabels('far', spots)];
const unnamed = spaces.filter(({ id }) => !near.has(id)).map(({ id }) => id);
console.log(`names: ${near.size} near (missing ${unnamed.join(' ') || 'none'}), ${far.size} far`);
const lettered = features(near);

const row = (label: Label | undefined) =>
  label ? `[${text(label.lines.join('|'))}, ${label.x}, ${label.y}, '${label.anchor}']` : 'null';
write(
  'places.ts',
  `export interface Label {
  readonly lines: readonly string[];
  /** Baseline of the first line. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}
export interface Place {
  readonly x: number;
  readonly y: number;
  /** Where a stack stands beside the space. */
  readonly stack: { readonly x: number; readonly y: number };
  readonly kind: 'city' | 'town' | 'refuge' | 'other';
  /** The name at the default zoom, and, for cities and principal towns, on the whole board seen at once. */
  readonly near: Label;
  readonly far: Label | null;
}

/** Sizes of the letters that the names were placed for, the distance of their lines, and what a space and a stack keep free. */
export const lettering = {
  near: ${literal(sizes.near)},
  far: ${literal(sizes.far)},
  exit: ${exitSize},
  lead: ${lead},
  sign: ${literal(Object.fromEntries(Object.entries(sign).map(([kind, half]) => [kind, 2 * half])))},
  stack: { width: ${2 * stackBox.wide}, height: ${2 * stackBox.high} },
} as const;

type Row = readonly [words: string, x: number, y: number, anchor: Label['anchor']];

/** In the order of the data. */
const rows: readonly (readonly [x: number, y: number, stackX: number, stackY: number, kind: Place['kind'], near: Row, far: Row | null])[] = [
${spaces
  .map(({ id, kind }) => {
    const [[x, y], [sx, sy]] = [places.get(id)!, spots.get(id)!];
    return `  [${x}, ${y}, ${Math.round(sx)}, ${Math.round(sy)}, '${kind}', ${row(near.get(id))}, ${row(far.get(id))}],`;
  })
  .join('\n')}
];

const label = ([words, x, y, anchor]: Row): Label => ({ lines: words.split('|'), x, y, anchor });

/** By space. */
export const places: readonly Place[] = rows.map(([x, y, stackX, stackY, kind, near, far]) => ({
  x,
  y,
  stack: { x: stackX, y: stackY },
  kind,
  near: label(near),
  far: far === null ? null : label(far),
}));
`,
);
write(
  'art/roads.ts',
  `/** The handles of the roads' curves, in the order of the data: a road runs as \`M from Q handle to\`. */
export const handles: readonly (readonly [x: number, y: number])[] = [
${courses.map(({ handle: [x, y] }) => `  [${x}, ${y}],`).join('\n')}
];

/** Roads that leave for a region, in the order of the data: the handle, where the road ends, and where the region's name stands. */
export interface Exit {
  readonly handle: { readonly x: number; readonly y: number };
  readonly end: { readonly x: number; readonly y: number };
  readonly name: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' };
}
export const exits: readonly Exit[] = [
${exits
  .map(
    ({ handle, end, name, anchor }) =>
      `  { handle: { x: ${handle[0]}, y: ${handle[1]} }, end: { x: ${end[0]}, y: ${end[1]} }, name: { x: ${name[0]}, y: ${name[1]}, anchor: '${anchor}' } },`,
  )
  .join('\n')}
];
`,
);

const clamp = (ring: Line): Point[] =>
  ring.map(([x, y]): Point => [Math.max(-60, Math.min(frame.width + 60, x)), Math.max(-60, Math.min(frame.height + 60, y))]);
const strokes = new Map<number, string>();
for (const { line, to } of waters()) {
  const width = Math.round(to * 2) / 2;
  strokes.set(width, (strokes.get(width) ?? '') + compactPath(simplify(clamp(line), 0.9)));
}
write(
  'art/layers.ts',
  `/** Lines that stay crisp at every zoom, as SVG paths. The shore is to be filled even-odd. */
export const shore = '${shore()
    .map(ring => compactPath(simplify(clamp(ring), 0.8), true))
    .join('')}';

export const rivers: readonly { readonly width: number; readonly path: string }[] = [
${[...strokes]
  .sort(([a], [b]) => a - b)
  .map(([width, path]) => `  { width: ${width}, path: '${path}' },`)
  .join('\n')}
];

/** 4.6-a The Carlist zone, wide over the sea: clip it to the shore. Its edge is the border. */
export const carlistZone = '${zone.map(ring => smoothPath(divided(simplify(ring, 1.2), 80), true)).join('')}';

/** The provinces, as far as their spaces reach; to be clipped to the shore. */
export const provinces: Readonly<Record<string, string>> = {
${Object.entries(provinces)
  .map(([id, rings]) => `  '${id}': '${rings.map(ring => smoothPath(divided(simplify(clamp(ring), 2.4), 90), true)).join('')}',`)
  .join('\n')}
};
`,
);
write(
  'art/names.ts',
  `export interface FeatureName {
  readonly id: string;
  readonly kind: 'sea' | 'state' | 'county' | 'ridge' | 'river';
  readonly text: { readonly en: string; readonly es: string };
  /** The baseline as an SVG path; the words stand in its middle. */
  readonly path: string;
  readonly size: number;
  readonly spacing: number;
}

export const featureNames: readonly FeatureName[] = [
${lettered.map(({ id, kind, en, es, path, size, spacing }) => `  { id: '${id}', kind: '${kind}', text: { en: ${text(en)}, es: ${text(es)} }, path: '${smoothPath(simplify(path, 0.8))}', size: ${size}, spacing: ${spacing} },`).join('\n')}
];
`,
);
write(
  'frame.ts',
  `export const frame = { width: ${frame.width}, height: ${frame.height} } as const;

/** One Spanish league on the board. */
export const league = ${league};

/** Two pictures of the same ground: the second is fetched when the reader comes close. */
export const terrain = [
  { file: 'art/terrain-1600.webp', width: 1600 },
  { file: 'art/terrain-3200.webp', width: 3200 },
] as const;

/** Where the sheet keeps room for its title, its key, its compass and the map of the rest of Spain, and how far its rules stand from the edge. */
export const corners = ${literal(corners)} as const;
export const neatLine = ${literal(neatLine)} as const;
`,
);
