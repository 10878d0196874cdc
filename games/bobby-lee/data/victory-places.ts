import { PLACES, type Place, placeVictoryPoints } from './places.ts';

/** 3.51-a The places that are worth Victory Points. */
export const VICTORY_PLACES: readonly Place[] = PLACES.flatMap((_, place) => (placeVictoryPoints[place]! > 0 ? [place] : []));
