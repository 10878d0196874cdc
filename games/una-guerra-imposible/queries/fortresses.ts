/** 4.8, 18. FORTRESSES: whose they are, what they hold, whether they are besieged; and the ports that depend on it. */
import { isSpace, type Place } from '../data/places.ts';
import { BUILT, IN_THE_OPEN, INSIDE, NO_FORTRESS, UNDER_CONSTRUCTION } from '../data/posts.ts';
import { CARLIST, foeOf, LIBERAL, type Side } from '../data/sides.ts';
import { BANKS, BAZTAN, BILBAO, CITY, isPort, REFUGE, type Space, spaceKind, spaceZone, TOWN } from '../data/spaces.ts';
import { CITY_GARRISON, CITY_HOLDS, FORTRESS_GARRISON, FORTRESS_HOLDS, OTHER_FORTRESS, TOWN_FORTRESS } from '../data/tables.ts';
import { FORTRESS_MARKERS, type Unit } from '../data/units.ts';
import { builtBy } from '../state/control.ts';
import type { Owned, Seen } from '../state/table.ts';
import { countTokens, fighters, forceAt } from './units.ts';

/** 4.8-b The side whose built fortress stands in a space, or -1. */
export const fortressOf = (pub: Seen, place: Place): Side | -1 => (isSpace(place) ? builtBy(pub, place) : -1);
export const isUnderConstruction = (pub: Seen, side: Side, space: Space): boolean =>
  pub.fortress[space] === UNDER_CONSTRUCTION + side;

/** 18.1-a Whether the fortress of a side in a space is besieged. */
export const isBesieged = (pub: Seen, side: Side, space: Space): boolean =>
  pub.siege[space]! > 0 && fortressOf(pub, space) === side;
/** A unit inside a besieged fortress. */
export const unitBesieged = (pub: Seen, unit: Unit): boolean =>
  pub.post[unit] === INSIDE && isSpace(pub.at[unit]!) && pub.siege[pub.at[unit]!]! > 0;

/** 18-a How many infantry and cavalry find room inside. */
export const holds = (space: Space): number => (spaceKind[space] === CITY ? CITY_HOLDS : FORTRESS_HOLDS);
/** 18-a Room left inside for infantry and cavalry of the owner. */
export const roomInside = (pub: Seen, own: Owned, side: Side, space: Space): number =>
  fortressOf(pub, space) === side ? holds(space) - fighters(forceAt(pub, own, side, space, INSIDE)) : 0;
/** 18.1-c, 5.4-f */
export const garrisonEffectiveness = (side: Side, space: Space): number =>
  (spaceKind[space] === CITY ? CITY_GARRISON : FORTRESS_GARRISON)[side];

/** 10.2-b Fortress markers of a side that are not on the map. */
export const markersLeft = (pub: Seen, side: Side): number => {
  let used = 0;
  for (const [space, stands] of pub.fortress.entries())
    if (spaceKind[space] !== CITY && (stands === BUILT + side || stands === UNDER_CONSTRUCTION + side)) used++;
  return FORTRESS_MARKERS[side] - used;
};
/** 10.2-b, 4.1-a, 4.1-c Whether a space can have a fortress built at all. */
export const canHaveFortress = (space: Place): boolean =>
  isSpace(space) && spaceKind[space] !== CITY && spaceKind[space] !== REFUGE;
/** 10.2-a, 10.2-b Whether a side could build in a space now, infantry apart. */
export const mayBuild = (pub: Seen, side: Side, space: Place): boolean =>
  mayBuildAt(pub, side, space) && markersLeft(pub, side) > 0;
/** 10.2-a, 10.2-b The same, markers apart. */
export const mayBuildAt = (pub: Seen, side: Side, space: Place): boolean =>
  canHaveFortress(space) && pub.fortress[space] === NO_FORTRESS && countTokens(pub, foeOf(side), space, IN_THE_OPEN) === 0;
/** 10.3-a, 10.3-b Whether a side could demolish or withdraw a fortress of its own there, infantry apart. */
export const mayDemolish = (pub: Seen, side: Side, space: Place): boolean =>
  isSpace(space) &&
  spaceKind[space] !== CITY &&
  (pub.fortress[space] === BUILT + side || pub.fortress[space] === UNDER_CONSTRUCTION + side) &&
  countTokens(pub, foeOf(side), space, IN_THE_OPEN) === 0;
/** 10.2-d Whether enemy infantry or cavalry in the space has the works of a side at its mercy; `enemy` knows his own blocks. */
export const worksLost = (pub: Seen, enemy: Owned, side: Side, space: Space): boolean =>
  isUnderConstruction(pub, side, space) &&
  countTokens(pub, side, space) === 0 &&
  fighters(forceAt(pub, enemy, foeOf(side), space)) > 0;

/** 4.3-c, 4.3-d Whether the Carlists close the estuary of Bilbao: they control a bank, or besiege a Liberal fortress on it. */
export const estuaryClosed = (pub: Seen): boolean =>
  BANKS.some(bank => pub.control[bank] === CARLIST || isBesieged(pub, LIBERAL, bank));
/** 4.3-c */
export const portAnnulled = (pub: Seen, port: Space): boolean =>
  port === BILBAO && (isBesieged(pub, LIBERAL, BILBAO) || estuaryClosed(pub));
/** 4.3-a Whether the Liberals can use a port. */
export const portWorks = (pub: Seen, space: Place): boolean => isSpace(space) && isPort[space]! && !portAnnulled(pub, space);

/** 24.1-a Fortress points of the Liberals in the Carlist zone. */
export const fortressPoints = (pub: Seen): number => {
  let points = 0;
  for (const [space, stands] of pub.fortress.entries())
    if (stands === BUILT + LIBERAL && spaceZone[space] === CARLIST)
      points += spaceKind[space] === TOWN ? TOWN_FORTRESS : OTHER_FORTRESS;
  return points;
};
/** 24.1-b, 4.1-d */
export const holdsBaztan = (pub: Seen): boolean => fortressOf(pub, BAZTAN) === LIBERAL;
