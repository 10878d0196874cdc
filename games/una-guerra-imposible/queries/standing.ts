/** 7. What cards have left standing. */
import type { StandingName } from '../data/cards/vocabulary.ts';
import type { Place } from '../data/places.ts';
import type { Side } from '../data/sides.ts';
import type { Seen } from '../state/table.ts';

export const isStanding = (pub: Seen, what: StandingName): boolean => pub.standing.some(one => one.what === what);
/** The value a card has put in place of a printed one. */
export const standingValue = (pub: Seen, what: StandingName, printed: number): number =>
  pub.standing.find(one => one.what === what)?.n ?? printed;
/** The sum of what cards add for a side. */
export const standingSum = (pub: Seen, what: StandingName, side: Side): number => {
  let sum = 0;
  for (const one of pub.standing) if (one.what === what && one.side === side) sum += one.n;
  return sum;
};
/** 6-a Units of a place in mutiny take no action. */
export const inMutiny = (pub: Seen, place: Place): boolean => pub.mutiny.includes(place);
