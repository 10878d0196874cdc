import type { Language } from '../../../engine/text/catalogue.ts';
import {
  clampTo,
  featureNamesFile,
  labelRows,
  literal,
  mileAt,
  riverRows,
  sheetLines,
  writerFor,
} from '../../src/board-files.ts';
import { furnitureFile } from '../../src/furniture.ts';
import { simplify } from '../../src/geo/line.ts';
import { compactPath, smoothPath } from '../../src/geo/path.ts';
import type { Box } from '../../src/net/box.ts';
import { type Label, lead } from '../../src/net/labels.ts';
import { sheet } from './frame.ts';
import { corners, neatLine, rose } from './furniture.ts';
import { bars, courses, exits } from './lanes.ts';
import { lens } from './lens.ts';
import { faceOf, features, sign, sizes, spaceLabels, stackBox, stackSpots, type Zoom } from './lettering.ts';
import { places, spaces } from './net.ts';
import { borders, shore, waters } from './terrain.ts';

const write = writerFor('for-the-people');

const spots = stackSpots();
const held: Box[] = [];
const lettered = features(['state', 'ridge', 'river', 'sea'], held);
const labels = (zoom: Zoom): Record<Language, Map<string, Label>> => ({
  en: spaceLabels(zoom, 'en', spots, held.slice(0, 0)),
  es: spaceLabels(zoom, 'es', spots, held.slice(0, 0)),
});
const [near, far] = [labels('near'), labels('far')];
const unnamed = spaces.filter(({ id }) => !(near.en.has(id) && near.es.has(id))).map(({ id }) => id);
console.log(`names: ${near.en.size} and ${near.es.size} near (missing ${unnamed.join(' ') || 'none'}), ${far.en.size} far`);

const both = (zoom: Record<Language, Map<string, Label>>, id: string) => labelRows(zoom.en.get(id), zoom.es.get(id));
write(
  'places.ts',
  `import { type NameRows, type PrintedNames, printedInBoth } from '@cuartel/boardkit/net/printed.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Where a stack stands beside the space. */
  readonly stack: { readonly x: number; readonly y: number };
  readonly face: 'capital' | 'name' | 'italic';
  /** The name at the default zoom, and, for great towns, on the whole board seen at once. */
  readonly near: PrintedNames;
  readonly far: PrintedNames;
}

/** Sizes of the letters that the names were placed for, the distance of their lines, and what a space and a stack keep free. */
export const lettering = {
  near: ${literal(sizes.near)},
  far: ${literal(sizes.far)},
  lead: ${lead},
  sign: ${2 * sign},
  stack: { width: ${2 * stackBox.wide}, height: ${2 * stackBox.high} },
} as const;

/** In the order of the game's spaces. */
const rows: readonly (readonly [x: number, y: number, stackX: number, stackY: number, face: Place['face'], near: NameRows, far: NameRows])[] = [
${spaces
  .map(space => {
    const [x, y] = places.get(space.id)!;
    const [sx, sy] = spots.get(space.id)!;
    return `  [${x}, ${y}, ${Math.round(sx)}, ${Math.round(sy)}, '${faceOf(space)}', ${both(near, space.id)}, ${both(far, space.id)}],`;
  })
  .join('\n')}
];

/** By space. */
export const places: readonly Place[] = rows.map(([x, y, stackX, stackY, face, near, far]) => ({
  x,
  y,
  stack: { x: stackX, y: stackY },
  face,
  near: printedInBoth(near),
  far: printedInBoth(far),
}));
`,
);

write(
  'art/routes.ts',
  `/** Every connection by land or harbour as a path, in the order of the game's map. */
export type RouteKind = 'rail' | 'late' | 'road' | 'rough' | 'bo' | 'harbour';
const rows: readonly (readonly [kind: RouteKind, path: string])[] = [
${courses
  .map(({ from, to, kind, line, handle }) => {
    const [a, b] = [places.get(from)!, places.get(to)!];
    const path = handle ? `M${a.join(' ')}Q${handle.join(' ')} ${b.join(' ')}` : smoothPath(simplify(line, 1.4));
    return `  ['${kind}', '${path}'],`;
  })
  .join('\n')}
];
export const routes: readonly { readonly kind: RouteKind; readonly path: string }[] = rows.map(([kind, path]) => ({ kind, path }));

/** Blue bars: the connection, and where the bar lies across it. */
export const bars: readonly { readonly route: number; readonly x: number; readonly y: number; readonly turn: number }[] = [
${bars.map(({ route, x, y, turn }) => `  { route: ${route}, x: ${x}, y: ${y}, turn: ${turn} },`).join('\n')}
];

/** Railways that leave the map to the north. */
export const exits: readonly string[] = [
${exits.map(({ from, to }) => `  'M${from.map(Math.round).join(' ')}L${to.map(Math.round).join(' ')}',`).join('\n')}
];
`,
);

const clamp = clampTo(sheet);
const land = shore().map(clamp);
write(
  'art/layers.ts',
  `/** Lines that stay crisp at every zoom, as SVG paths. The shore is to be filled even-odd. */
export const shore = '${land.map(ring => compactPath(simplify(ring, 1.1), true)).join('')}';

export const rivers: readonly { readonly width: number; readonly path: string }[] = [
${riverRows(
  waters().map(({ line, to }) => ({ line: clamp(line), to })),
  1.3,
)}
];

/** Lines between the states. */
export const borders = '${borders()
    .map(line => compactPath(simplify(clamp(line), 1.5)))
    .join('')}';
`,
);
write('art/names.ts', featureNamesFile(['state', 'ridge', 'river', 'sea'], lettered));

write(
  'frame.ts',
  `export const frame = { width: ${sheet.width}, height: ${sheet.height} } as const;

/** One statute mile on the board: Virginia is drawn larger than the rest, and two scales say so. */
export const miles = { richmond: ${mileAt(lens, -77.6, 37.9)}, atlanta: ${mileAt(lens, -84.4, 33.7)} } as const;

${sheetLines('its title, key and compass', corners, neatLine)}`,
);
write(
  'art/furniture.ts',
  furnitureFile({
    title: corners.title,
    compass: corners.compass,
    radius: rose.radius,
    mile: mileAt(lens, -77.6, 37.9),
    stops: [0, 20, 40, 60, 80],
    lines: { title: [92, 54], subtitle: [134, 25], years: [168, 21] },
  }),
);
