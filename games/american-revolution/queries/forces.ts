/** Who of a side is in a location: ashore, with the fleets, or aboard. Asked of the side's own drawer. */
import { ADMIRAL } from '../data/kinds.ts';
import { IS_SEA } from '../data/map.ts';
import type { Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { FLEET_ROOM } from '../data/tables.ts';
import {
  AROSE,
  FACTOR,
  FLEETS_OF,
  IS_COMBAT,
  IS_FLEET,
  IS_LAND_COMBAT,
  IS_LEADER,
  KIND,
  UNITS_OF,
  type Unit,
} from '../data/units.ts';
import { unitsIn } from '../state/stacks.ts';
import { type Mine, RELIEF } from '../state/table.ts';

export { unitsIn };

export const fleetsIn = (own: Mine, side: Side, space: Space): Unit[] => {
  const found: Unit[] = [];
  for (const fleet of FLEETS_OF[side]) if (own.at[fleet] === space) found.push(fleet);
  return found;
};
export const hasFleet = (own: Mine, side: Side, space: Space): boolean => {
  for (const fleet of FLEETS_OF[side]) if (own.at[fleet] === space) return true;
  return false;
};

/** 21.7-d An admiral in a port, box or sea area with a friendly fleet is with the fleet; 7.9-ad so is Leader Arises aboard one, or where there are no troops to lead. */
export const isWithFleet = (own: Mine, side: Side, unit: Unit): boolean => {
  const space = own.at[unit]!;
  if (space < 0) return false;
  if (unit === AROSE[side])
    return own.aboard[unit]! >= 0 || IS_SEA[space]! || (hasFleet(own, side, space) && !hasLandCombat(own, side, space));
  return KIND[unit] === ADMIRAL && own.aboard[unit]! < 0 && hasFleet(own, side, space);
};

/** 24.4-j Ashore: on land or in a box, not aboard, not a fleet and not with one. */
export const isAshore = (own: Mine, side: Side, unit: Unit): boolean => {
  const space = own.at[unit]!;
  return space >= 0 && !IS_SEA[space] && own.aboard[unit]! < 0 && !IS_FLEET[unit] && !isWithFleet(own, side, unit);
};

export const ashore = (own: Mine, side: Side, space: Space): Unit[] => {
  const found: Unit[] = [];
  for (const unit of UNITS_OF[side]) if (own.at[unit] === space && isAshore(own, side, unit)) found.push(unit);
  return found;
};
/** 28.16-b The garrison, or whoever else of the side is ashore without being a relief force. */
export const settled = (own: Mine, side: Side, space: Space): Unit[] =>
  ashore(own, side, space).filter(unit => (own.flags[unit]! & RELIEF) === 0);
/** 28.12-a */
export const reliefIn = (own: Mine, side: Side, space: Space): Unit[] =>
  ashore(own, side, space).filter(unit => (own.flags[unit]! & RELIEF) !== 0);

export const hasLandCombat = (own: Mine, side: Side, space: Space): boolean => {
  const { at, aboard } = own;
  for (const unit of UNITS_OF[side])
    if (at[unit] === space && IS_LAND_COMBAT[unit] && aboard[unit]! < 0 && !IS_SEA[space]) return true;
  return false;
};
/** Any unit ashore, a lone leader included (16.10-b). */
export const hasAshore = (own: Mine, side: Side, space: Space): boolean => {
  for (const unit of UNITS_OF[side]) if (own.at[unit] === space && isAshore(own, side, unit)) return true;
  return false;
};
/** A fleet, or a land combat unit ashore: what stops a fleet (24.2-a) and what a purchase must not meet (13.1-b). */
export const hasCombat = (own: Mine, side: Side, space: Space): boolean =>
  hasFleet(own, side, space) || hasLandCombat(own, side, space);

/** 16.9-b The fleets of a location with the admirals who are with them. */
export const afloat = (own: Mine, side: Side, space: Space): Unit[] => {
  const found: Unit[] = fleetsIn(own, side, space);
  for (const unit of UNITS_OF[side])
    if (own.at[unit] === space && IS_LEADER[unit] && isWithFleet(own, side, unit)) found.push(unit);
  return found;
};
export const cargoOf = (own: Mine, side: Side, fleet: Unit): Unit[] => {
  const found: Unit[] = [];
  for (const unit of UNITS_OF[side]) if (own.aboard[unit] === fleet) found.push(unit);
  return found;
};
/** 24.5-a Leaders take no room. */
export const roomAboard = (own: Mine, side: Side, fleet: Unit): number =>
  FLEET_ROOM - cargoOf(own, side, fleet).filter(unit => IS_LAND_COMBAT[unit]).length;
export const roomIn = (own: Mine, side: Side, fleets: readonly Unit[]): number => {
  let room = 0;
  for (const fleet of fleets) room += roomAboard(own, side, fleet);
  return room;
};

export const combatUnits = (units: readonly Unit[]): Unit[] => units.filter(unit => IS_COMBAT[unit]);
export const leadersOf = (units: readonly Unit[]): Unit[] => units.filter(unit => IS_LEADER[unit]);
export const printedFactors = (units: readonly Unit[]): number => {
  let sum = 0;
  for (const unit of units) sum += FACTOR[unit]!;
  return sum;
};
