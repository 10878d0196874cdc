/** 8.10, 8.11 Where a block can be: a space (its own number), a road it waits on, or within the walls of a space. */
import { type Place, placeOf, placesOf } from '@cuartel/engine/kit/places.ts';
import { ADJACENT, type BySide, HOME, SPACES, type Space } from './board.ts';

/** Each road once, from its lower end. */
export const ROADS: readonly (readonly [Space, Space])[] = ADJACENT.flatMap((ends, a) =>
  ends.filter(b => b > a).map(b => [a, b] as const),
);
export const PLACES = placesOf({ space: SPACES.length, road: ROADS.length }, ['walls']);
export const onRoad = (road: number): Place => placeOf(PLACES, 'road', road);
/** The walls of each home. */
export const WALLS: BySide<Place> = {
  north: placeOf(PLACES, 'space', HOME.north, 'walls'),
  south: placeOf(PLACES, 'space', HOME.south, 'walls'),
};
