/** 13.0 What may be bought, for how much, and where it arrives. Enemies in the way are judged by what the buyer can see. */
import { ADMIRAL, COMMANDER, DETACHMENT, REGULAR } from '../data/kinds.ts';
import {
  BOX_NATION,
  BRITAIN,
  FRANCE,
  HOME_OF,
  IS_BOX,
  IS_COLONIAL,
  IS_INDIAN,
  IS_LAND,
  IS_PORT,
  IS_SEA,
  IS_TOWN,
  IS_WILDERNESS,
  REGION,
  SPACES_OF,
  SPAIN,
} from '../data/map.ts';
import { RECRUITS, type Recruit } from '../data/mobilization.ts';
import { AMERICANS, BRITONS, FRENCH, HESSIANS, type Nation, SPANISH, TORIES } from '../data/nations.ts';
import { PARTISANS, UPGRADES } from '../data/options.ts';
import { FORTRESS_COST, LEADER_COST, UNIT_COSTS } from '../data/reconstructed.ts';
import { COLONIAL_REGIONS, type Region } from '../data/regions.ts';
import { foe, type Side } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { CONTINENTAL_COSTS, PARTISAN_COSTS, PROFESSIONAL, SUBSIDIES, UPGRADE_COST } from '../data/tables.ts';
import { FACTOR, IS_COMBAT, IS_LAND_COMBAT, KIND, NATION, UNITS_OF, type Unit, unitsLike } from '../data/units.ts';
import { EXCHANGED, type Mine, POOL, PROMOTED, RAISED, RESERVE, type Seen } from '../state/table.ts';
import { hasFleet, hasLandCombat, isAshore, unitsIn } from './forces.ts';
import { priceFactor } from './hands.ts';
import { costClass, favours } from './loyalty.ts';
import { atWar, isClosed, mayBeIn } from './nations.ts';
import { couldFortify } from './siege.ts';
import { surelyHoldsCombat } from './sight.ts';

/** 13.3-b, 4.9-c, 13.10-a A counter of the kind that is off the map and free, or -1. */
export const counterFor = (pub: Pick<Seen, 'status'>, nation: Nation, kind: number): Unit | -1 => {
  for (const unit of unitsLike(nation, kind)) if (pub.status[unit] === RESERVE) return unit;
  return -1;
};
export const countersFor = (pub: Pick<Seen, 'status'>, nation: Nation, kind: number): Unit[] =>
  unitsLike(nation, kind).filter(unit => pub.status[unit] === RESERVE);
/** 13.4-a, 12.7-d, 11.6-a, 4.8-a Price of a line of the table in a region. */
export const recruitPrice = (pub: Seen, { nation, kind, side, cost }: Recruit, space: Space): number => {
  let price = cost[costClass(pub, side, REGION[space]!)];
  if (nation === AMERICANS && kind === REGULAR) price = CONTINENTAL_COSTS[pub.progress >= PROFESSIONAL ? 1 : 0];
  if (nation === HESSIANS && pub.europe <= SUBSIDIES) price = Math.max(1, UNIT_COSTS.hessian - 1);
  return price * priceFactor(pub, side);
};

const boxOf = (nation: Nation): Space => (nation === FRENCH ? FRANCE : nation === SPANISH ? SPAIN : BRITAIN);

/** By space: whether land combat units of the side are ashore there. */
const troopsOf = (own: Mine, side: Side): boolean[] => {
  const found = new Array<boolean>(SPACE_COUNT).fill(false);
  for (const unit of UNITS_OF[side]) {
    const space = own.at[unit]!;
    if (space >= 0 && IS_LAND_COMBAT[unit] && own.aboard[unit]! < 0 && !IS_SEA[space]) found[space] = true;
  }
  return found;
};
/** 13.1-b, 13.6-a, 13.8-a, 13.8-b, 27.2-a, 27.2-c, 37.2-d Whether a unit of this line may, as far as the buyer can see, arrive there. */
export const mayArrive = (
  pub: Seen,
  own: Mine,
  { nation, side, arrives }: Recruit,
  space: Space,
  troops: readonly boolean[] = troopsOf(own, side),
): boolean => {
  const clear = !surelyHoldsCombat(pub, side, space);
  const friends = (): boolean => troops[space]!;
  switch (arrives) {
    case 'box':
      return space === boxOf(nation);
    case 'muster':
      return IS_TOWN[space]! && IS_COLONIAL[space]! && clear && (favours(pub, REGION[space]!) === side || friends());
    case 'harbour':
      return IS_PORT[space]! && IS_COLONIAL[space]! && clear && friends();
    case 'levy':
      return (IS_TOWN[space]! || IS_WILDERNESS[space]!) && IS_COLONIAL[space]! && clear && pub.partisan[space] !== foe(side);
    case 'army':
      return space === boxOf(nation) || (IS_LAND[space]! && !isClosed(pub, space) && clear && friends());
    case 'tribe':
      return IS_INDIAN[space]! && (pub.done[space]! & RAISED) === 0 && pub.massacre[space] === 0;
    case 'colony':
      return IS_LAND[space]! && HOME_OF[REGION[space]!] === SPANISH && clear;
  }
};
/** 7.9-h, 13.7-c, 13.9-a, 26.1-c, 26.1-e Lines of the table a side may use now: counter left, nation at war, Hessians not barred. */
export const recruitsOpen = (pub: Seen, side: Side): number[] => {
  const lines: number[] = [];
  for (const [line, recruit] of RECRUITS.entries())
    if (recruit.side === side && atWar(pub, recruit.nation) && counterFor(pub, recruit.nation, recruit.kind) >= 0)
      if (recruit.nation !== HESSIANS || !pub.barred) lines.push(line);
  return lines;
};
/** Places where a line may be bought and paid for. */
export const arrivalsOf = (pub: Seen, own: Mine, line: number): Space[] => {
  const recruit = RECRUITS[line]!;
  const troops = troopsOf(own, recruit.side);
  const found: Space[] = [];
  for (let space = 0; space < SPACE_COUNT; space++)
    if (mayArrive(pub, own, recruit, space, troops) && recruitPrice(pub, recruit, space) <= pub.points[recruit.side]!)
      found.push(space);
  return found;
};

