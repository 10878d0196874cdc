/** 26.4, 38.2 The nearest places for units that must leave. */
import { distancesFrom } from '@cuartel/engine/kit/index.ts';
import { ALLY_AT, FRANCE, IS_LAND, IS_NAVAL, IS_SEA, LAND_ROUTES, MAP, SPACES_OF, SPAIN } from '../data/map.ts';
import { FRENCH, type Nation } from '../data/nations.ts';
import { regionOf } from '../data/regions.ts';
import { foe, type Side } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { IS_FLEET, NATION, UNITS_OF, type Unit } from '../data/units.ts';
import type { Seen } from '../state/table.ts';
import { cargoOf, fleetsIn, isWithFleet, settled } from './forces.ts';
import { mayBeIn } from './nations.ts';
import { ownOf, type Whole } from './whole.ts';

const nearestOf = (far: Int32Array, suits: (space: Space) => boolean): Space[] => {
  let [best, found]: [number, Space[]] = [Number.MAX_SAFE_INTEGER, []];
  for (let space = 0; space < SPACE_COUNT; space++) {
    const steps = far[space]!;
    if (steps < 0 || steps > best || !suits(space)) continue;
    if (steps < best) [best, found] = [steps, []];
    found.push(space);
  }
  return found;
};

/** 26.3-a The colonies of an ally and its box. */
export const homeOf = (nation: Nation): readonly Space[] =>
  nation === FRENCH
    ? [...SPACES_OF[regionOf('hispaniola')]!, FRANCE]
    : [...SPACES_OF[regionOf('cuba')]!, ...SPACES_OF[regionOf('new-spain')]!, SPAIN];

/** Fleets of other nations that lie there with him. */
const foreignFleets = (t: Whole, side: Side, space: Space, nation: Nation): Unit[] =>
  fleetsIn(ownOf(t, side), side, space).filter(fleet => NATION[fleet] !== nation);
/**
 * 26.4-a, 26.4-d Strangers in the regions of a nation that turns neutral, and those whom its fleets carry, an admiral at sea with
 * no other fleet among them. 24.4-d Nobody is forced to land: who is aboard a stranger's fleet goes with it.
 */
export const strangers = (t: Whole, side: Side, nation: Nation): Unit[] => {
  const own = ownOf(t, side);
  return UNITS_OF[side].filter(unit => {
    const space = own.at[unit]!;
    if (space < 0 || NATION[unit] === nation) return false;
    const fleet = own.aboard[unit]!;
    if (fleet >= 0) return NATION[fleet] === nation;
    if (ALLY_AT[space] === nation) return true;
    return IS_SEA[space]! && !IS_FLEET[unit] && foreignFleets(t, side, space, nation).length === 0;
  });
};
/** 26.4-d, 21.7-d Who leaves as fleets do: a fleet, and the admiral who is with one. */
const leavesAfloat = (t: Whole, side: Side, unit: Unit, nation: Nation): boolean =>
  IS_FLEET[unit]! ||
  (isWithFleet(ownOf(t, side), side, unit) && foreignFleets(t, side, ownOf(t, side).at[unit]!, nation).length > 0);
/** 26.4-b Units of the nation that are away from home. */
export const expatriates = (t: Whole, side: Side, nation: Nation): Unit[] => {
  const own = ownOf(t, side);
  return UNITS_OF[side].filter(unit => own.at[unit]! >= 0 && NATION[unit] === nation && ALLY_AT[own.at[unit]!] !== nation);
};
/** 26.4-b Where a unit of the nation may be put: any land location of its regions or its box; a fleet needs a port. */
export const homesFor = (unit: Unit): readonly Space[] =>
  homeOf(NATION[unit]!).filter(space => (IS_FLEET[unit] ? IS_NAVAL[space] : true));

/** 26.4-a, 26.4-d The nearest places outside, over routes of any kind, without enemy units: land for land units, port or sea for fleets. */
export const nearestOutside = (t: Whole, side: Side, unit: Unit, nation: Nation): Space[] => {
  const own = ownOf(t, side);
  const far = distancesFrom(MAP, [own.at[unit]!]);
  const kind = leavesAfloat(t, side, unit, nation) ? IS_NAVAL : IS_LAND;
  const going = [unit, ...cargoOf(own, side, unit).filter(other => NATION[other] !== nation)];
  return nearestOf(
    far,
    space =>
      ALLY_AT[space] !== nation &&
      kind[space]! &&
      t.pub.count[foe(side)]![space] === 0 &&
      going.every(other => mayBeIn(t.pub, other, space)),
  );
};

const hasEnemyMarker = (pub: Seen, side: Side, space: Space): boolean =>
  pub.fortress[space] === foe(side) || pub.siege[space] === foe(side) || pub.partisan[space] === foe(side);
/** 38.2-a, 38.2-b Where the besieged march to under honors of war: nearest by land, no enemy units or markers; a die decides between equals. */
export const honorsPlaces = (t: Whole, side: Side, space: Space): Space[] => {
  const force = settled(ownOf(t, side), side, space);
  const far = distancesFrom(MAP, [space], step => ((LAND_ROUTES >> MAP.kind[step]!) & 1) === 1);
  return nearestOf(
    far,
    to =>
      to !== space &&
      t.pub.count[foe(side)]![to] === 0 &&
      !hasEnemyMarker(t.pub, side, to) &&
      force.every(unit => mayBeIn(t.pub, unit, to)),
  );
};
