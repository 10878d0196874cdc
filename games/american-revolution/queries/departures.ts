/** 26.4 Who must leave when a nation turns neutral, and where to, as the owner sees it. */
import { IS_SEA } from '../data/map.ts';
import type { Nation } from '../data/nations.ts';
import { numberOf } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { IS_FLEET, type Unit } from '../data/units.ts';
import { DECLINED, OFFERED, type View } from '../state/table.ts';
import type { Posting } from '../types/politics.ts';
import { hasFleet } from './forces.ts';
import { expatriates, homesFor, honorsPlaces, nearestOutside, strangers } from './nearest.ts';
import { isBesieged } from './siege.ts';
import type { Whole } from './whole.ts';

/** These questions ask only the drawer of the side that looks. */
const asWhole = (v: View): Whole => ({ pub: v.pub, own: { american: v.own, british: v.own } });

/** 26.4-a, 26.4-d The foreigners, each with the nearest places outside; whoever has none goes off the map (5.1-l). */
export const departures = (v: View, nation: Nation): Posting[] =>
  strangers(asWhole(v), numberOf(v.me), nation).flatMap(what =>
    nearestOutside(asWhole(v), numberOf(v.me), what, nation).map(to => ({ what, to })),
  );
/** 26.4-b The nation's own, each with any place at home. */
export const homecomings = (v: View, nation: Nation): Posting[] =>
  expatriates(asWhole(v), numberOf(v.me), nation).flatMap(what => homesFor(what).map(to => ({ what, to })));
/** 21.7-d Whoever is put to sea has a fleet there: one that goes with him, or one of his that lies there. */
export const nobodySwims = (v: View, list: readonly Posting[]): boolean =>
  list.every(
    ({ what, to }) =>
      !IS_SEA[to] ||
      IS_FLEET[what] ||
      list.some(other => IS_FLEET[other.what] && other.to === to) ||
      hasFleet(v.own, numberOf(v.me), to),
  );
/** 38.2-a, 5.1-l Under honors of war those besieged here could march nowhere. */
export const hasNowhereToMarch = (v: View, space: Space): boolean => honorsPlaces(asWhole(v), numberOf(v.me), space).length === 0;
/** Those to whom they are offered now. */
export const isMarooned = (v: View): boolean =>
  v.pub.siege.some(
    (_, space) =>
      (v.pub.done[space]! & (OFFERED | DECLINED)) === OFFERED &&
      isBesieged(v.pub, numberOf(v.me), space) &&
      hasNowhereToMarch(v, space),
  );
export const unitsIn = (posts: readonly Posting[]): Unit[] => [...new Set(posts.map(({ what }) => what))];
