/**
 * 23-a The nine regions of the rest of Spain; a region is its index. The rulebook names them, says which lie inland (13.1-a) and
 * which never calm down; the borders are geography, two of them confirmed by its examples.
 */
const COASTAL = 1;
const INLAND = 0;

type Row = readonly [
  name: string,
  en: string,
  es: string,
  coast: number,
  least: number,
  /** Thousandths of a degree, for the drawing. */
  latitude: number,
  longitude: number,
];

const ROWS = [
  ['asturias-cantabria', 'Asturias-Cantabria', 'Asturias-Cantabria', COASTAL, 0, 43300, -5200],
  ['galicia', 'Galicia', 'Galicia', COASTAL, 0, 42750, -7900],
  ['castilla-leon', 'Castile-León', 'Castilla-León', INLAND, 0, 41800, -4700],
  ['castilla-la-nueva', 'New Castile', 'Castilla la Nueva', INLAND, 0, 39600, -3400],
  ['extremadura', 'Extremadura', 'Extremadura', INLAND, 0, 39200, -6100],
  ['andalucia', 'Andalusia', 'Andalucía', COASTAL, 0, 37500, -4700],
  ['valencia-murcia', 'Valencia-Murcia', 'Valencia-Murcia', COASTAL, 1, 39100, -800],
  ['aragon', 'Aragon', 'Aragón', INLAND, 0, 41400, -600],
  ['cataluna', 'Catalonia', 'Cataluña', COASTAL, 1, 41700, 1600],
] as const satisfies readonly Row[];

export type RegionName = (typeof ROWS)[number][0];
export type Region = number;
export const REGIONS: readonly RegionName[] = ROWS.map(row => row[0]);
export const REGION_COUNT = REGIONS.length;
export const regionNamed = Object.fromEntries(REGIONS.map((name, region) => [name, region])) as Readonly<
  Record<RegionName, Region>
>;

export const regionTitle: Readonly<Record<'en' | 'es', readonly string[]>> = {
  en: ROWS.map(row => row[1]),
  es: ROWS.map(row => row[2]),
};
/** 13.1-a */
export const isCoastal: readonly boolean[] = ROWS.map(row => row[3] === COASTAL);
/** 23-a The level of uprising never goes below this nor above MOST_UPRISING. */
export const leastUprising: readonly number[] = ROWS.map(row => row[4]);
export const MOST_UPRISING = 3;
export const regionLatitude: readonly number[] = ROWS.map(row => row[5]);
export const regionLongitude: readonly number[] = ROWS.map(row => row[6]);

export const BORDERS = [
  ['galicia', 'asturias-cantabria'],
  ['galicia', 'castilla-leon'],
  ['asturias-cantabria', 'castilla-leon'],
  ['castilla-leon', 'extremadura'],
  ['castilla-leon', 'castilla-la-nueva'],
  ['castilla-leon', 'aragon'],
  ['castilla-la-nueva', 'extremadura'],
  ['castilla-la-nueva', 'andalucia'],
  ['castilla-la-nueva', 'valencia-murcia'],
  ['castilla-la-nueva', 'aragon'],
  ['extremadura', 'andalucia'],
  ['andalucia', 'valencia-murcia'],
  ['valencia-murcia', 'aragon'],
  ['valencia-murcia', 'cataluna'],
  ['aragon', 'cataluna'],
] as const satisfies readonly (readonly [RegionName, RegionName])[];

export const regionsBeside: readonly (readonly Region[])[] = REGIONS.map(name =>
  BORDERS.flatMap(([a, b]) => (a === name ? [regionNamed[b]] : b === name ? [regionNamed[a]] : [])).sort((a, b) => a - b),
);
