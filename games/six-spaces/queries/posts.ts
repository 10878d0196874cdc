/** 8.10, 8.11 Blocks within walls and on roads. */
import { inTheOpen, type Place, placeGroup, placeIndex, placeKind } from '@cuartel/engine/kit/places.ts';
import { BLOCKS_OF, type Block, foe, HOME, ROADS, type Side, type Space } from '../data/board.ts';
import { onRoad, PLACES, WALLS } from '../data/places.ts';
import type { Seen } from '../state/table.ts';
import { fits, holds } from './board.ts';

export interface Posting {
  block: Block;
  to: Place;
}
export const isSpace = (place: Place): boolean => placeKind(PLACES, place) === 'space' && placeGroup(PLACES, place) === null;
export const isWithin = (place: Place): boolean => placeGroup(PLACES, place) === 'walls';
/** The ends of the road a block waits on; null: it waits on none. */
export const endsOf = (place: Place): readonly [Space, Space] | null => ROADS[placeIndex(PLACES, place, 'road')] ?? null;

/** Where a block could go by [8.10] and [8.11]. */
const posts = (pub: Seen, side: Side, at: Place): Place[] => {
  const free = (space: Space): boolean => !holds(pub, space, foe(side)) && fits(pub, space, side, 1);
  const ends = endsOf(at);
  if (ends !== null) return ends.filter(free);
  if (isWithin(at)) return [inTheOpen(PLACES, at)].filter(free);
  const roads = ROADS.flatMap(([a, b], road) => (a === at || b === at ? [onRoad(road)] : []));
  return at === HOME[side] && !pub.at.includes(WALLS[side]) ? [WALLS[side], ...roads] : roads;
};
export const postings = (pub: Seen, side: Side): Posting[] =>
  BLOCKS_OF[side].flatMap(block => {
    const at = pub.at[block]!;
    return at < 0 ? [] : posts(pub, side, at).map(to => ({ block, to }));
  });