/** 13.2-c, 4.8-a */
export const leaderPrice = (pub: Seen, side: Side): number => LEADER_COST * priceFactor(pub, side);
/** 13.2-a, 13.2-b Leaders who may come out of a pool now. */
export const poolOf = (pub: Seen, side: Side): Unit[] =>
  UNITS_OF[side].filter(unit => pub.status[unit] === POOL && atWar(pub, NATION[unit]!));
/** 13.2-b, 13.2-d Where a leader may be put; if nothing fits, with any combat unit of the side. */
export const leaderPlaces = (pub: Seen, own: Mine, side: Side, leader: Unit): Space[] => {
  const nation = NATION[leader]!;
  const ally = nation === FRENCH || nation === SPANISH;
  const withOwn = (space: Space): boolean =>
    unitsIn(own, side, space).some(unit => IS_COMBAT[unit] && (!ally || NATION[unit] === nation));
  const fits = (space: Space): boolean => {
    if (!mayBeIn(pub, leader, space)) return false;
    if (IS_BOX[space])
      return BOX_NATION[space] === (nation === TORIES || nation === HESSIANS ? BRITONS : nation) && KIND[leader] !== COMMANDER;
    if (ally && !withOwn(space)) return false;
    if (KIND[leader] === ADMIRAL) return hasFleet(own, side, space) || (IS_PORT[space]! && hasLandCombat(own, side, space));
    return hasLandCombat(own, side, space) && (KIND[leader] !== COMMANDER || IS_COLONIAL[space]!);
  };
  const found: Space[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) if (fits(space)) found.push(space);
  if (found.length > 0) return found;
  for (let space = 0; space < SPACE_COUNT; space++)
    if (pub.count[side]![space]! > 0 && withOwn(space) && (IS_LAND[space] || KIND[leader] !== COMMANDER))
      if (mayBeIn(pub, leader, space)) found.push(space);
  return found;
};

/** 13.7-a, 13.7-b, 13.7-d Regulars of factor 2 on land or in the box that can become detachments. */
export const canDivide = (pub: Seen, own: Mine, unit: Unit): boolean =>
  KIND[unit] === REGULAR &&
  FACTOR[unit] === 2 &&
  (NATION[unit] === BRITONS || NATION[unit] === HESSIANS) &&
  own.at[unit]! >= 0 &&
  own.aboard[unit]! < 0 &&
  counterFor(pub, NATION[unit]!, DETACHMENT) >= 0;
/** 13.5-b, 13.7-d Regulars of factor 2 that two detachments can become. */
export const regularsBack = (pub: Pick<Seen, 'status'>, nation: Nation): Unit[] =>
  unitsLike(nation, REGULAR).filter(
    unit => FACTOR[unit] === 2 && pub.status[unit] === (nation === HESSIANS ? EXCHANGED : RESERVE),
  );
/** 13.5-b, 13.7-b Nations of which two detachments in a location can become a regular. */
export const canJoin = (pub: Seen, own: Mine, side: Side, nation: Nation, space: Space): boolean => {
  const pair = unitsLike(nation, DETACHMENT).filter(unit => own.at[unit] === space && isAshore(own, side, unit)).length >= 2;
  return pair && regularsBack(pub, nation).length > 0;
};

/** 28.1-a, 4.8-a */
export const fortressPrice = (pub: Seen, side: Side): number => FORTRESS_COST * priceFactor(pub, side);
export const mayFortify = (pub: Seen, own: Mine, side: Side, space: Space): boolean =>
  couldFortify(pub, own, side, space) && !surelyHoldsCombat(pub, side, space);

/** 29.2-a, 4.8-a */
export const partisanPrice = (pub: Seen, side: Side, region: Region): number =>
  PARTISAN_COSTS[costClass(pub, side, region)] * priceFactor(pub, side);
/** 29.3-a, 29.3-b Places of a region for a partisan: not where one of the side stands. */
export const partisanPlaces = (pub: Seen, side: Side, region: Region): Space[] =>
  (pub.options & PARTISANS) === 0 || region >= COLONIAL_REGIONS
    ? []
    : SPACES_OF[region]!.filter(space => pub.partisan[space] !== side);

/** 31.1-a, 31.1-b, 31.2-a Militia that may be upgraded: a British or Hessian companion that is no militia, none upgraded there yet. */
export const canUpgrade = (pub: Seen, own: Mine, side: Side, unit: Unit): boolean => {
  const space = own.at[unit]!;
  if ((pub.options & UPGRADES) === 0 || NATION[unit] !== TORIES || !IS_COMBAT[unit] || space < 0) return false;
  if ((pub.done[space]! & PROMOTED) !== 0) return false;
  return unitsIn(own, side, space).some(
    other => IS_LAND_COMBAT[other] && (NATION[other] === BRITONS || NATION[other] === HESSIANS) && isAshore(own, side, other),
  );
};
export const upgradePrice = (pub: Seen, side: Side): number => UPGRADE_COST * priceFactor(pub, side);
