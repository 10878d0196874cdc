import { HEXES, type Hex, type HexName, hexNamed } from './hexes.ts';
import { HEXSIDES, hexsideBetween } from './hexsides.ts';
import type { BySide } from './sides.ts';

/** The railways; a railway is its index in this list. Courses and most gauges are reconstructed from the lines open in 1861. */
export const RAILWAYS = [
  'orange-alexandria',
  'washington-alexandria',
  'manassas-gap',
  'loudoun-hampshire',
  'virginia-central',
  'rfp',
  'richmond-york-river',
  'richmond-petersburg',
  'petersburg-weldon',
  'richmond-danville',
  'south-side',
  'norfolk-petersburg',
  'winchester-potomac',
  'baltimore-ohio',
  'bo-washington',
  'annapolis-elk-ridge',
  'pwb',
  'northern-central',
  'hanover-gettysburg',
  'western-maryland',
  'cumberland-valley',
  'wrightsville-york',
  'harrisburg-lancaster',
] as const;
export type RailwayName = (typeof RAILWAYS)[number];
export type Railway = number;

export const railwayTitle: readonly string[] = [
  'Orange & Alexandria',
  'U.S. Military Railroad (Washington-Alexandria)',
  'Manassas Gap',
  'Alexandria, Loudoun & Hampshire',
  'Virginia Central',
  'Richmond, Fredericksburg & Potomac',
  'Richmond & York River',
  'Richmond & Petersburg',
  'Petersburg (Weldon)',
  'Richmond & Danville',
  'South Side',
  'Norfolk & Petersburg',
  'Winchester & Potomac',
  'Baltimore & Ohio',
  'Baltimore & Ohio, Washington branch',
  'Annapolis & Elk Ridge',
  'Philadelphia, Wilmington & Baltimore',
  'Northern Central',
  'Hanover Branch & Gettysburg',
  'Western Maryland',
  'Cumberland Valley',
  'Wrightsville, York & Gettysburg',
  'Harrisburg & Lancaster',
];

/** 1.4-a A gauge is a bit, so that the gauges met on a journey can be joined with `|`. */
export const STANDARD = 1;
export const BROAD = 2;

export const railwayGauge: readonly number[] = [
  STANDARD,
  STANDARD,
  STANDARD,
  STANDARD,
  STANDARD,
  STANDARD,
  BROAD,
  STANDARD,
  STANDARD,
  BROAD,
  BROAD,
  BROAD,
  STANDARD,
  STANDARD,
  STANDARD,
  STANDARD,
  STANDARD,
  STANDARD,
  STANDARD,
  STANDARD,
  STANDARD,
  STANDARD,
  STANDARD,
];

/** 9.3-a The hexes of each line in order; lines that share a hex are connected there. */
const railwayHexNames: readonly (readonly HexName[])[] = [
  ['I08', 'I07', 'I06', 'J05', 'K05', 'L04', 'M04', 'M03', 'N02', 'O02'],
  ['H08', 'I08'],
  ['I07', 'H06', 'H05', 'H04', 'G04'],
  ['I08', 'H07', 'G07'],
  ['N06', 'M07', 'L06', 'L05', 'K05', 'L04', 'L03', 'L02', 'K02'],
  ['J07', 'K07', 'L07', 'M07', 'N06'],
  ['N06', 'N07', 'N08', 'N09'],
  ['N06', 'O07', 'P07'],
  ['P07', 'Q07', 'R07'],
  ['N06', 'O06', 'P05', 'P04'],
  ['P08', 'P07', 'P06', 'P05', 'P04', 'O04', 'O03', 'O02'],
  ['P07', 'Q08', 'R08', 'R09', 'R10', 'R11'],
  ['F06', 'G06', 'G05'],
  ['F09', 'F08', 'F07', 'F06', 'F05', 'E05', 'E04', 'E03'],
  ['F09', 'G09', 'H08'],
  ['G09', 'H09', 'H10'],
  ['F09', 'E10', 'E11'],
  ['F09', 'E10', 'D09', 'C09', 'B09', 'A09'],
  ['D09', 'D08', 'D07'],
  ['F09', 'E09'],
  ['A09', 'B08', 'B07', 'C07', 'D06'],
  ['C09', 'C10'],
  ['A09', 'A10', 'B10', 'C11'],
];

export const railwayHexes: readonly (readonly Hex[])[] = railwayHexNames.map(names => names.map(name => hexNamed[name]));

/** 9.5-a The Washington-Alexandria link, which does not exist at the start of the war. */
export const LINK: Railway = 1;

/** 1.6-a The Valley Turnpike from Staunton to Martinsburg. */
const turnpikeNames: readonly HexName[] = ['K02', 'J02', 'I03', 'H03', 'G04', 'G05', 'F05'];

export const turnpikeHexes: readonly Hex[] = turnpikeNames.map(name => hexNamed[name]);

/** 9.3-b Cost in strategic moves of a journey off the map between two of one's own Supply hexes. */
export const OFF_MAP_COST: BySide<number> = [1, 2];

const gauges = HEXSIDES.map(() => 0);
railwayHexes.forEach((line, railway) => {
  if (railway === LINK) return;
  line.forEach((hex, at) => {
    const before = line[at - 1];
    if (before === undefined) return;
    const side = hexsideBetween(before, hex);
    gauges[side] = (gauges[side] ?? 0) | (railwayGauge[railway] ?? 0);
  });
});

/** Gauges of the permanent railways that cross each hexside; 0 where none does. */
export const railOver: readonly number[] = gauges;

/** The hexside of the Washington-Alexandria link. */
export const linkHexside = hexsideBetween(hexNamed.H08, hexNamed.I08);

/** Hexes through which any railway passes (Washington and Alexandria have others besides the link). */
export const onRailway: readonly boolean[] = HEXES.map((_, hex) => railwayHexes.some(line => line.includes(hex)));

export const onTurnpike: readonly boolean[] = HEXES.map((_, hex) => turnpikeHexes.includes(hex));

/** 1.6-b, 1.6-c Hexsides over which the Turnpike runs. */
export const turnpikeOver: readonly boolean[] = HEXSIDES.map((_, side) =>
  turnpikeHexes.some((hex, at) => at > 0 && hexsideBetween(turnpikeHexes[at - 1] ?? -1, hex) === side),
);
