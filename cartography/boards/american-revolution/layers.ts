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
import type { Path } from '../../src/geo/frame.ts';
import { simplify } from '../../src/geo/line.ts';
import { compactPath, smoothPath } from '../../src/geo/path.ts';
import type { Box } from '../../src/net/box.ts';
import { type Label, lead } from '../../src/net/labels.ts';
import { type BorderName, borders, colonies, regions } from './borders.ts';
import { sheet } from './frame.ts';
import { corners, neatLine, rose } from './furniture.ts';
import { courses } from './lanes.ts';
import { lens } from './lens.ts';
import { boxSize, faceOf, features, sign, sizes, spaceLabels, stackBox, stackSpots, type Zoom } from './lettering.ts';
import { places, projectLine, spaces } from './net.ts';
import { shore, waters } from './terrain.ts';

const write = writerFor('american-revolution');

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

const both = (zoom: Record<Language, Map<string, Label>>, id: string) => labelRows(zoom.en.get(id), zoom.es.get(id));
write(
  'places.ts',
  `import { type NameRows, type PrintedNames, printedInBoth } from '@cuartel/boardkit/net/printed.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Where a stack stands beside the space; boxes keep theirs inside. */
  readonly stack: { readonly x: number; readonly y: number };
  readonly face: 'capital' | 'name' | 'italic';
  /** The name at the default zoom, and, for great towns, on the whole board seen at once. Boxes bear theirs themselves. */
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
  box: ${literal(boxSize)},
} as const;

const rows: readonly (readonly [id: string, x: number, y: number, stackX: number, stackY: number, face: Place['face'], near: NameRows, far: NameRows])[] = [
${spaces
  .map(space => {
    const [x, y] = places.get(space.id)!;
    const [sx, sy] = spots.get(space.id) ?? [x, y];
    return `  ['${space.id}', ${x}, ${y}, ${Math.round(sx)}, ${Math.round(sy)}, '${faceOf(space)}', ${both(near, space.id)}, ${both(far, space.id)}],`;
  })
  .join('\n')}
];

export const places: Readonly<Record<string, Place>> = Object.fromEntries(
  rows.map(([id, x, y, stackX, stackY, face, near, far]) => [
    id,
    { x, y, stack: { x: stackX, y: stackY }, face, near: printedInBoth(near), far: printedInBoth(far) },
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

const clamp = clampTo(sheet);
const land = shore().map(clamp);
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
const lined = (line: Path) => compactPath(simplify(clamp(projectLine(line)), 1));
write(
  'art/layers.ts',
  `/** Lines that stay crisp at every zoom, as SVG paths. The shore is to be filled even-odd. */
export const shore = '${land.map(ring => compactPath(simplify(ring, 0.9), true)).join('')}';

export const rivers: readonly { readonly width: number; readonly path: string }[] = [
${riverRows(
  waters().map(({ line, to }) => ({ line: clamp(line), to })),
  1.1,
)}
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
write('art/names.ts', featureNamesFile(['region', 'range', 'water'], lettered));

write(
  'frame.ts',
  `export const frame = { width: ${sheet.width}, height: ${sheet.height} } as const;

/** One statute mile on the board: the coast is drawn larger than the rest, and two scales say so. */
export const miles = { philadelphia: ${mileAt(lens, -75.3, 40.2)}, jamaica: ${mileAt(lens, -77, 18.2)} } as const;

${sheetLines('its title, key and compass', corners, neatLine)}`,
);
write(
  'art/furniture.ts',
  furnitureFile({
    title: corners.title,
    compass: corners.compass,
    radius: rose.radius,
    mile: mileAt(lens, -75.3, 40.2),
    stops: [0, 25, 50, 75, 100],
    lines: { title: [86, 50], subtitle: [126, 25], years: [158, 21] },
  }),
);
