/** 10. ACTIONS: what a phase can pay for and who may still act. */
import { blockArm, INFANTRY, isBand } from '../data/blocks.ts';
import { isRegion, isSpace, type Place, regionAt } from '../data/places.ts';
import { ACTED, BUILT, IN_THE_OPEN, INSIDE } from '../data/posts.ts';
import { CARLIST, numberOf, type Side } from '../data/sides.ts';
import { spaceZone } from '../data/spaces.ts';
import { COSTS, LEAN_YEAR, MOST_COMMAND, REPLACEMENTS } from '../data/tables.ts';
import type { Token, Unit } from '../data/units.ts';
import { COUNTERS_OF, FIELD, MOUNTAIN, TOKENS_OF } from '../data/units.ts';
import type { Owned, Seen } from '../state/table.ts';
import { isBesieged, mayBuild, mayDemolish, unitBesieged } from './fortresses.ts';
import { isExpedition, mayRecruit } from './regions.ts';
import { inMutiny, standingSum } from './standing.ts';
import { countersAt, doneBy, isFighter, isToken, tokensAt, unitsAt } from './units.ts';

export type ActionKind = keyof typeof COSTS;

/** 8-c What a side can spend: its points in halves, and a command point as one more if it has not used one. */
export const purse = (pub: Seen): number => pub.points + (canUseCommand(pub) ? 2 : 0);
export const canUseCommand = (pub: Seen): boolean => !pub.commandUsed && pub.command[numberOf(pub.active)]! > 0;
/** 10-d, 10-f Whether an action can be paid for, in half points. */
export const canPay = (pub: Seen, action: ActionKind): boolean => purse(pub) >= COSTS[action];
/** 10-c Whether a point kept for expeditions would do. */
export const canPayForExpedition = (pub: Seen): boolean => pub.expeditionPoints > 0 || canPay(pub, 'activate');

/** 10-e, 10.1-a Units of a place that may still act: not besieged, not waiting, not in mutiny. */
export const mayAct = (pub: Seen, own: Owned, side: Side, place: Place): Unit[] =>
  inMutiny(pub, place)
    ? []
    : unitsAt(pub, side, place).filter(unit => (doneBy(own, unit) & ACTED) === 0 && pub.post[unit] === IN_THE_OPEN);
/** 10.1-a, 10.1-b, 10.1-c Places that may be activated. */
export const mayActivate = (pub: Seen, own: Owned, side: Side, place: Place): boolean =>
  mayAct(pub, own, side, place).some(unit => isToken(unit) && isFighter(own.block[unit]!));

/** 23.1-b, 23.4-e An expedition moves as a whole or not at all, and not if it has recruited. */
export const expeditionMay = (pub: Seen, own: Owned, at: Place): boolean =>
  !pub.recruited.includes(regionAt(at)) &&
  TOKENS_OF[CARLIST].every(token => pub.at[token] !== at || (own.done[own.block[token]!]! & ACTED) === 0);

/** 10.2-a, 10.3-a, 5.4-j Infantry that could build or demolish. */
export const isSapper = (pub: Seen, own: Owned, token: Token): boolean => {
  const block = own.block[token]!;
  return (
    blockArm[block] === INFANTRY &&
    !isBand[block] &&
    (own.done[block]! & ACTED) === 0 &&
    pub.post[token]! <= INSIDE &&
    !unitBesieged(pub, token) &&
    !inMutiny(pub, pub.at[token]!)
  );
};
export const sappers = (pub: Seen, own: Owned, side: Side, place: Place): Token[] =>
  [...tokensAt(pub, side, place), ...tokensAt(pub, side, place, INSIDE)].filter(token => isSapper(pub, own, token));
export const buildsAt = (pub: Seen, own: Owned, side: Side, place: Place): boolean =>
  mayBuild(pub, side, place) && sappers(pub, own, side, place).length > 0;
export const demolishesAt = (pub: Seen, own: Owned, side: Side, place: Place): boolean =>
  mayDemolish(pub, side, place) && sappers(pub, own, side, place).length > 0;

/** 10.4-a, 8-a */
export const mayBank = (pub: Seen, side: Side): boolean => pub.points >= COSTS.bank && pub.command[side]! < MOST_COMMAND;
/** 10.5-a */
export const mayReplace = (pub: Seen): boolean => !pub.replaced && canPay(pub, 'replacements');
/** 10.5-a What is added to the replacement die, and the points that come of it, whole ones. */
export const replacementModifier = (pub: Seen, side: Side): number =>
  (pub.year === LEAN_YEAR ? -1 : 0) + standingSum(pub, 'replacement-roll', side);
export const replacementsFor = (die: number, modifier: number): number =>
  REPLACEMENTS[Math.max(1, Math.min(6, die + modifier)) - 1]!;

/** 10.6-a, 23.4-e Whether an expedition may recruit: there from the start, and none of its first units has acted. */
export const recruitsAt = (pub: Seen, own: Owned, place: Place): boolean =>
  isRegion(place) &&
  mayRecruit(pub, regionAt(place)) &&
  tokensAt(pub, CARLIST, place).some(token => (doneBy(own, token) & ACTED) === 0) &&
  isExpedition(pub, regionAt(place));

/** 14.3-b Places to which a hidden gun may be brought. */
export const deploysTo = (pub: Seen, own: Owned, place: Place): boolean =>
  isSpace(place) &&
  spaceZone[place] === CARLIST &&
  !isBesieged(pub, CARLIST, place) &&
  (pub.fortress[place] === BUILT + CARLIST || tokensAt(pub, CARLIST, place).some(token => isFighter(own.block[token]!)));
/** 14.3-c Guns that may be hidden: not besieged, in the Carlist zone. */
export const hidable = (pub: Seen, place: Place): Unit[] =>
  isSpace(place) && spaceZone[place] === CARLIST
    ? ([FIELD, MOUNTAIN] as const).flatMap(kind => [
        ...countersAt(pub, CARLIST, kind, place),
        ...(pub.siege[place] === 0 ? countersAt(pub, CARLIST, kind, place, INSIDE) : []),
      ])
    : [];
/** 14.3-b, 14.3-c Whether the Carlist has any gun at all, hidden or not. */
export const hiddenGunsMatter = (pub: Seen): boolean =>
  ([FIELD, MOUNTAIN] as const).some(kind => COUNTERS_OF[CARLIST][kind].some(counter => pub.at[counter]! >= 0));
