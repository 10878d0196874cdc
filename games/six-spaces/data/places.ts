/** 8.10, 8.11 Where a block can be: a space (its own number), a road it waits on, or within the walls of a space. */
import { type Place, placeOf, placesOf } from '@cuartel/engine/kit/places.ts';
import { type BySide, HOME, ROADS, SPACES } from './board.ts';

export const PLACES = placesOf({ space: SPACES.length, road: ROADS.length }, ['walls']);
export const onRoad = (road: number): Place => placeOf(PLACES, 'road', road);
/** The walls of each home. */
export const WALLS: BySide<Place> = {
  north: placeOf(PLACES, 'space', HOME.north, 'walls'),
  south: placeOf(PLACES, 'space', HOME.south, 'walls'),
};
