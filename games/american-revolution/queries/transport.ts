/** 24.4 to 24.6 Going aboard and landing. */
import { ADMIRAL } from '../data/kinds.ts';
import { IS_PORT, IS_SEA } from '../data/map.ts';
import { foe, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { IS_BOUND, IS_FLEET, IS_LAND_COMBAT, KIND, UNITS_OF, type Unit } from '../data/units.ts';
import { FROZEN, type Mine, type Seen } from '../state/table.ts';
import { afloat, cargoOf, hasAshore, hasFleet, isAshore } from './forces.ts';
import { canMove } from './movement.ts';
import { mayBeIn } from './nations.ts';
import { besieges, hasFortress, isBesieged } from './siege.ts';
import { surelyHoldsFleet } from './sight.ts';
import { ownOf, type Whole } from './whole.ts';

/** 16.9-b Fleets, and the admirals with them, that can still sail. 7.9-ai A fleet with frozen cargo lies still. */
export const sailors = (pub: Seen, own: Mine, side: Side, space: Space): Unit[] =>
  afloat(own, side, space).filter(
    unit =>
      canMove(pub, own, unit) && (!IS_FLEET[unit] || cargoOf(own, side, unit).every(other => (own.flags[other]! & FROZEN) === 0)),
  );

/** 24.4-a, 24.4-e, 23.1-c, 2.5-a, 25.6-a Who may go aboard here, as far as the owner can see: ashore in port or box, not moved, no militia. */
export const embarkers = (pub: Seen, own: Mine, side: Side, space: Space): Unit[] => {
  if (!IS_PORT[space] || surelyHoldsFleet(pub, side, space)) return [];
  return UNITS_OF[side].filter(
    unit =>
      own.at[unit] === space && isAshore(own, side, unit) && !IS_BOUND[unit] && KIND[unit] !== ADMIRAL && canMove(pub, own, unit),
  );
};
/** 24.4-e, 28.16-c In truth: an enemy fleet in the port closes it to embarking and landing. */
export const isPortClosed = (t: Whole, side: Side, space: Space): boolean => hasFleet(ownOf(t, foe(side)), foe(side), space);

/** 24.4-d, 24.4-g, 26.3-a Cargo that may be landed here. */
export const landers = (pub: Seen, own: Mine, side: Side, fleets: readonly Unit[], space: Space): Unit[] =>
  IS_SEA[space] || !IS_PORT[space]
    ? []
    : fleets
        .flatMap(fleet => cargoOf(own, side, fleet))
        .filter(unit => (own.flags[unit]! & FROZEN) === 0 && mayBeIn(pub, unit, space));

export type Landing = 'closed' | 'joins' | 'assault' | 'captures' | 'lands';
/**
 * 24.4-e, 24.6-a, 24.6-m, 24.4-l, 28.15-a, 28.16-b What landing here is: barred by a fleet, an addition to a siege force or a
 * garrison, an assault on whoever is ashore, the capture of an empty fortress, or simply a landing.
 */
export const landingAt = (t: Whole, side: Side, space: Space): Landing => {
  if (isPortClosed(t, side, space)) return 'closed';
  if (besieges(t.pub, side, space) || isBesieged(t.pub, side, space)) return 'joins';
  if (hasAshore(ownOf(t, foe(side)), foe(side), space)) return 'assault';
  return hasFortress(t.pub, foe(side), space) ? 'captures' : 'lands';
};
/** 24.6-l An assault needs a land combat unit among those who land. */
export const canAssault = (units: readonly Unit[]): boolean => units.some(unit => IS_LAND_COMBAT[unit]);
