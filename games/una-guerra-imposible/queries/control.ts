/** 4.9 CONTROL, and who is in the way of whom. */
import { isSpace, type Place } from '../data/places.ts';
import { IN_THE_OPEN, INSIDE } from '../data/posts.ts';
import { spacesBeside } from '../data/roads.ts';
import { CARLIST, foeOf, LIBERAL, type Side } from '../data/sides.ts';
import { CITIES, CITY, SPACE_COUNT, type Space, spaceKind, spaceZone, TOWN, touchesFrance } from '../data/spaces.ts';
import { CITY_VP, TOWN_VP } from '../data/tables.ts';
import { TOKENS_OF, type Unit } from '../data/units.ts';
import { controller, presence } from '../state/control.ts';
import type { Seen } from '../state/table.ts';
import { fortressOf } from './fortresses.ts';

/** 4.9-a Friendly. */
export const controls = (pub: Seen, side: Side, space: Place): boolean => isSpace(space) && pub.control[space] === side;

/** 4.6-b */
export const besideCarlistZone = (space: Space): boolean =>
  spaceZone[space] === LIBERAL && spacesBeside[space]!.some(other => spaceZone[other] === CARLIST);
/** 4.6-a Regions lie in the Liberal zone. */
export const zoneOf = (place: Place): Side => (isSpace(place) ? spaceZone[place]! : LIBERAL);

/** 11.4-i Whether an enemy block that is not besieged is in a space. Units of `but` are left out of account. */
export const enemyIn = (pub: Seen, side: Side, space: Place, but: readonly Unit[] = []): boolean => {
  for (const token of TOKENS_OF[foeOf(side)]) {
    if (pub.at[token] !== space || but.includes(token)) continue;
    const post = pub.post[token];
    if (post === IN_THE_OPEN || (post === INSIDE && pub.siege[space] === 0)) return true;
  }
  return false;
};
/** 11.4-c, 17.9-c Whether a built enemy fortress that is not besieged stands in a space. */
export const enemyFortressIn = (pub: Seen, side: Side, space: Space): boolean =>
  fortressOf(pub, space) === foeOf(side) && pub.siege[space] === 0;
/** 17.9-c, 11.6-c A unit or a fortress of the enemy, not besieged. */
export const enemyHolds = (pub: Seen, side: Side, space: Space, but: readonly Unit[] = []): boolean =>
  enemyFortressIn(pub, side, space) || enemyIn(pub, side, space, but);

/** 9.1-a What a capture is worth. */
export const captureVp = (space: Space): number =>
  spaceKind[space] === CITY ? CITY_VP : spaceKind[space] === TOWN ? TOWN_VP : 0;

export interface Change {
  readonly space: Space;
  readonly to: Side;
  /** 9-a Positive towards the Carlists. */
  readonly vp: number;
}
/** 4.9-f, 4.9-g, 9.1-a What has changed hands since control was last looked at. */
export const changes = (pub: Seen): Change[] => {
  const there = presence(pub);
  const found: Change[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) {
    const to = controller(pub, space, there[space]!, pub.control[space]!);
    if (to !== pub.control[space]) found.push({ space, to, vp: to === CARLIST ? captureVp(space) : 0 - captureVp(space) });
  }
  return found;
};

/** 9-e */
export const citiesOf = (pub: Seen, side: Side): Space[] => CITIES.filter(city => pub.control[city] === side);
export const townsOf = (pub: Seen, side: Side): Space[] =>
  pub.control.flatMap((its, space) => (its === side && spaceKind[space] === TOWN ? [space] : []));
/** 4.5-b Spaces connected with France that a side controls. */
export const frenchSpacesOf = (pub: Seen, side: Side): Space[] =>
  pub.control.flatMap((its, space) => (its === side && touchesFrance[space] ? [space] : []));
