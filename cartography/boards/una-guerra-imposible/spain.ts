/** Draws the map of the rest of Spain: its picture, and where its regions, names and pieces stand. */
import { writeFileSync } from 'node:fs';
import { REGIONS, type RegionName } from '../../../games/una-guerra-imposible/data/regions.ts';
import { type Point, toBoard, toBoardLine } from '../../src/geo/frame.ts';
import { simplify } from '../../src/geo/line.ts';
import { compactPath, linePath } from '../../src/geo/path.ts';
import { ink } from '../../src/paint/ink.ts';
import { sheet as lay, webp } from '../../src/paint/sheet.ts';
import { beds, sea } from '../../src/paint/water.ts';
import { hachures } from '../../src/relief/hachures.ts';
import { type BorderName, borders, regions, sides } from './borders.ts';
import { spain } from './frame.ts';
import { courses, land, relief } from './spain-ground.ts';

const out = new URL('../../../games/una-guerra-imposible/board/', import.meta.url);
const rings = land();
const waters = courses();
const field = relief(waters);
const strokes = hachures(field, { interval: 16, gentle: 1.2, steep: 7 }, () => true);
const engraved = [
  `<g fill="none" stroke="${ink.hachure}" stroke-linecap="round" stroke-opacity=".4">${strokes.map(s => `<path stroke-width="${s.width}" d="${s.path}"/>`).join('')}</g>`,
  beds(waters),
  `<g fill="none" stroke="${ink.river}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".8">${waters.map(({ line, to }) => `<path stroke-width="${to}" d="${linePath(line)}"/>`).join('')}</g>`,
  sea(rings, spain.width, spain.height),
].join('');
const picture = await lay(spain, field, { steep: 6, tint: [70, 260] }, engraved, 1740);
const { data, quality } = await webp(picture, 560, 16_000);
writeFileSync(new URL('art/spain.webp', out), data);
console.log(`spain.webp ${data.length} bytes at quality ${quality}`);

/** Where the name of a region stands, in one line or two, where its level is shown, and where the two sides' pieces stand, in degrees. */
const stands: Readonly<
  Record<
    RegionName,
    { name: Point; lines: readonly [readonly string[], readonly string[]]; level: Point; liberal: Point; carlist: Point }
  >
> = {
  'asturias-cantabria': {
    name: [-5.35, 43.36],
    lines: [['Asturias-Cantabria'], ['Asturias-Cantabria']],
    level: [-6.6, 43.3],
    liberal: [-5.95, 43.2],
    carlist: [-4.5, 43.2],
  },
  galicia: {
    name: [-8.0, 43.1],
    lines: [['Galicia'], ['Galicia']],
    level: [-8.0, 42.85],
    liberal: [-8.35, 42.5],
    carlist: [-7.6, 42.5],
  },
  'castilla-leon': {
    name: [-5.1, 42.55],
    lines: [['Castile-León'], ['Castilla-León']],
    level: [-5.1, 42.3],
    liberal: [-5.65, 41.55],
    carlist: [-4.2, 41.7],
  },
  'castilla-la-nueva': {
    name: [-3.35, 39.95],
    lines: [['New Castile'], ['Castilla la Nueva']],
    level: [-3.35, 39.7],
    liberal: [-3.95, 39.05],
    carlist: [-2.85, 39.3],
  },
  extremadura: {
    name: [-6.1, 39.75],
    lines: [['Extremadura'], ['Extremadura']],
    level: [-6.1, 39.5],
    liberal: [-6.5, 38.85],
    carlist: [-5.75, 38.85],
  },
  andalucia: {
    name: [-4.7, 37.85],
    lines: [['Andalusia'], ['Andalucía']],
    level: [-4.7, 37.6],
    liberal: [-5.35, 37.1],
    carlist: [-3.9, 37.35],
  },
  'valencia-murcia': {
    name: [-0.95, 39.62],
    lines: [
      ['Valencia-', 'Murcia'],
      ['Valencia-', 'Murcia'],
    ],
    level: [-1.0, 39.15],
    liberal: [-1.75, 38.65],
    carlist: [-0.95, 38.55],
  },
  aragon: {
    name: [-0.35, 41.85],
    lines: [['Aragon'], ['Aragón']],
    level: [-0.35, 41.6],
    liberal: [-1.0, 41.05],
    carlist: [-0.25, 41.0],
  },
  cataluna: {
    name: [1.6, 42.02],
    lines: [['Catalonia'], ['Cataluña']],
    level: [1.6, 41.78],
    liberal: [1.0, 41.42],
    carlist: [1.75, 41.5],
  },
};
const at = (degrees: Point) => {
  const [x, y] = toBoard(spain, degrees);
  return `{ x: ${Math.round(x)}, y: ${Math.round(y)} }`;
};
const words = (lines: readonly string[]) => `[${lines.map(line => `'${line}'`).join(', ')}]`;
const outline = (id: string) => compactPath(simplify(toBoardLine(spain, regions[id]!), 0.7), true);
const clipped = (line: readonly Point[]) => compactPath(simplify(toBoardLine(spain, line), 0.7));
const body = `/** Drawn by cartography/; change it there. All measures are pixels of the second map. */
import type { RegionName } from '../data/regions.ts';

/** The map of the rest of Spain. */
export const size = { width: ${spain.width}, height: ${spain.height} } as const;
export const picture = 'art/spain.webp';

/** To be filled even-odd. */
export const land = '${rings.map(ring => compactPath(simplify(ring, 0.6), true)).join('')}';

interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface RegionPlace {
  /** Wide over the sea: clip it to the land. */
  readonly path: string;
  readonly name: Spot & { readonly en: readonly string[]; readonly es: readonly string[] };
  /** Where its level of uprising is shown, and where the pieces of each side stand. */
  readonly level: Spot;
  readonly liberal: Spot;
  readonly carlist: Spot;
}
export const regions: Readonly<Record<RegionName, RegionPlace>> = {
${REGIONS.map(id => {
  const { name, lines, level, liberal, carlist } = stands[id];
  const [x, y] = toBoard(spain, name);
  return `  '${id}': { path: '${outline(id)}', name: { x: ${Math.round(x)}, y: ${Math.round(y)}, en: ${words(lines[0])}, es: ${words(lines[1])} }, level: ${at(level)}, liberal: ${at(liberal)}, carlist: ${at(carlist)} },`;
}).join('\n')}
};

/** The North, which is the other map. */
export const north = { path: '${outline('north')}', name: ${at([-2.4, 42.72])} } as const;

/** Lines between regions, with the two that each divides; null is another kingdom. */
export const borders: readonly { readonly between: readonly [RegionName | 'north', RegionName | 'north' | null]; readonly path: string }[] = [
${(Object.keys(borders) as BorderName[]).map(name => `  { between: ['${sides[name][0]}', ${sides[name][1] === null ? 'null' : `'${sides[name][1]}'`}], path: '${clipped(borders[name])}' },`).join('\n')}
];
`;
writeFileSync(new URL('spain.ts', out), body);
console.log('spain.ts', Buffer.byteLength(body));
