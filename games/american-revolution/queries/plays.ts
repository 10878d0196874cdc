/** 7.9 Where and on whom markers may be played, as far as their player can see. */
import { INDIAN, MILITIA } from '../data/kinds.ts';
import { IS_COLONIAL, IS_LAND, IS_TOWN, IS_WILDERNESS, REGION } from '../data/map.ts';
import { AMERICANS, INDIANS, TORIES } from '../data/nations.ts';
import { COLONIAL_REGIONS, type Region } from '../data/regions.ts';
import { AMERICAN, foe, type Side } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import {
  AROSE,
  IS_COMBAT,
  IS_LEADER,
  KIND,
  LEADERS,
  NATION,
  SIDE,
  UNITS_OF,
  type Unit,
  unitsLike,
  VALUE,
  WASHINGTON,
} from '../data/units.ts';
import { IN_PLAY, type Mine, type Seen } from '../state/table.ts';
import { isAshore, unitsIn } from './forces.ts';
import { loyaltyTo } from './loyalty.ts';
import { counterFor, partisanPlaces } from './mobilization.ts';
import { atWar, isClosed, mayBeIn } from './nations.ts';
import { mayHoldCombat, surelyHoldsCombat } from './sight.ts';

const spacesWhere = (holds: (space: Space) => boolean): Space[] => {
  const found: Space[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) if (holds(space)) found.push(space);
  return found;
};

/** 7.9-a A partisan of one's own and, it may be, enemy combat units. */
export const baitPlaces = (pub: Seen, side: Side): Space[] =>
  spacesWhere(space => pub.partisan[space] === side && mayHoldCombat(pub, side, space));

/** 7.9-d Colonial regions favourable to the side that have a place for a partisan. */
export const committeeRegions = (pub: Seen, side: Side): Region[] =>
  Array.from({ length: COLONIAL_REGIONS }, (_, region) => region).filter(
    region => loyaltyTo(pub, side, region) > 0 && partisanPlaces(pub, side, region).length > 0,
  );

const militiaOf = (side: Side): number => (side === AMERICAN ? AMERICANS : TORIES);
/** 7.9-l, 7.9-af, 13.3-b Towns and wilderness of favourable colonial regions without enemy combat units or partisan. */
export const minutemenPlaces = (pub: Seen, side: Side): Space[] =>
  counterFor(pub, militiaOf(side), MILITIA) < 0
    ? []
    : spacesWhere(
        space =>
          IS_COLONIAL[space]! &&
          (IS_TOWN[space]! || IS_WILDERNESS[space]!) &&
          loyaltyTo(pub, side, REGION[space]!) > 0 &&
          pub.partisan[space] !== foe(side) &&
          !surelyHoldsCombat(pub, side, space),
      );

/** 7.9-ab, 7.9-aj, 26.1-a Land locations with a leader of the side ashore and no enemy combat unit in sight. */
export const leaderPosts = (pub: Seen, own: Mine, side: Side): Space[] =>
  spacesWhere(
    space =>
      IS_LAND[space]! &&
      !isClosed(pub, space) &&
      pub.count[side]![space]! > 0 &&
      !surelyHoldsCombat(pub, side, space) &&
      unitsIn(own, side, space).some(unit => IS_LEADER[unit] && own.aboard[unit]! < 0),
  );
/** 7.9-f The most regulars a Drillmaster raises here: the best printed value of a leader ashore. */
export const drillLimit = (own: Mine, side: Side, space: Space): number =>
  Math.max(0, ...unitsIn(own, side, space).flatMap(unit => (IS_LEADER[unit] && own.aboard[unit]! < 0 ? [VALUE[unit]!] : [])));
/** 7.9-f British: militia beside a leader that may be changed. */
export const drillMilitia = (own: Mine, side: Side, space: Space): Unit[] =>
  unitsIn(own, side, space).filter(unit => NATION[unit] === TORIES && KIND[unit] === MILITIA && isAshore(own, side, unit));

/** 7.9-i American: Indian units on the map; who is in play is public. */
export const indiansOnMap = (pub: Seen): number => unitsLike(INDIANS, INDIAN).filter(unit => pub.status[unit] === IN_PLAY).length;

/** 7.9-j, 7.9-ad, 25.3-a Locations with a combat unit of the side that a leader may arise with. */
export const arisingPlaces = (pub: Seen, own: Mine, side: Side): Space[] =>
  spacesWhere(
    space =>
      mayBeIn(pub, AROSE[side], space) &&
      UNITS_OF[side].some(
        unit => own.at[unit] === space && IS_COMBAT[unit] && atWar(pub, NATION[unit]!) && own.aboard[unit]! < 0,
      ),
  );

/** 7.9-o, 7.9-ah Enemy leaders in play who can be named: not Washington, not those of a neutral nation. */
export const leadersToName = (pub: Seen, side: Side): Unit[] =>
  LEADERS.filter(
    unit => SIDE[unit] === foe(side) && pub.status[unit] === IN_PLAY && unit !== WASHINGTON && atWar(pub, NATION[unit]!),
  );

/** 26.1-a, 28.4-a Fortresses their owner may give up at the end of a Supply Phase; those of a neutral nation are nobody's to give up. */
export const fortressesOf = (pub: Seen, side: Side): Space[] =>
  spacesWhere(space => pub.fortress[space] === side && !isClosed(pub, space));
