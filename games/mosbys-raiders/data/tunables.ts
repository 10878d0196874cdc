/**
 * RECONSTRUCTED NUMBERS. The rulebook does not contain the map, the counters or the faces of some cards; what had to be
 * worked out lies here and nowhere else, so that it can be judged by play and changed in one place.
 */
import type { SpaceId } from './spaces.ts';

/** 6.4-i Points for a wrecked railway. */
export const RAIL_POINTS = 3;
/** C-m The faces of the six depot markers. */
export const DEPOT_VALUES: readonly number[] = [4, 5, 5, 6, 7, 8];
/** 5.A2-a Awareness at the start of a turn: the highest Notoriety of each level. */
export const AWARENESS_BANDS: readonly number[] = [3, 5, 8];
/** 7.1-g Status markers in the box. */
export const STATUS_MARKERS = 35;
/** evt-recruits: the Notoriety each of the three cards asks for. */
export const RECRUITS_AT: readonly number[] = [2, 4, 6];
/** evt-press: points, and the Notoriety each card asks for. */
export const PRESS: readonly { readonly points: number; readonly from: number }[] = [
  { points: 1, from: 1 },
  { points: 2, from: 3 },
  { points: 3, from: 6 },
];
/** Large Forces printed on the map beyond the seven that are certain. */
export const MORE_LARGE_FORCES: readonly SpaceId[] = ['fort-slocum', 'harpers-ferry', 'martinsburg'];

/** 7.1-a The spaces that join the lines on each result. Result 6 is certain as to the railway it follows. */
export const EXTENSIONS: readonly (readonly SpaceId[])[] = [
  ['winchester', 'stephensons-depot', 'summit-point', 'berryville'],
  ['waterford', 'wheatland', 'hillsborough', 'hamilton', 'purcellville'],
  ['farmwell-station', 'guilford-station', 'herndon-station', 'dranesville', 'leesburg'],
  ['sudley-church', 'gum-spring', 'aldie', 'middleburg'],
  ['buckland', 'new-baltimore', 'warrenton', 'auburn', 'fayetteville'],
  [
    'gainesville',
    'hay-market',
    'rectortown',
    'piedmont-station',
    'salem',
    'white-plains',
    'markham-station',
    'linden',
    'front-royal',
  ],
];

/** Counters by reinforcement box (1: in the cup from the start): how many of each strength 1..7, then of each other sort. */
export interface Mix {
  readonly box: number;
  readonly combat: readonly number[];
  readonly blank: number;
  readonly picket: number;
  readonly courier: number;
  readonly sutler: number;
}
export const UNIT_MIX: readonly Mix[] = [
  { box: 1, combat: [5, 7, 5, 2, 1, 0, 0], blank: 10, picket: 6, courier: 5, sutler: 5 },
  { box: 2, combat: [0, 2, 2, 1, 0, 0, 0], blank: 0, picket: 1, courier: 0, sutler: 0 },
  { box: 3, combat: [0, 1, 2, 2, 0, 0, 0], blank: 0, picket: 0, courier: 1, sutler: 0 },
  { box: 4, combat: [0, 0, 2, 1, 1, 1, 0], blank: 1, picket: 0, courier: 0, sutler: 0 },
  { box: 5, combat: [0, 0, 1, 2, 1, 0, 0], blank: 1, picket: 1, courier: 0, sutler: 0 },
  { box: 6, combat: [0, 0, 0, 1, 2, 1, 1], blank: 0, picket: 0, courier: 0, sutler: 1 },
  { box: 7, combat: [0, 0, 0, 1, 2, 1, 1], blank: 0, picket: 0, courier: 0, sutler: 0 },
  { box: 8, combat: [0, 0, 0, 0, 2, 2, 1], blank: 0, picket: 0, courier: 0, sutler: 0 },
];
