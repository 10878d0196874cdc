/** The Mobilization Table: what can be bought, by whom, for how much and where it arrives. */
import { DETACHMENT, FLEET, GRENADIER, INDIAN, type Kind, LIGHT, MARINE, MILITIA, REGULAR } from './kinds.ts';
import { AMERICANS, BRITONS, FRENCH, HESSIANS, INDIANS, NATION_SIDE, type Nation, SPANISH, TORIES } from './nations.ts';
import { MILITIA_COSTS, UNIT_COSTS } from './reconstructed.ts';
import type { Side } from './sides.ts';
import { CONTINENTAL_COSTS } from './tables.ts';

/**
 * 13.1-b Where a unit arrives. `box`: its nation's box (13.6-a). `muster`: a town of a colonial region without enemy combat units,
 * with a friendly land combat unit in it or in a region favourable to the buyer. `harbour`: a port of a colonial region with a friendly land
 * combat unit and no enemy combat unit. `levy`: a town or wilderness of a colonial region without enemy combat units or partisan.
 * `army`: the box, or a land location with a land combat unit of the side and no enemy combat unit. `tribe`: an Indian location
 * (27.2-a). `colony`: a land location of New Spain or Cuba without enemy combat units (13.8-b).
 */
export const ARRIVALS = ['box', 'muster', 'harbour', 'levy', 'army', 'tribe', 'colony'] as const;
export type ArrivalName = (typeof ARRIVALS)[number];

export interface Recruit {
  readonly nation: Nation;
  readonly kind: Kind;
  readonly side: Side;
  /** By cost class of the region (11.6-d); one price where the class does not matter. */
  readonly cost: readonly [friendly: number, neutral: number, enemy: number];
  readonly arrives: ArrivalName;
}

const recruit = (nation: Nation, kind: Kind, cost: number | Recruit['cost'], arrives: ArrivalName): Recruit => ({
  nation,
  kind,
  side: NATION_SIDE[nation]!,
  cost: typeof cost === 'number' ? [cost, cost, cost] : cost,
  arrives,
});

/** A line of the table is its index. Detachments come only by exchange (13.7-c). */
export const RECRUITS: readonly Recruit[] = [
  recruit(AMERICANS, REGULAR, CONTINENTAL_COSTS[0], 'muster'),
  recruit(AMERICANS, LIGHT, UNIT_COSTS.light, 'muster'),
  recruit(AMERICANS, MARINE, UNIT_COSTS.americanMarine, 'harbour'),
  recruit(AMERICANS, FLEET, UNIT_COSTS.fleet, 'harbour'),
  recruit(AMERICANS, MILITIA, MILITIA_COSTS, 'levy'),
  recruit(FRENCH, REGULAR, UNIT_COSTS.regular, 'box'),
  recruit(FRENCH, LIGHT, UNIT_COSTS.light, 'army'),
  recruit(FRENCH, MARINE, UNIT_COSTS.marine, 'box'),
  recruit(FRENCH, FLEET, UNIT_COSTS.fleet, 'box'),
  recruit(SPANISH, REGULAR, UNIT_COSTS.regular, 'box'),
  recruit(SPANISH, LIGHT, UNIT_COSTS.light, 'army'),
  recruit(SPANISH, MARINE, UNIT_COSTS.marine, 'box'),
  recruit(SPANISH, MILITIA, UNIT_COSTS.spanishMilitia, 'colony'),
  recruit(SPANISH, FLEET, UNIT_COSTS.fleet, 'box'),
  recruit(BRITONS, REGULAR, UNIT_COSTS.regular, 'box'),
  recruit(BRITONS, GRENADIER, UNIT_COSTS.grenadier, 'army'),
  recruit(BRITONS, LIGHT, UNIT_COSTS.light, 'army'),
  recruit(BRITONS, MARINE, UNIT_COSTS.marine, 'box'),
  recruit(BRITONS, FLEET, UNIT_COSTS.fleet, 'box'),
  recruit(TORIES, MILITIA, MILITIA_COSTS, 'levy'),
  recruit(HESSIANS, REGULAR, UNIT_COSTS.hessian, 'box'),
  recruit(HESSIANS, LIGHT, UNIT_COSTS.hessian, 'box'),
  recruit(INDIANS, INDIAN, UNIT_COSTS.indian, 'tribe'),
];
/** 13.7-a Nations whose regulars and detachments are exchanged. */
export const EXCHANGED: readonly Nation[] = [BRITONS, HESSIANS];
export const EXCHANGE_KINDS: readonly [one: Kind, two: Kind] = [REGULAR, DETACHMENT];
