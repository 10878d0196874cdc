/** 23. THE REST OF SPAIN: expeditions, uprisings, locating, suppressing, recruiting. */

import { placeOfRegion } from '../data/places.ts';
import { leastUprising, MOST_UPRISING, REGION_COUNT, type Region, regionsBeside } from '../data/regions.ts';
import { CARLIST, LIBERAL, type Side } from '../data/sides.ts';
import {
  ANY_UPRISING,
  EXPEDITIONS,
  EXTRA_POINT_LEVEL,
  EXTRA_POINT_REGIONS,
  FIRST_YEAR,
  FORAGE_LOSS,
  LOCATED,
  MOST_PURSUIT,
  NO_UPRISING,
  SUPPRESSED_TWICE,
  UPRISING_TABLE,
} from '../data/tables.ts';
import type { Owned, Seen } from '../state/table.ts';
import { countTokens, fighters, forceAt } from './units.ts';

const regions: readonly Region[] = Array.from({ length: REGION_COUNT }, (_, region) => region);

/** 23-f Carlist blocks in a region; counters and trains alone are gone at once, so any block makes an expedition. */
export const isExpedition = (pub: Seen, region: Region): boolean => countTokens(pub, CARLIST, placeOfRegion(region)) > 0;
export const expeditions = (pub: Seen): Region[] => regions.filter(region => isExpedition(pub, region));
/** 23-b */
export const mostExpeditions = (pub: Seen): number => EXPEDITIONS[pub.year - FIRST_YEAR]!;
/** 23-b, 23-c Whether units may enter a region; an expedition that leaves `leaving` altogether makes room for itself. */
export const mayEnterRegion = (pub: Seen, side: Side, region: Region, leaving: Region | -1): boolean => {
  if (side === LIBERAL) return true;
  const most = mostExpeditions(pub);
  if (most === 0) return false;
  const others = expeditions(pub).filter(other => other !== leaving);
  return others.includes(region) || others.length < most;
};

/** 23-a */
export const withinLevels = (region: Region, level: number): number =>
  Math.max(leastUprising[region]!, Math.min(MOST_UPRISING, level));
export const canRise = (pub: Seen, region: Region): boolean => pub.uprising[region]! < MOST_UPRISING;
/** 22.1-a, 22.1-b The regions among which the Carlist picks the one that rises for this sum of two dice; one or none leaves no choice. */
export const risingRegions = (pub: Seen, sum: number): Region[] => {
  const row = UPRISING_TABLE[sum - 2]!;
  if (row === NO_UPRISING) return [];
  const all = regions.filter(region => canRise(pub, region));
  if (row === ANY_UPRISING) return all;
  if (canRise(pub, row)) return [row];
  const beside = regionsBeside[row]!.filter(region => canRise(pub, region));
  return beside.length > 0 ? beside : all;
};
/** 22.2-a, 22.2-b The number an expedition must not exceed with one die to raise its region; 0 if it cannot. */
export const uprisingNumber = (pub: Seen, carlist: Owned, liberal: Owned, region: Region): number => {
  if (!canRise(pub, region)) return 0;
  const place = placeOfRegion(region);
  const more = fighters(forceAt(pub, carlist, CARLIST, place)) - fighters(forceAt(pub, liberal, LIBERAL, place));
  return Math.max(0, more);
};

/** 10-c */
export const hasExtraPoint = (pub: Seen): boolean =>
  expeditions(pub).length > 0 && pub.uprising.filter(level => level >= EXTRA_POINT_LEVEL).length >= EXTRA_POINT_REGIONS;

/** 23.2-a Regions in which the Liberals may look for an expedition now. */
export const regionsToSearch = (pub: Seen): Region[] =>
  expeditions(pub).filter(region => countTokens(pub, LIBERAL, placeOfRegion(region)) > 0 && !pub.located.includes(region));
/** 23.2-b At +5 the die is not needed. */
export const locatesFor = (pub: Seen, region: Region, die: number, bonus: number): boolean =>
  pub.pursuit[region]! >= MOST_PURSUIT || die + pub.pursuit[region]! + bonus >= LOCATED;
export const pursuitAfter = (pub: Seen, region: Region): number => Math.min(MOST_PURSUIT, pub.pursuit[region]! + 1);
/** 23.2-f Whether the pursuit marker of a region has no reason to stay. */
export const pursuitEnds = (pub: Seen, region: Region): boolean =>
  !isExpedition(pub, region) || countTokens(pub, LIBERAL, placeOfRegion(region)) === 0;

/** 10.7-a */
export const maySuppress = (pub: Seen, region: Region): boolean => !isExpedition(pub, region);
export interface Suppressed {
  readonly falls: number;
  /** 23.4-b A participant loses 1 strength. */
  readonly loss: boolean;
}
/** 23.4-a, 23.4-b, 23.4-c What a die does to an uprising, with so many units taking part. */
export const suppressed = (level: number, units: number, die: number): Suppressed => {
  if (units === 0) return { falls: die > level ? 1 : 0, loss: false };
  const result = die + units - 1;
  if (result >= SUPPRESSED_TWICE) return { falls: 2, loss: false };
  return { falls: result >= level ? 1 : 0, loss: result === level };
};

/** 23.4-e, 10.6-a Replacement points, whole ones. */
export const recruits = (pub: Seen, region: Region): number => pub.uprising[region]! + 1;
/** 23.4-e Whether an expedition was there when the phase began and has not recruited; what it did since, its owner must look up. */
export const mayRecruit = (pub: Seen, region: Region): boolean =>
  pub.expeditions.includes(region) && isExpedition(pub, region) && !pub.recruited.includes(region);

/** 23.3-b */
export const losesForaging = (die: number): boolean => die <= FORAGE_LOSS;
export const foragingCalms = (dice: readonly number[]): boolean => dice.includes(1);

/** 23.1-b, 23.1-c Regions a move from a region may go to, the limits of 23-b kept. An expedition leaves as a whole. */
export const regionMoves = (pub: Seen, side: Side, region: Region): Region[] =>
  regionsBeside[region]!.filter(to => mayEnterRegion(pub, side, to, side === CARLIST ? region : -1));
