import { sheetLines, text, writerFor } from '../../src/board-files.ts';
import { furnitureFile } from '../../src/furniture.ts';
import type { Point } from '../../src/geo/frame.ts';
import { divided, simplify } from '../../src/geo/line.ts';
import { smoothPath } from '../../src/geo/path.ts';
import type { Box } from '../../src/net/box.ts';
import { type Label, lead } from '../../src/net/labels.ts';
import { district, riverStrokes, shorePath } from './courses.ts';
import { frame } from './frame.ts';
import { corners, neatLine } from './furniture.ts';
import { features, halves, held, inkPoints, sizes, spaceLabels } from './lettering.ts';
import { net, railways, regions, roads, settle } from './net.ts';
import { shore, waters } from './terrain.ts';

const write = writerFor('mosbys-raiders');

const courses = waters();
const places = settle();
const built = roads(places);
const rails = railways(places, built);
const ink = inkPoints(places, built, rails, courses);
const regionNames: Box[] = held(places, new Map());
const before = regionNames.length;
const lands = features(['region'], regionNames, courses, ink);
const near = spaceLabels(places, 'near', ink, [...Object.values(corners), ...regionNames.slice(before)]);
const far = spaceLabels(places, 'far', ink, Object.values(corners));
const words = [
  ...lands,
  ...features(['ridge', 'gap', 'river', 'state', 'county'], [...held(places, near), ...regionNames.slice(before)], courses, ink),
];
const { union, confederacy } = regions(places, built);
const missing = net.spaces.filter(space => !near.has(space.id)).map(space => space.id);
console.log(`labels: ${near.size} near (missing ${missing.join(' ') || 'none'}), ${far.size} far; ${words.length} feature names`);

const label = (l: Label) => `[${text(l.lines.join('|'))}, ${l.x}, ${l.y}, '${l.anchor}']`;
write(
  'places.ts',
  `import { type NameRow, type PrintedName, printed } from '@cuartel/boardkit/net/printed.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
  /** The name at the default zoom, and, where there is room, on the whole board seen at once. */
  readonly near: PrintedName;
  readonly far?: PrintedName;
}

/** Size of the letters that the labels were placed for, the distance of their lines, and the square that a space keeps free. */
export const lettering = {
  near: { large: ${sizes.near.large}, plain: ${sizes.near.plain} },
  far: { large: ${sizes.far.large}, plain: ${sizes.far.plain} },
  lead: ${lead},
  square: { near: ${2 * halves.near}, far: ${2 * halves.far} },
} as const;


const rows: readonly (readonly [id: string, x: number, y: number, near: NameRow, far?: NameRow])[] = [
${net.spaces
  .map(({ id }) => {
    const [x, y] = places.get(id)!;
    const wide = far.get(id);
    return `  ['${id}', ${x}, ${y}, ${label(near.get(id)!)}${wide ? `, ${label(wide)}` : ''}],`;
  })
  .join('\n')}
];

export const places: Readonly<Record<string, Place>> = Object.fromEntries(
  rows.map(([id, x, y, near, far]) => [id, { x, y, near: printed(near), ...(far ? { far: printed(far) } : {}) }]),
);
`,
);
write(
  'art/roads.ts',
  `/** Every road with the handle of its curve: from \`a\` to \`b\` it runs as the quadratic curve \`M a Q x,y b\`. */
export interface Road {
  readonly a: string;
  readonly b: string;
  readonly type: 'pike' | 'road';
  readonly x: number;
  readonly y: number;
}

const rows: readonly (readonly [a: string, b: string, type: 'pike' | 'road', x: number, y: number])[] = [
${built.map((road, i) => `  ['${road.from}', '${road.to}', '${net.links[i]![2]}', ${road.handle[0]}, ${road.handle[1]}],`).join('\n')}
];

export const roads: readonly Road[] = rows.map(([a, b, type, x, y]) => ({ a, b, type, x, y }));

export const railways: Readonly<Record<string, string>> = {
${rails.map(({ id, path }) => `  '${id}': '${path}',`).join('\n')}
};
`,
);
const rings = shore();
const onSheet = (ring: Point[]) =>
  ring.map(([x, y]): Point => [Math.max(-60, Math.min(frame.width + 60, x)), Math.max(-60, Math.min(frame.height + 60, y))]);
write(
  'art/layers.ts',
  `/** Lines that stay crisp at every zoom, as SVG paths. */
export const shore = '${shorePath(rings)}';

/** Rivers by width; those with banks are drawn double, dark bank and light water. */
export const rivers: readonly { readonly width: number; readonly banks: boolean; readonly path: string }[] = [
${riverStrokes(courses)
  .map(r => `  { width: ${r.width}, banks: ${r.banks}, path: '${r.path}' },`)
  .join('\n')}
];

/** The land sides of the District of Columbia. */
export const district = '${district}';

/** Ground inside the Union lines at the start, to be filled even-odd; its edge is the line. */
export const unionLines = '${union.map(ring => smoothPath(divided(simplify(onSheet(ring), 1.2), 90), true)).join('')}';

export const mosbysConfederacy = '${confederacy.map(ring => smoothPath(divided(simplify(ring, 1.2), 60), true)).join('')}';
`,
);
write(
  'art/names.ts',
  `export interface FeatureName {
  readonly id: string;
  readonly kind: 'river' | 'ridge' | 'county' | 'state' | 'gap' | 'region';
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
  'frame.ts',
  `export const frame = { width: ${frame.width}, height: ${frame.height}, west: ${frame.west}, north: ${frame.north}, perLon: ${frame.perLon}, perLat: ${frame.perLat} } as const;

/** One statute mile on the board. */
export const mile = ${Math.round((frame.perLat / 69.09) * 100) / 100};

/** Degrees to board pixels. */
export function onBoard(lon: number, lat: number): { readonly x: number; readonly y: number } {
  return { x: Math.round((lon - frame.west) * frame.perLon), y: Math.round((frame.north - lat) * frame.perLat) };
}

${sheetLines('its title, key and compass', corners, neatLine)}`,
);
write(
  'art/furniture.ts',
  furnitureFile({
    title: corners.title,
    compass: corners.compass,
    radius: 78,
    mile: frame.perLat / 69.09,
    stops: [0, 1, 2, 3, 4, 5, 10],
    lines: { title: [88, 52], subtitle: [128, 24], years: [160, 20] },
  }),
);
