/** 18.1, 18.2 Which fights are due in a location, in which order, and who is in them. */
import { IS_BOX, IS_PORT, IS_SEA } from '../data/map.ts';
import { foe, type Side } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { IS_COMBAT, IS_FLEET, type Unit } from '../data/units.ts';
import {
  FIGHTS,
  type Fight,
  FOUGHT_AFLOAT,
  FOUGHT_ASHORE,
  FOUGHT_RELIEF,
  FOUGHT_SIEGE,
  FOUGHT_SORTIE,
  LANDED,
} from '../state/table.ts';
import { afloat, ashore, hasAshore, hasFleet, reliefIn, settled } from './forces.ts';
import { isFrozen } from './nations.ts';
import { besieges, isBesieged, reliefForce, siegeForce } from './siege.ts';
import { ownOf, type Whole } from './whole.ts';

const FOUGHT: Readonly<Record<Fight, number>> = {
  naval: FOUGHT_AFLOAT,
  relief: FOUGHT_RELIEF,
  land: FOUGHT_ASHORE,
  siege: FOUGHT_SIEGE,
  sortie: FOUGHT_SORTIE,
};
/** 18.2-a One attack of a kind per location and Combat Phase. */
export const isFought = (t: Whole, space: Space, fight: Fight): boolean => (t.pub.done[space]! & FOUGHT[fight]) !== 0;
export const foughtBit = (fight: Fight): number => FOUGHT[fight];

/** Those of a list who could fire; leaders alone on both sides do not fight (21.3-d). */
const armed = (units: readonly Unit[]): boolean => units.some(unit => IS_COMBAT[unit]);

/** 24.8-a, 24.8-b Fleets of both sides in one port; 24.3-a never at sea. */
const navalDue = (t: Whole, side: Side, space: Space): boolean =>
  IS_PORT[space]! && !IS_BOX[space] && hasFleet(ownOf(t, side), side, space) && hasFleet(ownOf(t, foe(side)), foe(side), space);

/** 18.1-a, 15.3-b Land units of both sides in one location, unless a siege keeps them apart. */
const landDue = (t: Whole, side: Side, space: Space): boolean => {
  if (IS_SEA[space] || t.pub.siege[space]! >= 0) return false;
  if (t.pub.count[side]![space] === 0 || t.pub.count[foe(side)]![space] === 0) return false;
  const mine = ashore(ownOf(t, side), side, space);
  const theirs = ashore(ownOf(t, foe(side)), foe(side), space);
  return mine.length > 0 && theirs.length > 0 && (armed(mine) || armed(theirs)) && !theirs.some(unit => isFrozen(t.pub, unit));
};

const isDue = (t: Whole, side: Side, space: Space, fight: Fight): boolean => {
  switch (fight) {
    case 'naval':
      return navalDue(t, side, space);
    case 'relief':
      return armed(reliefForce(t, space)) || (reliefForce(t, space).length > 0 && armed(siegeForce(t, space)));
    case 'land':
      return landDue(t, side, space);
    case 'siege':
      return besieges(t.pub, side, space) && armed(siegeForce(t, space));
    case 'sortie':
      return isBesieged(t.pub, side, space) && armed(settled(ownOf(t, side), side, space)) && siegeForce(t, space).length > 0;
  }
};
/** 18.1-a, 28.9-a, 28.12-b, 28.13-a, 32.3-a The fights a side can have in a location now; siege attacks and sorties are not duties. */
export const fightsIn = (t: Whole, side: Side, space: Space): Fight[] =>
  FIGHTS.filter(fight => !isFought(t, space, fight) && isDue(t, side, space, fight));
export const isDuty = (fight: Fight): boolean => fight === 'naval' || fight === 'relief' || fight === 'land';
/** 18.1-a Locations in which a side must still fight. */
export const battlesDue = (t: Whole, side: Side): Space[] => {
  const found: Space[] = [];
  for (let space = 0; space < SPACE_COUNT; space++)
    if (t.pub.count[side]![space]! > 0 && t.pub.count[foe(side)]![space]! > 0 && fightsIn(t, side, space).some(isDuty))
      found.push(space);
  return found;
};

/** 24.6-b Fleets that have landed an assault here, with the admirals who are with them. */
export const assaultFleets = (t: Whole, side: Side, space: Space): Unit[] => {
  const own = ownOf(t, side);
  const units = afloat(own, side, space);
  const landing = units.some(unit => IS_FLEET[unit] && (own.flags[unit]! & LANDED) !== 0);
  return landing ? units.filter(unit => !IS_FLEET[unit] || (own.flags[unit]! & LANDED) !== 0) : [];
};
/** 24.6-g Units ashore that came by sea to attack. */
export const landedIn = (t: Whole, side: Side, space: Space): Unit[] => {
  const own = ownOf(t, side);
  return ashore(own, side, space).filter(unit => (own.flags[unit]! & LANDED) !== 0);
};

/**
 * 18.2-a, 18.3-a, 24.8-c, 28.12-c, 28.13-e Who of a side is in a fight that `attacker` starts. A sortie's attackers are chosen; a
 * relief force that came by interception is attacked (32.3-a).
 */
export const unitsInFight = (t: Whole, fight: Fight, attacker: Side, side: Side, space: Space): Unit[] => {
  const own = ownOf(t, side);
  if (fight === 'naval') return afloat(own, side, space);
  if (fight === 'relief' && isBesieged(t.pub, side, space)) return reliefIn(own, side, space);
  if (fight === 'sortie' && side === attacker) return own.force.slice();
  return settled(own, side, space);
};
/** 16.10-b Somebody is ashore to be fought, a leader without troops too. */
export const mustFight = (t: Whole, side: Side, space: Space): boolean =>
  hasAshore(ownOf(t, foe(side)), foe(side), space) && !isBesieged(t.pub, foe(side), space);
