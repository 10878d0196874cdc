/** 11.3, 11.6, 12.1 WHO MAY GO TOGETHER: groups, concentrations, interceptions, people aboard ships. */
import { blockArm, TRAIN } from '../data/blocks.ts';
import { isRegion, isSpace, type Place, regionAt } from '../data/places.ts';
import { ACTED, IN_THE_OPEN, INSIDE } from '../data/posts.ts';
import { connectionsOf, otherEnd, ROAD_COUNT, type Road, roadsOf, roadTo } from '../data/roads.ts';
import { CARLIST, LIBERAL, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { UNITS_OF, type Unit } from '../data/units.ts';
import type { Owned, Seen } from '../state/table.ts';
import { concentrationSources, roomToConcentrate } from './carlist-moves.ts';
import { fortressOf, isBesieged } from './fortresses.ts';
import { interceptFrom } from './interception.ts';
import { canTake } from './movement.ts';
import { mayEnterRegion } from './regions.ts';
import { inMutiny } from './standing.ts';
import { countTokens, doneBy, isFighter, isToken, tokensAt } from './units.ts';

/** Infantry or cavalry among some units of one's own. */
export const fightersIn = (own: Owned, units: readonly Unit[]): Unit[] =>
  units.filter(unit => isToken(unit) && isFighter(own.block[unit]!));
export const isTrain = (own: Owned, unit: Unit): boolean => isToken(unit) && blockArm[own.block[unit]!] === TRAIN;

/** Roads that leave a place; out of a region those that lead to the North. */
const outOfRegion: readonly (readonly Road[])[] = Array.from({ length: 200 }, (_, place) =>
  Array.from({ length: ROAD_COUNT }, (_, road) => road).filter(road => roadTo[road] === place && isRegion(place)),
);
const outOfSpace: readonly (readonly Road[])[] = roadsOf.map((roads, space) => [...roads, ...connectionsOf[space]!]);
export const roadsFrom = (place: Place): readonly Road[] => (isSpace(place) ? outOfSpace[place]! : outOfRegion[place]!);

/** 11.2-d, 23-b, 23.1-g Whether a group that set out from somewhere may take a road at all, points apart. */
export const mayTake = (pub: Seen, side: Side, from: Place, at: Place, road: Road): boolean => {
  const to = otherEnd(road, at);
  return isSpace(to) || (!isRegion(from) && mayEnterRegion(pub, side, regionAt(to), -1));
};
/** 11.1-e, 11.2-f How a group can take a road: everybody pays, some force their march, or it cannot. */
export const howToTake = (
  own: Owned,
  units: readonly Unit[],
  road: Road,
  points: number,
  spent: number,
): 'pays' | 'forces' | 'cannot' => {
  let how: 'pays' | 'forces' = 'pays';
  for (const unit of units) {
    const its = canTake(own, unit, road, points, spent);
    if (its === 'cannot') return 'cannot';
    if (its === 'forces') how = 'forces';
  }
  return how;
};
/** 11-b, 11.3-b Whether units may be left at a place on the way: counters and trains need company or a fortress. */
export const mayLeave = (
  pub: Seen,
  own: Owned,
  side: Side,
  place: Place,
  left: readonly Unit[],
  going: readonly Unit[],
): boolean =>
  fightersIn(own, left).length > 0 ||
  fortressOf(pub, place) === side ||
  tokensAt(pub, side, place).some(token => !going.includes(token) && isFighter(own.block[token]!));

/** 12.1-a, 12.1-b Units that could be brought to an activated space. */
export const gatherable = (pub: Seen, own: Owned, space: Place): Unit[] =>
  concentrationSources(space).flatMap(from =>
    inMutiny(pub, from)
      ? []
      : UNITS_OF[CARLIST].filter(
          unit => pub.at[unit] === from && pub.post[unit] === IN_THE_OPEN && (doneBy(own, unit) & ACTED) === 0,
        ),
  );
/** 12.1-a Whether anybody stands beside, for all to see. */
export const couldGather = (pub: Seen, space: Place): boolean =>
  concentrationSources(space).some(from => countTokens(pub, CARLIST, from) > 0);
/** 12.1-a, 12.1-b One infantry or cavalry from each space, and no more than there is room for. */
export const gathersFew = (pub: Seen, own: Owned, space: Space, units: readonly Unit[]): boolean => {
  const fighters = fightersIn(own, units);
  return (
    fighters.length <= roomToConcentrate(pub, own, space) && new Set(fighters.map(unit => pub.at[unit])).size === fighters.length
  );
};
/** 12.1-a, 11.3-a Whoever cannot move alone comes with a block of the same space. */
export const gathersTogether = (pub: Seen, own: Owned, units: readonly Unit[]): boolean => {
  const led = new Set(fightersIn(own, units).map(unit => pub.at[unit]));
  return units.every(unit => led.has(pub.at[unit]!));
};

/** 11.6-a Units that could still intercept, from spaces that have not announced an attempt. */
export const interceptingUnits = (pub: Seen, side: Side, into: Space, group: readonly Unit[], tried: readonly Space[]): Unit[] =>
  interceptFrom(pub, side, into, group, tried).flatMap(from =>
    UNITS_OF[side].filter(unit => pub.at[unit] === from && pub.post[unit] === IN_THE_OPEN),
  );

/** 13.1-a, 13.1-d, 13.1-g Liberals of a place who may go aboard. */
export const sailors = (pub: Seen, own: Owned, from: Place): Unit[] => {
  if (inMutiny(pub, from)) return [];
  const post = isSpace(from) && isBesieged(pub, LIBERAL, from) ? INSIDE : IN_THE_OPEN;
  return UNITS_OF[LIBERAL].filter(unit => pub.at[unit] === from && pub.post[unit] === post && (doneBy(own, unit) & ACTED) === 0);
};
