/** 7-g What the effects of cards can be used on, as the player of the card sees it. */
import { type Block, blockArm, isForeign, maxStrength, TRAIN } from '../data/blocks.ts';
import type { Landing } from '../data/cards/vocabulary.ts';
import { isRegion, isSpace, PLACE_COUNT, type Place, placeNamed, placeOfRegion, regionAt } from '../data/places.ts';
import { UNDER_CONSTRUCTION } from '../data/posts.ts';
import { isCoastal, REGIONS } from '../data/regions.ts';
import { connectionsOf, otherEnd } from '../data/roads.ts';
import { LIBERAL, numberOf, type SideName } from '../data/sides.ts';
import { BILBAO, isPort, SPACE_COUNT, type Space } from '../data/spaces.ts';
import { BACKPACK, COUNTERS_OF, MOST_POINTS, TOKENS_OF, type Token, type Unit } from '../data/units.ts';
import type { View } from '../state/table.ts';
import { buildsAt, expeditionMay, mayActivate, sappers } from './actions.ts';
import { controls, zoneOf } from './control.ts';
import { isBesieged, portAnnulled, portWorks, roomInside } from './fortresses.ts';
import { fightersIn, sailors } from './groups.ts';
import { mayEnterRegion } from './regions.ts';
import { carlistPlaces, placesFor } from './replacements.ts';
import { canSailFrom, sailingFrom } from './sea.ts';
import { fighters, forceAt, isFighter, pointsOf, unitsAt } from './units.ts';

const places: readonly Place[] = Array.from({ length: PLACE_COUNT }, (_, place) => place);
const spaces: readonly Space[] = Array.from({ length: SPACE_COUNT }, (_, space) => space);

/** L8 Places with own infantry or cavalry that a convoy can reach: besieged ones only through a working port. */
export const suppliable = ({ pub, own, me }: View): Place[] =>
  places.filter(place => {
    const side = numberOf(me);
    if (unitsAt(pub, side, place).length === 0) return false;
    const inside = isSpace(place) && isBesieged(pub, side, place);
    const blocks = fighters(forceAt(pub, own, side, place)) + fighters(forceAt(pub, own, side, place, 1));
    return blocks > 0 && (!inside || portWorks(pub, place));
  });
/** L8 Trains and backpacks in a zone that have lost strength. */
export const restorable = ({ pub, own, me }: View, zone: SideName): Unit[] => {
  const side = numberOf(me);
  const there = (unit: Unit): boolean => {
    const at = pub.at[unit]!;
    return at >= 0 && at < PLACE_COUNT && zoneOf(at) === numberOf(zone);
  };
  return [
    ...TOKENS_OF[side].filter(token => {
      const block = own.block[token]!;
      return there(token) && blockArm[block] === TRAIN && own.strength[block]! < maxStrength[block]!;
    }),
    ...COUNTERS_OF[side][BACKPACK].filter(counter => there(counter) && pointsOf(pub, counter) < MOST_POINTS[side][BACKPACK]),
  ];
};
/** L21 Own fortresses under construction. */
export const workable = ({ pub, me }: View): Space[] =>
  spaces.filter(space => pub.fortress[space] === UNDER_CONSTRUCTION + numberOf(me));
/** L21 Infantry that could build one. */
export const buildable = ({ pub, own, me }: View): Token[] => {
  const side = numberOf(me);
  return spaces.filter(space => buildsAt(pub, own, side, space)).flatMap(space => sappers(pub, own, side, space));
};
/** L14 Places from which a transport could sail. */
export const sailable = ({ pub, own }: View): Place[] =>
  places.filter(
    place =>
      canSailFrom(pub, place) && sailingFrom(pub, place).length > 0 && fightersIn(own, sailors(pub, own, place)).length > 0,
  );
/** C26 Where a band may come back. */
export const bandPlaces = ({ pub }: View): Place[] => (pub.bands.length > 0 ? carlistPlaces(pub) : []);
/** C32 An expedition, or a space beside a region that Carlists may enter. */
export const freeMoves = ({ pub, own, me }: View): Place[] =>
  places.filter(place => {
    if (!mayActivate(pub, own, numberOf(me), place)) return false;
    if (isRegion(place)) return expeditionMay(pub, own, place);
    return connectionsOf[place]!.some(road => mayEnterRegion(pub, numberOf(me), regionAt(otherEnd(road, place)), -1));
  });

/** L11, L17 A place of a list takes a block: friendly, and if besieged by a working port as far as there is room. */
const listed = ({ pub, own, me }: View, place: Place, block: Block): boolean => {
  if (isRegion(place)) return true;
  const side = numberOf(me);
  if (!controls(pub, side, place) || (place === BILBAO && isPort[place] && portAnnulled(pub, place))) return false;
  if (!isBesieged(pub, side, place)) return true;
  return portWorks(pub, place) && (!isFighter(block) || roomInside(pub, own, side, place) > 0);
};
/** 7.2-a Where a block of an event may be placed; a foreign one with no other place goes to any region. */
export const landingsOf = (v: View, block: Block, where: Landing): Place[] => {
  const side = numberOf(v.me);
  if (where.by !== 'list') return placesFor(v.pub, v.own, side, block);
  const named = [...(where.spaces ?? []), ...(where.regions ?? [])].map(name => placeNamed[name]);
  const coast = where.coast === true ? REGIONS.flatMap((_, region) => (isCoastal[region] ? [placeOfRegion(region)] : [])) : [];
  const open = [...new Set([...named, ...coast])].filter(place => listed(v, place, block)).sort((a, b) => a - b);
  return open.length > 0 || !isForeign[block] || side !== LIBERAL ? open : REGIONS.map((_, region) => placeOfRegion(region));
};
