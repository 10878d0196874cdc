/** 28.0 Fortresses and sieges: who is shut in, who lies outside, what a marker may be put on. */
import { IS_LAND } from '../data/map.ts';
import { FORTRESSES } from '../data/options.ts';
import { foe, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { SIEGE_COST } from '../data/tables.ts';
import { IS_LAND_COMBAT, IS_LEADER, IS_REGULAR, LEADS_LAND, type Unit } from '../data/units.ts';
import { ENTERED, LANDED, type Mine, type Seen } from '../state/table.ts';
import { ashore, hasAshore, hasLandCombat, reliefIn, settled } from './forces.ts';
import { isClosed } from './nations.ts';
import { ownOf, type Whole } from './whole.ts';

/** 1.4-a Without option 28.0 there are no fortresses. */
export const hasFortress = (pub: Seen, side: Side, space: Space): boolean =>
  (pub.options & FORTRESSES) !== 0 && pub.fortress[space] === side;
/** The side's units in its fortress here are shut in. */
export const isBesieged = (pub: Seen, side: Side, space: Space): boolean => pub.siege[space] === foe(side);
/** 28.6-a The side's land units here are a siege force. */
export const besieges = (pub: Seen, side: Side, space: Space): boolean => pub.siege[space] === side;

export const garrison = (t: Whole, space: Space): Unit[] => {
  const besieger = t.pub.siege[space]!;
  return besieger < 0 ? [] : settled(ownOf(t, foe(besieger as Side)), foe(besieger as Side), space);
};
export const siegeForce = (t: Whole, space: Space): Unit[] => {
  const besieger = t.pub.siege[space]!;
  return besieger < 0 ? [] : ashore(ownOf(t, besieger as Side), besieger as Side, space);
};
export const reliefForce = (t: Whole, space: Space): Unit[] => {
  const besieger = t.pub.siege[space]!;
  return besieger < 0 ? [] : reliefIn(ownOf(t, foe(besieger as Side)), foe(besieger as Side), space);
};

/** 28.6-a, 28.6-b, 28.6-c, 24.6-m What the besieger himself can see: a fortress, his own regular there, and that he came by land this phase, with nobody landed to assault. */
export const couldBesiege = (pub: Seen, own: Mine, side: Side, space: Space): boolean =>
  hasFortress(pub, foe(side), space) &&
  pub.siege[space]! < 0 &&
  (pub.done[space]! & ENTERED) !== 0 &&
  ashore(own, side, space).some(unit => IS_REGULAR[unit]) &&
  ashore(own, side, space).every(unit => (own.flags[unit]! & LANDED) === 0);
/** 28.6-b Whether a siege marker may in truth be put there: somebody must be inside. */
export const mayBesiege = (t: Whole, side: Side, space: Space): boolean =>
  couldBesiege(t.pub, ownOf(t, side), side, space) && hasLandCombat(ownOf(t, foe(side)), foe(side), space);
/** 28.6-c, 6.8-a */
export const canPaySiege = (pub: Seen, side: Side): boolean => pub.points[side]! >= SIEGE_COST;

/** 28.4-a, 28.3-b A fortress is kept by any land unit of its side ashore, a leader too. */
export const isKept = (t: Whole, space: Space): boolean => {
  const side = t.pub.fortress[space]!;
  return side >= 0 && hasAshore(ownOf(t, side as Side), side as Side, space);
};
/** 28.5-a, 24.4-l Only an enemy fortress is there: entering by land, or landing, takes it. */
export const isOpenFortress = (t: Whole, side: Side, space: Space): boolean =>
  hasFortress(t.pub, foe(side), space) && !hasAshore(ownOf(t, foe(side)), foe(side), space);
/** 15.2-a, 15.2-b, 26.1-a, 28.1-a A fortress may be built: land combat unit of the side, no fortress of anybody, no neutral place; `enemy`: nobody hostile in truth. */
export const couldFortify = (pub: Seen, own: Mine, side: Side, space: Space): boolean =>
  (pub.options & FORTRESSES) !== 0 &&
  IS_LAND[space]! &&
  !isClosed(pub, space) &&
  pub.fortress[space]! < 0 &&
  hasLandCombat(own, side, space);

/** 28.10-a, 28.13-d In a later campaign phase a siege attack or sortie needs a leader of land forces in it. */
export const hasSiegeLeader = (units: readonly Unit[]): boolean => units.some(unit => IS_LEADER[unit] && LEADS_LAND[unit]);
/** 28.13-a Who could make a sortie: the besieged of a side, if a combat unit is among them. */
export const couldSortie = (pub: Seen, own: Mine, side: Side, space: Space): boolean =>
  isBesieged(pub, side, space) && settled(own, side, space).some(unit => IS_LAND_COMBAT[unit]);
