/** 16.0, 17.0, 23.0, 24.0 Who may move, where to, and for how many MP; seen by the mover. */
import { ROAD, SEA, TRAIL, WATER } from '../data/links.ts';
import { BOX_NATION, IS_SEA, landNeighbours, REGION, routeBetween, seaNeighbours } from '../data/map.ts';
import { BRITONS } from '../data/nations.ts';
import { EXPEDITIONS } from '../data/options.ts';
import { foe, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { MARCH_LOSS } from '../data/tables.ts';
import { IS_BOUND, IS_FLEET, IS_SWIFT, NATION, SIDE, type Unit } from '../data/units.ts';
import { FROZEN, type Mine, MOVED, type Seen } from '../state/table.ts';
import { cargoOf, isAshore } from './forces.ts';
import { isFrozen, mayBeIn } from './nations.ts';
import { isBesieged } from './siege.ts';

/** 16.12-b Nothing in it but leaders, light troops and Indians. */
export const isSwift = (force: readonly Unit[]): boolean => {
  for (const unit of force) if (!IS_SWIFT[unit]) return false;
  return true;
};
/** 2.1-a, 2.6-a, 16.12-a, 16.12-b MP of a route for a force. */
export const routeCost = (route: number, force: readonly Unit[]): number => (route === TRAIL && !isSwift(force) ? 2 : 1);
/** 16.9-a Lakes and rivers are land routes. */
export const isLandRoute = (route: number): boolean => route === ROAD || route === TRAIL || route === WATER;
/** MP of a whole way, -1 where no route of the right kind joins two of its spaces. */
export const pathCost = (path: readonly Space[], force: readonly Unit[], naval: boolean): number => {
  let cost = 0;
  for (let i = 1; i < path.length; i++) {
    const route = routeBetween(path[i - 1]!, path[i]!);
    if (route < 0 || (route === SEA) !== naval) return -1;
    cost += routeCost(route, force);
  }
  return cost;
};
/** 16.3-c */
export const movementPoints = (die: number, value: number): number => die + value;
/** 17.2-a */
export const isLostOnMarch = (die: number): boolean => die >= MARCH_LOSS;

/** 16.5-a, 26.1-a, 7.9-ai It still has its move of this phase. */
export const canMove = (pub: Seen, own: Mine, unit: Unit): boolean =>
  own.at[unit]! >= 0 && (own.flags[unit]! & (MOVED | FROZEN)) === 0 && !isFrozen(pub, unit);

/** 16.3-a, 28.16-b Units that could march out of a location by land. */
export const marchers = (pub: Seen, own: Mine, side: Side, space: Space): Unit[] => {
  const found: Unit[] = [];
  if (IS_SEA[space] || BOX_NATION[space]! >= 0) return found;
  const besieged = isBesieged(pub, side, space);
  for (let unit = 0; unit < own.at.length; unit++)
    if (own.at[unit] === space && SIDE[unit] === side && isAshore(own, side, unit) && canMove(pub, own, unit))
      if (!besieged) found.push(unit);
  return found;
};

/** 23.1-a, 23.2-a Crosses a border between two regions, which concerns militia alone. */
export const crossesBorder = (from: Space, to: Space): boolean => REGION[from] !== REGION[to];
/** 23.1-a, 21.6-b, 33.1-a Militia and its commanders stay in their region, unless an expedition with a commander takes them along. */
export const borderHolds = (pub: Seen, unit: Unit, from: Space, to: Space, commander: Unit | -1): boolean =>
  IS_BOUND[unit]! && crossesBorder(from, to) && ((pub.options & EXPEDITIONS) === 0 || commander < 0);

/** 16.2-a, 16.9-a, 23.1-a, 26.3-a, 28.16-b A step of a land force: a land route, open to every unit that goes, paid for. */
export const mayMarch = (
  pub: Seen,
  force: readonly Unit[],
  commander: Unit | -1,
  from: Space,
  to: Space,
  points: number,
): boolean => {
  const route = routeBetween(from, to);
  if (route < 0 || route === SEA || routeCost(route, force) > points) return false;
  for (const unit of force) if (!mayBeIn(pub, unit, to) || borderHolds(pub, unit, from, to, commander)) return false;
  return true;
};
export const marchesFrom = (pub: Seen, force: readonly Unit[], commander: Unit | -1, from: Space, points: number): Space[] =>
  landNeighbours(from).filter(to => mayMarch(pub, force, commander, from, to, points));

/** 25.4-b All aboard belong to the nation of the box; British, Tory, Hessian and Indian units are one nation. */
const boxAdmits = (own: Mine, side: Side, fleets: readonly Unit[], box: Space): boolean => {
  const nation = BOX_NATION[box]!;
  if (nation < 0 || nation === BRITONS) return true;
  return fleets.every(fleet => cargoOf(own, side, fleet).every(unit => NATION[unit] === nation));
};
/** 24.1-a, 25.2-a, 25.4-b, 26.3-a A step of a naval force: fleets, their admirals, and what the fleets carry. */
export const maySail = (
  pub: Seen,
  own: Mine,
  side: Side,
  force: readonly Unit[],
  from: Space,
  to: Space,
  points: number,
): boolean => {
  if (routeBetween(from, to) !== SEA || points < 1) return false;
  const fleets = force.filter(unit => IS_FLEET[unit]);
  for (const unit of force) if (!mayBeIn(pub, unit, to)) return false;
  for (const fleet of fleets) for (const unit of cargoOf(own, side, fleet)) if (!mayBeIn(pub, unit, to)) return false;
  return boxAdmits(own, side, fleets, to);
};
export const sailsFrom = (pub: Seen, own: Mine, side: Side, force: readonly Unit[], from: Space, points: number): Space[] =>
  seaNeighbours(from).filter(to => maySail(pub, own, side, force, from, to, points));

/** 29.4-b, 29.4-d A land force that enters must stop for an enemy partisan. */
export const partisanStops = (pub: Seen, side: Side, space: Space): boolean => pub.partisan[space] === foe(side);
