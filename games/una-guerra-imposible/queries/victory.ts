/** 9, 24. VICTORY: prestige, uprisings, fortresses, the zones of the track, the end of a scenario. */
import { IN_THE_OPEN, INSIDE } from '../data/posts.ts';
import { MOST_UPRISING } from '../data/regions.ts';
import { scenarios } from '../data/scenarios.ts';
import { CARLIST, LIBERAL, nameOf, type SideName } from '../data/sides.ts';
import { CITIES, SPACE_COUNT, type Space, spaceZone } from '../data/spaces.ts';
import {
  ARMY_IN_ZONE,
  AUTOMATIC_ZONE,
  BAZTAN_FROM,
  CITIES_TO_WIN,
  DECISIVE_ZONE,
  FIRST_YEAR,
  FORTRESS_POINTS,
  PRESTIGE_BOXES,
  REGIONS_FOR_ONE_VP,
  REGIONS_FOR_TWO_VP,
  WEARINESS_FROM,
} from '../data/tables.ts';
import type { Owned, Seen } from '../state/table.ts';
import { citiesOf } from './control.ts';
import { fortressPoints, holdsBaztan, isBesieged } from './fortresses.ts';
import { expeditions } from './regions.ts';
import { fighters, forceAt } from './units.ts';

/** 9.1-d */
export const besiegedCities = (pub: Seen): Space[] => CITIES.filter(city => isBesieged(pub, LIBERAL, city));
/** 9.1-e Spaces of the Carlist zone with a Liberal army; the Liberals declare it. */
export const armiesInZone = (pub: Seen, liberal: Owned): Space[] => {
  const found: Space[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (spaceZone[space] !== CARLIST) continue;
    const blocks =
      fighters(forceAt(pub, liberal, LIBERAL, space, IN_THE_OPEN)) + fighters(forceAt(pub, liberal, LIBERAL, space, INSIDE));
    if (blocks >= ARMY_IN_ZONE) found.push(space);
  }
  return found;
};
/** 9.1-d, 9.1-e, 9.1-f, 9.1-g How far prestige advances, from what is counted. */
export const prestigeAdvance = (cities: number, expedition: boolean, armies: number, freeCity: boolean): number => {
  const sum = cities + (expedition ? 1 : 0) - armies;
  return (sum <= 0 ? 0 : sum >= 3 && expedition ? 2 : 1) + (freeCity ? 1 : 0);
};
/** 9.1-g A Carlist city that nobody besieges. */
export const hasFreeCity = (pub: Seen): boolean => citiesOf(pub, CARLIST).some(city => pub.siege[city] === 0);
export const advanceNow = (pub: Seen, liberal: Owned): number =>
  prestigeAdvance(besiegedCities(pub).length, expeditions(pub).length > 0, armiesInZone(pub, liberal).length, hasFreeCity(pub));

export interface Prestige {
  readonly box: number;
  readonly debt: number;
  /** VP won by the Carlists on the way. */
  readonly vp: number;
}
/** 6-b, 9.1-h, 9.1-i, 9.1-j The track after so many steps forward, or back if negative. */
export const movedPrestige = (box: number, debt: number, steps: number): Prestige => {
  let [at, owed, vp] = [box, debt, 0];
  for (let step = 0; step < Math.abs(steps); step++) {
    if (steps < 0) {
      if (at > 0) at--;
      else owed++;
    } else if (owed > 0) owed--;
    else if (++at === PRESTIGE_BOXES) {
      at = 0;
      vp++;
    }
  }
  return { box: at, debt: owed, vp };
};

export const regionsAtThree = (pub: Seen): number => pub.uprising.filter(level => level === MOST_UPRISING).length;
/** 9.1-k */
export const uprisingVp = (regions: number): number =>
  regions >= REGIONS_FOR_TWO_VP ? 2 : regions >= REGIONS_FOR_ONE_VP ? 1 : 0;

/** 9-b, 9-c The side in whose zone the marker is. */
export const inAutomaticZone = (vp: number): SideName | null =>
  vp >= AUTOMATIC_ZONE ? nameOf(CARLIST) : vp <= -AUTOMATIC_ZONE ? nameOf(LIBERAL) : null;
export const inDecisiveZone = (vp: number): SideName | null =>
  vp >= DECISIVE_ZONE ? nameOf(CARLIST) : vp <= -DECISIVE_ZONE ? nameOf(LIBERAL) : null;
/** 9-e */
export const twoCities = (pub: Seen): boolean => citiesOf(pub, CARLIST).length >= CITIES_TO_WIN;

/** 24.1-a Towards the Carlists: +1, 0 or -1. */
export const fortressVp = (points: number, year: number): number => {
  const [carlist, liberal] = FORTRESS_POINTS[year - FIRST_YEAR]!;
  return points <= carlist ? 1 : points >= liberal ? -1 : 0;
};
/** 24.1-a, 24.1-b, 24.2-a VP of the year end towards the Carlists, one by one. */
export const yearEndVp = (pub: Seen): { fortresses: number; baztan: number; weariness: number } => ({
  fortresses: fortressVp(fortressPoints(pub), pub.year),
  baztan: pub.year >= BAZTAN_FROM && holdsBaztan(pub) ? -1 : 0,
  weariness: pub.year >= WEARINESS_FROM ? -1 : 0,
});
/** 24.4-a */
export const endsWith = (pub: Seen): boolean => pub.year >= scenarios[pub.scenario].last;
/** 24.4-a The number the Carlist must not exceed with one die for a last VP. */
export const lastNumber = (pub: Seen): number => pub.prestige - pub.debt + regionsAtThree(pub);
/** 24.4-a, 9-d Who has won by the figures of the scenario; null is a draw. */
export const winnerBy = (pub: Seen): SideName | null => {
  const [carlist, liberal] = scenarios[pub.scenario].wins;
  return pub.vp >= carlist ? nameOf(CARLIST) : pub.vp <= liberal ? nameOf(LIBERAL) : null;
};
