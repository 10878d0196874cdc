/** 19.0, 36.0 Who is fed, who must roll, and what the roll does. */

import { INDIAN, MARINE } from '../data/kinds.ts';
import { IS_BOX, IS_INDIAN, IS_PORT, IS_SEA, IS_WILD, landNeighbours, POLITICAL_VALUE } from '../data/map.ts';
import { FORAGE } from '../data/options.ts';
import type { Side } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { IS_LAND_COMBAT, IS_REGULAR, IS_WOODSMAN, KIND, UNITS_OF, type Unit } from '../data/units.ts';
import { FED, type Mine, type Seen } from '../state/table.ts';
import { valueTo } from './control.ts';
import { hasFleet } from './forces.ts';
import { isFavourable } from './loyalty.ts';
import { isClosed, isFrozen } from './nations.ts';
import { besieges, hasFortress, isBesieged } from './siege.ts';

/** 19.2-a, 19.2-b, 19.2-e, 28.8-a Units a side can feed by forage in a location. */
export const forageLimit = (pub: Seen, side: Side, space: Space): number => {
  if (POLITICAL_VALUE[space] === 0) return 0;
  const value = valueTo(pub, side, space);
  return value * (isFavourable(pub, side, space) ? 2 : 1) + (besieges(pub, side, space) ? value : 0);
};

/** 26.1-a, 28.2-d, 28.2-e, 28.8-b A friendly fortress here, or one land route away, that no siege cuts off and no neutral holds. */
export const fedByFortress = (pub: Seen, side: Side, space: Space): boolean => {
  if (isBesieged(pub, side, space)) return false;
  const feeds = (at: Space): boolean => hasFortress(pub, side, at) && !isBesieged(pub, side, at) && !isClosed(pub, at);
  return feeds(space) || landNeighbours(space).some(feeds);
};

/** 19.4-a, 19.4-b, 19.5-a, 19.5-b, 21.5-a, 24.12-a, 25.7-a, 28.8-c Fed without forage. */
export const isFedAutomatically = (pub: Seen, own: Mine, side: Side, unit: Unit): boolean => {
  const space = own.at[unit]!;
  if (!IS_LAND_COMBAT[unit] || IS_BOX[space]) return true;
  if (own.aboard[unit]! >= 0) return IS_SEA[space] ? KIND[unit] === MARINE : true;
  if (isBesieged(pub, side, space)) return false;
  if (IS_PORT[space] && hasFleet(own, side, space)) return true;
  if (IS_INDIAN[space] && KIND[unit] === INDIAN) return true;
  return fedByFortress(pub, side, space);
};

/** 19.2-f, 26.1-d Land combat units of a location that forage must feed. */
export const hungryIn = (pub: Seen, own: Mine, side: Side, space: Space): Unit[] => {
  const found: Unit[] = [];
  for (const unit of UNITS_OF[side])
    if (own.at[unit] === space && !isFrozen(pub, unit) && !isFedAutomatically(pub, own, side, unit)) found.push(unit);
  return found;
};
/** 19.2-d Locations where the owner must say whom he feeds: some can be fed, and not all. */
export const spacesToFeed = (pub: Seen, own: Mine, side: Side): Space[] => {
  const found: Space[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (pub.count[side]![space] === 0) continue;
    const hungry = hungryIn(pub, own, side, space).filter(unit => own.aboard[unit]! < 0);
    const limit = forageLimit(pub, side, space);
    if (limit > 0 && hungry.length > limit) found.push(space);
  }
  return found;
};
/** 19.3-a, 19.5-b Everybody who must roll, once the fed are named: where all can be fed nobody, where none can everybody. */
export const unsupplied = (pub: Seen, own: Mine, side: Side): Unit[] => {
  const found: Unit[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (pub.count[side]![space] === 0) continue;
    const hungry = hungryIn(pub, own, side, space);
    if (IS_SEA[space]) found.push(...hungry);
    else if (hungry.length > forageLimit(pub, side, space)) found.push(...hungry.filter(unit => (own.flags[unit]! & FED) === 0));
  }
  return found;
};

/** 19.3-a, 36.1-a, 36.2-a, 36.3-a Whether a unit out of supply dies of its roll. */
export const starves = (pub: Seen, unit: Unit, space: Space, die: number): boolean => {
  if ((pub.options & FORAGE) !== 0 && IS_WILD[space]) {
    if (IS_WOODSMAN[unit]) return die >= 5;
    if (IS_REGULAR[unit]) return die >= 3;
  }
  return die <= 3;
};
