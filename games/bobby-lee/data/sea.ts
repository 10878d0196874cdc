import { type Hex, type HexName, hexNamed } from './hexes.ts';
import { PLACES, type Place, type PlaceName, placeNamed } from './places.ts';

/** 10.2-a The waters of the map: the bay and the navigable rivers, each up to its head of navigation. */
export const WATERS = ['bay', 'potomac', 'rappahannock', 'york', 'james', 'appomattox', 'susquehanna'] as const;
export type WaterName = (typeof WATERS)[number];
export type Water = number;

export const BAY = 0;

/** 10.2-a The highest port of each navigable river. */
export const HEADS: Readonly<Record<Exclude<WaterName, 'bay'>, PlaceName>> = {
  potomac: 'washington',
  rappahannock: 'port-royal',
  york: 'west-point',
  james: 'richmond',
  appomattox: 'petersburg',
  susquehanna: 'harrisburg',
};

/** 10.1-b Waters on which the CSA may sail while it controls Norfolk. */
export const CSA_WATERS: readonly WaterName[] = ['james', 'appomattox'];

/**
 * The stations of the sea net: ports, and the reaches of water between them, hung as a tree from the bay. A ship goes
 * from station to station; the ports strictly between the two ends are the ports it passes (10.3-a, 10.3-d).
 * A station is its index in this list; every station comes after the one below it.
 */
export const STATIONS = [
  'bay',
  'baltimore',
  'annapolis',
  'potomac-lower',
  'aquia-landing',
  'potomac-upper',
  'alexandria',
  'potomac-washington',
  'washington',
  'rappahannock-lower',
  'port-royal',
  'yorktown',
  'york-upper',
  'west-point',
  'fort-monroe',
  'hampton-roads',
  'norfolk',
  'james-estuary',
  'williamsburg',
  'james-lower',
  'harrisons-landing',
  'james-middle',
  'city-point',
  'james-confluence',
  'james-upper',
  'richmond',
  'appomattox-lower',
  'petersburg',
  'susquehanna-reach',
  'harrisburg',
] as const;
export type StationName = (typeof STATIONS)[number];
export type Station = number;

export const stationWater: readonly Water[] = [
  0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 6, 6,
];

/** The next station towards the bay; -1 for the bay itself. */
export const stationBelow: readonly Station[] = [
  -1, 0, 0, 0, 3, 4, 5, 6, 7, 0, 9, 0, 11, 12, 0, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 23, 26, 0, 28,
];

/** Hexes that can be reached from each station: the port's own hex, or the banks of a reach. */
const stationHexNames: readonly (readonly HexName[])[] = [
  ['E10', 'E11', 'F09', 'G10', 'H10', 'I10', 'J10', 'K10', 'L10', 'M10', 'N10', 'O10'],
  ['F09'],
  ['H10'],
  ['K10', 'L10', 'L09', 'K09', 'J09', 'J08', 'K08'],
  ['J07'],
  ['J08', 'I09'],
  ['I08'],
  [],
  ['H08'],
  ['L10', 'M10', 'L09', 'M09', 'K09', 'K08'],
  ['L08'],
  ['P10'],
  ['O10', 'P09', 'O09'],
  ['N09'],
  ['Q11'],
  [],
  ['R11'],
  ['R10', 'Q10', 'R09', 'Q09'],
  ['P09'],
  ['O09'],
  ['O08'],
  [],
  ['P08'],
  [],
  ['O07', 'N07'],
  ['N06'],
  ['O07'],
  ['P07'],
  ['D11', 'D10', 'C11', 'C10', 'B10', 'B09', 'A10'],
  ['A09'],
];

export const stationHexes: readonly (readonly Hex[])[] = stationHexNames.map(names => names.map(name => hexNamed[name]));

const places: Readonly<Partial<Record<string, Place>>> = placeNamed;

/** The port at each station, or -1 for a reach and the bay. */
export const stationPort: readonly Place[] = STATIONS.map(name => places[name] ?? -1);

/** The station of each port, or -1. */
export const portStation: readonly Station[] = PLACES.map((_, place) => stationPort.indexOf(place));

/** Number of steps from each station down to the bay. */
export const stationDepth: readonly number[] = stationBelow.reduce<number[]>((depths, below) => {
  depths.push(below < 0 ? 0 : (depths[below] ?? 0) + 1);
  return depths;
}, []);
