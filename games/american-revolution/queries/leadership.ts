/** 21.0 What a leader is worth, to whom and when. */
import { ARISEN, COMMANDER, GENERAL, LIGHT, MILITIA } from '../data/kinds.ts';
import { IS_LEADER, KIND, LEADS_FLEETS, LEADS_LAND, type Unit, VALUE } from '../data/units.ts';

/** 21.6-a Wholly of militia, light troops and militia commanders. */
export const isMilitiaForce = (units: readonly Unit[]): boolean => {
  for (const unit of units) {
    const kind = KIND[unit];
    if (kind !== MILITIA && kind !== LIGHT && kind !== COMMANDER) return false;
  }
  return true;
};

/**
 * 2.10-a, 21.6-a, 21.6-c, 21.7-a, 21.7-b His value for land units: generals theirs, militia commanders theirs in a militia force, admirals
 * nothing. 21.2-b Nationality does not matter. `force` is the moving force, or all own land units of the location.
 */
export const landValue = (leader: Unit, force: readonly Unit[]): number => {
  const kind = KIND[leader];
  if (kind === GENERAL || kind === ARISEN) return VALUE[leader]!;
  return kind === COMMANDER && isMilitiaForce(force) ? VALUE[leader]! : 0;
};
/** 21.7-a, 21.7-c His value for fleets: admirals theirs, all others nothing; 7.9-ad Leader Arises serves either. */
export const fleetValue = (leader: Unit): number => (LEADS_FLEETS[leader] ? VALUE[leader]! : 0);

export const fleetLeadership = (afloat: readonly Unit[]): number => {
  let sum = 0;
  for (const unit of afloat) sum += fleetValue(unit);
  return sum;
};
/** 20.5-b, 33.2-b The best applicable leader of a land force, 0 without one; 21.3-b whoever is dispersed is worth nothing. */
export const bestLandValue = (force: readonly Unit[], dispersed: readonly Unit[] = []): number => {
  let best = 0;
  for (const unit of force) if (IS_LEADER[unit] && !dispersed.includes(unit)) best = Math.max(best, landValue(unit, force));
  return best;
};

/** 16.3-b, 17.1-b Who of a force can be named its commander: of land forces generals and militia commanders, of fleets admirals. */
export const commandersOf = (force: readonly Unit[], naval: boolean): Unit[] =>
  force.filter(unit => (naval ? LEADS_FLEETS[unit] : LEADS_LAND[unit]));
/** 16.3-c What the commander adds to the movement die. */
export const commandValue = (commander: Unit | -1, force: readonly Unit[], naval: boolean): number =>
  commander < 0 ? 0 : naval ? fleetValue(commander) : landValue(commander, force);
