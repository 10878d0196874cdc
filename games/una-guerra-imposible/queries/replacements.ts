/** 20, 21. REINFORCEMENTS AND REPLACEMENTS: where blocks may be placed, who may be restored, at what price. */
import { type Block, blockArm, blockCode, INFANTRY, maxStrength, TRAIN } from '../data/blocks.ts';
import { isRegion, isSpace, PLACE_COUNT, type Place, placeOfRegion } from '../data/places.ts';
import { ACTED, GAINED, INSIDE } from '../data/posts.ts';
import type { Region } from '../data/regions.ts';
import { CARLIST, LIBERAL, numberOf, type Side, type SideName } from '../data/sides.ts';
import { CITY, spaceKind, spaceZone, TOWN } from '../data/spaces.ts';
import {
  CARLIST_CITY,
  CARLIST_TOWN,
  FIRST_YEAR,
  LEAST_CARLIST_REINFORCEMENT,
  POINT_COST,
  QUIET_LEVEL,
  QUIET_REGION,
  REINFORCEMENTS,
  SECOND_PERIOD,
  SUPPLY_POINT_COST,
} from '../data/tables.ts';
import { BACKPACK, COUNTERS_OF, MOST_POINTS, TOKENS_OF, type Token, type Unit } from '../data/units.ts';
import type { Owned, Seen } from '../state/table.ts';
import { citiesOf, controls, townsOf } from './control.ts';
import { fortressOf, isBesieged, portWorks, roomInside, unitBesieged } from './fortresses.ts';
import { isExpedition } from './regions.ts';
import { inMutiny } from './standing.ts';
import { doneBy, fighters, forceAt, isFighter, isToken, pointsOf, tokensAt } from './units.ts';

const places: readonly Place[] = Array.from({ length: PLACE_COUNT }, (_, place) => place);

/** 20-a Blocks and artillery points of a side in this turn; 25-c none in the first turn of a scenario. */
export const reinforcementsOf = (pub: Seen, side: Side, firstTurn: boolean): readonly [blocks: number, artillery: number] =>
  firstTurn ? [0, 0] : (REINFORCEMENTS[pub.year >= SECOND_PERIOD ? 1 : 0]![pub.turn - 1]![side] as readonly [number, number]);
/** 20.1-a, 20.2-a The strength at which a reinforcement comes. */
export const arrivesAt = (side: Side, block: Block): number =>
  side === LIBERAL
    ? maxStrength[block]!
    : Math.min(maxStrength[block]!, Math.max(LEAST_CARLIST_REINFORCEMENT, maxStrength[block]! - 1));

/** 20.1-a, 25-e Not besieged, or besieged with a working port and, for infantry and cavalry, room inside. */
const supplied = (pub: Seen, own: Owned, place: Place, needsRoom: boolean): boolean =>
  !isSpace(place) ||
  !isBesieged(pub, LIBERAL, place) ||
  (portWorks(pub, place) && (!needsRoom || roomInside(pub, own, LIBERAL, place) > 0));
/** 20.1-a, 21.2-c, 25-e */
export const liberalPlaces = (pub: Seen, own: Owned, block: Block): Place[] =>
  places.filter(
    place =>
      isRegion(place) ||
      (spaceZone[place] === LIBERAL &&
        (spaceKind[place] === CITY || spaceKind[place] === TOWN) &&
        controls(pub, LIBERAL, place) &&
        supplied(pub, own, place, isFighter(block))),
  );
/** 20.2-a, 21.2-c, 24.7-b */
export const carlistPlaces = (pub: Seen): Place[] =>
  places.filter(
    place => isSpace(place) && spaceZone[place] === CARLIST && controls(pub, CARLIST, place) && pub.siege[place] === 0,
  );
/** 20.1-a, 20.2-a, 21.2-c Where a block of a side may be placed. */
export const placesFor = (pub: Seen, own: Owned, side: Side, block: Block): Place[] =>
  side === LIBERAL ? liberalPlaces(pub, own, block) : carlistPlaces(pub);
/** 20.1-b Where a Liberal artillery point may be placed. */
export const gunPlaces = (pub: Seen, own: Owned): Place[] =>
  places.filter(place =>
    isRegion(place)
      ? fighters(forceAt(pub, own, LIBERAL, place)) > 0
      : spaceZone[place] === LIBERAL && fortressOf(pub, place) === LIBERAL && supplied(pub, own, place, false),
  );
