import { clampTo, featureNamesFile, labelRow, literal, riverRows, sheetLines, writerFor } from '../../src/board-files.ts';
import { divided, simplify } from '../../src/geo/line.ts';
import { compactPath, smoothPath } from '../../src/geo/path.ts';
import { lead } from '../../src/net/labels.ts';
import { frame, league } from './frame.ts';
import { corners, neatLine } from './furniture.ts';
import { courses, exits } from './lanes.ts';
import { exitSize, features, sign, sizes, spaceLabels, stackBox, stackSpots } from './lettering.ts';
import { places, spaces } from './net.ts';
import { shore, waters } from './terrain.ts';
import { provinces, zone } from './zone.ts';

const write = writerFor('una-guerra-imposible');

const spots = stackSpots();
const [near, far] = [spaceLabels('near', spots), spaceLabels('far', spots)];
const unnamed = spaces.filter(({ id }) => !near.has(id)).map(({ id }) => id);
console.log(`names: ${near.size} near (missing ${unnamed.join(' ') || 'none'}), ${far.size} far`);
const lettered = features(near);

write(
  'places.ts',
  `import { type NameRow, type PrintedName, printed } from '@cuartel/boardkit/net/printed.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Where a stack stands beside the space. */
  readonly stack: { readonly x: number; readonly y: number };
  readonly kind: 'city' | 'town' | 'refuge' | 'other';
  /** The name at the default zoom, and, for cities and principal towns, on the whole board seen at once. */
  readonly near: PrintedName;
  readonly far: PrintedName | null;
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


/** In the order of the data. */
const rows: readonly (readonly [x: number, y: number, stackX: number, stackY: number, kind: Place['kind'], near: NameRow, far: NameRow | null])[] = [
${spaces
  .map(({ id, kind }) => {
    const [[x, y], [sx, sy]] = [places.get(id)!, spots.get(id)!];
    return `  [${x}, ${y}, ${Math.round(sx)}, ${Math.round(sy)}, '${kind}', ${labelRow(near.get(id))}, ${labelRow(far.get(id))}],`;
  })
  .join('\n')}
];

/** By space. */
export const places: readonly Place[] = rows.map(([x, y, stackX, stackY, kind, near, far]) => ({
  x,
  y,
  stack: { x: stackX, y: stackY },
  kind,
  near: printed(near),
  far: far === null ? null : printed(far),
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

const clamp = clampTo(frame);
write(
  'art/layers.ts',
  `/** Lines that stay crisp at every zoom, as SVG paths. The shore is to be filled even-odd. */
export const shore = '${shore()
    .map(ring => compactPath(simplify(clamp(ring), 0.8), true))
    .join('')}';

export const rivers: readonly { readonly width: number; readonly path: string }[] = [
${riverRows(
  waters().map(({ line, to }) => ({ line: clamp(line), to })),
  0.9,
)}
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
  featureNamesFile(
    ['sea', 'state', 'county', 'ridge', 'river'],
    lettered.map(({ path, ...name }) => ({ ...name, line: path })),
  ),
);
write(
  'frame.ts',
  `export const frame = { width: ${frame.width}, height: ${frame.height} } as const;

/** One Spanish league on the board. */
export const league = ${league};

${sheetLines('its title, its key, its compass and the map of the rest of Spain', corners, neatLine)}`,
);
