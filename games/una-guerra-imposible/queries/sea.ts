/** 13. THE SEA: naval transport, landings, evacuation. All of it is the Liberals'. */
import { isRegion, isSpace, type Place, placeOfRegion, regionAt } from '../data/places.ts';
import { IN_THE_OPEN, INSIDE } from '../data/posts.ts';
import { isCoastal, REGIONS } from '../data/regions.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { BILBAO, isPort, PORTS, type Space } from '../data/spaces.ts';
import type { Seen } from '../state/table.ts';
import { controls, enemyFortressIn, enemyHolds } from './control.ts';
import { estuaryClosed, fortressOf, isBesieged, portWorks } from './fortresses.ts';
import { countTokens } from './units.ts';

const coast: readonly Place[] = REGIONS.flatMap((_, region) => (isCoastal[region] ? [placeOfRegion(region)] : []));

/** 13.1-a, 13.1-d, 13.1-e, 13.2-h Whether ships can take units aboard at a place. */
export const canSailFrom = (pub: Seen, place: Place): boolean =>
  isRegion(place) ? isCoastal[regionAt(place)]! : portWorks(pub, place);
/** 13.1-d Whether those who arrive by sea go inside a besieged fortress of theirs. */
export const arrivesInside = (pub: Seen, place: Place): boolean => isSpace(place) && isBesieged(pub, LIBERAL, place);
/** 13.1-a, 13.1-b, 13.1-e Whether ships can put units ashore at a place, room apart. */
export const canSailTo = (pub: Seen, place: Place): boolean => {
  if (isRegion(place)) return isCoastal[regionAt(place)]!;
  if (!portWorks(pub, place) || enemyFortressIn(pub, LIBERAL, place)) return false;
  return isBesieged(pub, LIBERAL, place) || countTokens(pub, CARLIST, place, IN_THE_OPEN) === 0;
};
/** 13.1-a Where a transport from a place may go. */
export const sailingFrom = (pub: Seen, from: Place): Place[] =>
  canSailFrom(pub, from) ? [...PORTS, ...coast].filter(to => to !== from && canSailTo(pub, to)) : [];

/** 13.2-a, 13.2-h, 13.2-i Whether a landing may start from a space. */
export const canLandFrom = (pub: Seen, from: Place): boolean => portWorks(pub, from);
/** 13.2-a, 13.2-b Whether a landing may be made in a space. */
export const canLandAt = (pub: Seen, space: Place): boolean => {
  if (!isSpace(space) || !isPort[space] || !enemyHolds(pub, LIBERAL, space)) return false;
  if (space !== BILBAO) return true;
  return (controls(pub, CARLIST, BILBAO) || isBesieged(pub, LIBERAL, BILBAO)) && !estuaryClosed(pub);
};
/** 13.2-d, 13.2-i Whether a landing meets units to fight, or only a fortress to besiege. */
export const landingFights = (pub: Seen, space: Space): boolean =>
  countTokens(pub, CARLIST, space, IN_THE_OPEN) > 0 ||
  (fortressOf(pub, space) === CARLIST && pub.siege[space] === 0 && countTokens(pub, CARLIST, space, INSIDE) > 0);
/** 13.2-a */
export const landingsFrom = (pub: Seen, from: Place): Space[] =>
  canLandFrom(pub, from) ? PORTS.filter(to => to !== from && canLandAt(pub, to)) : [];

/** 17.9-j, 17.9-k, 17.9-c Ports to which Liberals may be evacuated from a space. */
export const evacuatesTo = (pub: Seen, from: Space): Space[] => {
  const shut = estuaryClosed(pub);
  if (!isPort[from] || (shut && from === BILBAO)) return [];
  return PORTS.filter(
    to => to !== from && controls(pub, LIBERAL, to) && !enemyHolds(pub, LIBERAL, to) && !(shut && to === BILBAO),
  );
};
