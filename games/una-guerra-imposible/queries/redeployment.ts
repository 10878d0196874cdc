/** 24.8 REDEPLOYMENT: where a unit may be taken at the year end. */
import { isRegion, isSpace, PLACE_COUNT, type Place, placeOfRegion, regionAt } from '../data/places.ts';
import { regionsBeside } from '../data/regions.ts';
import { connectionsOf, otherEnd, ROAD_COUNT, roadFrom, roadTo, spacesBeside } from '../data/roads.ts';
import { CARLIST, LIBERAL, type Side } from '../data/sides.ts';
import { MOST_AFTER_MOVING } from '../data/tables.ts';
import type { Unit } from '../data/units.ts';
import type { Owned, Seen } from '../state/table.ts';
import { enemyHolds, zoneOf } from './control.ts';
import { isBesieged, portWorks, roomInside, unitBesieged } from './fortresses.ts';
import { sailingFrom } from './sea.ts';
import { mayEndAt } from './stacking.ts';
import { fighters, forceAt, isFighter, isToken } from './units.ts';

const connectedTo: readonly (readonly Place[])[] = Array.from({ length: PLACE_COUNT }, (_, place) =>
  isRegion(place)
    ? Array.from({ length: ROAD_COUNT }, (_, road) => road).flatMap(road => (roadTo[road] === place ? [roadFrom[road]!] : []))
    : connectionsOf[place]!.map(road => otherEnd(road, place)),
);
const near = (place: Place): readonly Place[] =>
  isSpace(place) ? spacesBeside[place]! : regionsBeside[regionAt(place)]!.map(placeOfRegion);
/** 24.8-e By side, the places beside a place: Carlists stay in the North. */
const beside: readonly (readonly (readonly Place[])[])[] = [LIBERAL, CARLIST].map(side =>
  Array.from({ length: PLACE_COUNT }, (_, place) => (side === LIBERAL ? [...near(place), ...connectedTo[place]!] : near(place))),
);
const reached = new Uint8Array(PLACE_COUNT);

/** 24.8-c, 24.8-e Where a unit can go by land from a place, its own zone only. */
export const overland = (pub: Seen, side: Side, from: Place): Place[] => {
  reached.fill(0);
  reached[from] = 1;
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const to of beside[side]![at]!) {
      if (reached[to] !== 0) continue;
      reached[to] = 1;
      if (isRegion(to) || !enemyHolds(pub, side, to)) open.push(to);
      else reached[to] = 2;
    }
  const found: Place[] = [];
  for (let place = 0; place < PLACE_COUNT; place++)
    if (reached[place] === 1 && place !== from && zoneOf(place) === side) found.push(place);
  return found;
};
/** 24.8-b Whether a unit may be redeployed, and how. Carlists in regions stay there (24.8-c). */
export const mayRedeploy = (pub: Seen, side: Side, unit: Unit): { land: boolean; sea: boolean } => {
  const at = pub.at[unit]!;
  if (at < 0 || (side !== LIBERAL && !isSpace(at))) return { land: false, sea: false };
  const besieged = unitBesieged(pub, unit);
  return { land: !besieged, sea: side === LIBERAL && (isRegion(at) || portWorks(pub, at)) };
};
/** 24.8-d, 24.8-f Whether a place can take one more block of infantry or cavalry; a besieged port only what it holds. */
const hasRoom = (pub: Seen, own: Owned, side: Side, place: Place): boolean =>
  isSpace(place) && isBesieged(pub, side, place)
    ? roomInside(pub, own, side, place) > 0
    : fighters(forceAt(pub, own, side, place)) < MOST_AFTER_MOVING;
/** 24.8-b, 24.8-c, 24.8-d, 24.8-e, 24.8-f Where a unit may be taken. Counters and trains must find company or a fortress. */
export const redeploysTo = (pub: Seen, own: Owned, side: Side, unit: Unit): Place[] => {
  const { land, sea } = mayRedeploy(pub, side, unit);
  const from = pub.at[unit]!;
  const places = new Set([
    ...(land ? overland(pub, side, from) : []),
    ...(sea ? sailingFrom(pub, from).filter(place => zoneOf(place) === side) : []),
  ]);
  const fights = isToken(unit) && isFighter(own.block[unit]!);
  return [...places]
    .filter(place => (fights ? hasRoom(pub, own, side, place) : mayEndAt(pub, own, side, place)))
    .sort((a, b) => a - b);
};
