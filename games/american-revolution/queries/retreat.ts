/** 18.8, 18.9, 24.9 Where the beaten may go, and who is lost on the way. */
import { IS_PORT, IS_SEA, landNeighbours, seaNeighbours } from '../data/map.ts';
import { EXPEDITIONS } from '../data/options.ts';
import { foe, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { IS_BOUND, IS_LAND_COMBAT, IS_LEADER, LEADS_LAND, type Unit } from '../data/units.ts';
import type { Mine, Seen } from '../state/table.ts';
import { fleetsIn, hasFleet, roomIn } from './forces.ts';
import { bestLandValue } from './leadership.ts';
import { crossesBorder } from './movement.ts';
import { mayBeIn } from './nations.ts';
import { hasFortress } from './siege.ts';
import { ownOf, type Whole } from './whole.ts';

/** What everybody sees is enough to know where one may go. */
type Open = Pick<Whole, 'pub'>;
/** 18.8-b, 18.8-c, 18.8-d Free of enemy units of any kind and of an enemy fortress, and open to all who go. */
const isRefuge = (t: Open, side: Side, force: readonly Unit[], to: Space): boolean =>
  t.pub.count[foe(side)]![to] === 0 && !hasFortress(t.pub, foe(side), to) && force.every(unit => mayBeIn(t.pub, unit, to));

/** 18.8-a By land: adjacent locations. */
export const retreatsByLand = (t: Open, side: Side, force: readonly Unit[], from: Space): Space[] =>
  landNeighbours(from).filter(to => isRefuge(t, side, force, to));

/** 23.1-b, 33.2-a Militia and its commanders that a retreat would take over a border. */
export const lostAtBorder = (force: readonly Unit[], from: Space, to: Space): Unit[] =>
  crossesBorder(from, to) ? force.filter(unit => IS_BOUND[unit]) : [];
/** 33.2-b With the option and a leader who can command by land, whatever he is worth to this force. */
export const mayTryBorder = (pub: Seen, force: readonly Unit[]): boolean =>
  (pub.options & EXPEDITIONS) !== 0 && force.some(unit => IS_LEADER[unit] && LEADS_LAND[unit]);
/** 33.2-a, 33.2-b, 21.3-b The value militia may try to roll to retreat over a border, before anybody rallies; 0: it cannot succeed. */
export const borderValue = (t: Open, force: readonly Unit[], dispersed: readonly Unit[] = []): number =>
  mayTryBorder(t.pub, force) ? bestLandValue(force, dispersed) : 0;

/** 18.9-a, 23.1-c, 24.5-a By sea as the beaten sees it: a fleet of his with room for who may go aboard (leaders take up none), and a sea area in which no enemy stack lies. */
export const refugesAtSea = (pub: Seen, own: Mine, side: Side, force: readonly Unit[], from: Space): Space[] => {
  if (!IS_PORT[from]) return [];
  const fleets = fleetsIn(own, side, from);
  if (fleets.length === 0 || (roomIn(own, side, fleets) === 0 && force.some(unit => IS_LAND_COMBAT[unit] && !IS_BOUND[unit])))
    return [];
  if (!force.some(unit => !IS_BOUND[unit])) return [];
  return seaNeighbours(from).filter(to => IS_SEA[to] && pub.count[foe(side)]![to] === 0);
};
/** 18.9-a, 24.4-e In truth: nobody embarks beside an enemy fleet. There is none where fleets have fought before the land units. */
export const retreatsBySea = (t: Whole, side: Side, force: readonly Unit[], from: Space): Space[] =>
  hasFleet(ownOf(t, foe(side)), foe(side), from) ? [] : refugesAtSea(t.pub, ownOf(t, side), side, force, from);
/** 24.9-a, 24.6-d, 24.6-k Fleets, and a beaten assault aboard them, go to any connected sea area. */
export const fleetRetreats = (from: Space): Space[] => seaNeighbours(from).filter(to => IS_SEA[to]);

/** 18.9-b, 24.6-k How many land combat units find no room aboard; militia and its commanders never embark. */
export const leftBehind = (t: Whole, side: Side, force: readonly Unit[], fleets: readonly Unit[]): number => {
  const willing = force.filter(unit => IS_LAND_COMBAT[unit] && !IS_BOUND[unit]).length;
  return Math.max(0, willing - (fleets.length === 0 ? 0 : roomIn(ownOf(t, side), side, fleets)));
};
