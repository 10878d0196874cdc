/** Where a unit can be: a space (its own number), a region, or the Carlists' hidden artillery box. */
import { REGION_COUNT, REGIONS, type Region, type RegionName } from './regions.ts';
import { SPACE_COUNT, SPACES, type SpaceName } from './spaces.ts';

export type Place = number;
export type PlaceName = SpaceName | RegionName;
export const FIRST_REGION = SPACE_COUNT;
export const PLACE_COUNT = SPACE_COUNT + REGION_COUNT;
/** 14.3-a */
export const HIDDEN_BOX: Place = PLACE_COUNT;
/** Not on the table: in a bag, in a box, or out of the game. */
export const NOWHERE = -1;

export const PLACES: readonly PlaceName[] = [...SPACES, ...REGIONS];
export const placeNamed = Object.fromEntries(PLACES.map((name, place) => [name, place])) as Readonly<Record<PlaceName, Place>>;

export const isSpace = (place: Place): boolean => place >= 0 && place < FIRST_REGION;
export const isRegion = (place: Place): boolean => place >= FIRST_REGION && place < PLACE_COUNT;
export const placeOfRegion = (region: Region): Place => FIRST_REGION + region;
export const regionAt = (place: Place): Region => place - FIRST_REGION;