/** 20.1-c Provincial regiments that a line regiment may take the place of. */
export const replaceable = (pub: Seen, own: Owned): Token[] =>
  places
    .filter(place => isRegion(place) || spaceZone[place] === LIBERAL)
    .flatMap(place => [...tokensAt(pub, LIBERAL, place), ...tokensAt(pub, LIBERAL, place, INSIDE)])
    .filter(token => blockCode[own.block[token]!] === 'PRO' && (!unitBesieged(pub, token) || portWorks(pub, pub.at[token]!)));
/** 20.1-c */
export const replacesProvincial = (block: Block): boolean => blockCode[block] === 'LIN' && blockArm[block] === INFANTRY;

/** 21.1-c, 21.1-d, 21.1-b Whether a unit may receive replacements where it stands; expeditions never do here. */
export const mayBeRestored = (pub: Seen, side: Side, token: Token): boolean => {
  const place = pub.at[token]!;
  if (side === CARLIST) return isSpace(place) && !unitBesieged(pub, token);
  if (isRegion(place)) return true;
  const inReach = spaceZone[place] === LIBERAL || portWorks(pub, place);
  return inReach && (!unitBesieged(pub, token) || portWorks(pub, place));
};
/** 21.1-a, 21.1-d The price of a point of strength, in halves. */
export const pointCost = (side: Side, place: Place, train: boolean, recruiting: boolean): number => {
  const doubled = side === CARLIST && !recruiting && !(isSpace(place) && spaceZone[place] === CARLIST);
  return (train ? SUPPLY_POINT_COST : POINT_COST) * (doubled ? 2 : 1);
};
/** 21.1-a Whether a block can gain a point: below its maximum, and, save at the year end, once a phase for infantry and cavalry. */
export const mayGain = (own: Owned, block: Block, yearEnd: boolean): boolean =>
  own.strength[block]! < maxStrength[block]! && (yearEnd || blockArm[block] === TRAIN || (own.done[block]! & GAINED) === 0);

/** 24.7-a Replacement points of the year end, whole ones. */
export const yearEndPoints = (pub: Seen, side: Side): number => {
  if (side === LIBERAL) {
    const quiet = pub.uprising.filter((level, region) => level <= QUIET_LEVEL && !isExpedition(pub, region)).length;
    return quiet * QUIET_REGION[pub.year - FIRST_YEAR]!;
  }
  return townsOf(pub, CARLIST).length * CARLIST_TOWN + (citiesOf(pub, CARLIST).length > 0 ? CARLIST_CITY : 0);
};

/** Replacement points at hand, in halves, and where they come from. */
interface Budget {
  readonly side: SideName;
  readonly left: number;
  readonly recruiting: Region | -1;
  readonly yearEnd: boolean;
}
/** 21.1-a, 21.1-b, 23.4-e, 23.4-f Units that may gain a point here and now. */
export const restorable = (pub: Seen, own: Owned, my: Budget): Unit[] => {
  const side = numberOf(my.side);
  const at = my.recruiting < 0 ? -1 : placeOfRegion(my.recruiting);
  const may = (unit: Unit): boolean => {
    const where = pub.at[unit]!;
    if (where < 0 || where >= PLACE_COUNT || (at >= 0 && where !== at)) return false;
    const train = !isToken(unit) || blockArm[own.block[unit]!] === TRAIN;
    // 6-a To receive points is an action (10-e).
    if (inMutiny(pub, where) || pointCost(side, where, train, at >= 0) > my.left) return false;
    const did = doneBy(own, unit);
    if (!my.yearEnd && (did & ACTED) !== 0 && !(train && (did & GAINED) !== 0)) return false;
    return at >= 0 || mayBeRestored(pub, side, unit);
  };
  return [
    ...TOKENS_OF[side].filter(token => may(token) && mayGain(own, own.block[token]!, my.yearEnd)),
    ...COUNTERS_OF[side][BACKPACK].filter(one => may(one) && pointsOf(pub, one) < MOST_POINTS[side][BACKPACK]),
  ];
};
