/** 11.6 INTERCEPTION: from where, with whom, with what chance. */
import { type Ratio, ratio } from '@cuartel/engine/kit/odds.ts';
import { isSpace, type Place } from '../data/places.ts';
import { spacesBeside } from '../data/roads.ts';
import { CARLIST, foeOf, LIBERAL, type Side } from '../data/sides.ts';
import { REFUGE, type Space, spaceKind, spaceZone } from '../data/spaces.ts';
import type { Token, Unit } from '../data/units.ts';
import type { Owned, Seen } from '../state/table.ts';
import { enemyHolds, enemyIn } from './control.ts';
import { countTokens, isFighter, tokensAt } from './units.ts';

/** 11.6-b, 11.6-c, 11.6-e Whether anybody may intercept a group that enters a space by land. */
export const mayInterceptInto = (pub: Seen, side: Side, into: Place, group: readonly Unit[]): boolean =>
  isSpace(into) && !(side === LIBERAL && spaceZone[into] === CARLIST) && !enemyHolds(pub, side, into, group);

/** 11.6-a, 11.6-b, 11.6-d, 11.6-i, 11.6-l Spaces from which a side may try, those that have tried at this entry left out. */
export const interceptFrom = (pub: Seen, side: Side, into: Place, group: readonly Unit[], tried: readonly Space[]): Space[] =>
  mayInterceptInto(pub, side, into, group)
    ? spacesBeside[into]!.filter(
        from =>
          countTokens(pub, side, from) > 0 &&
          !tried.includes(from) &&
          !(side === LIBERAL && spaceZone[from] === CARLIST) &&
          !enemyIn(pub, side, from, group),
      )
    : [];

/** 11.6-g, 11.6-l Tokens in a space that may go; a train needs infantry or cavalry beside it, which its owner knows. */
export const interceptors = (pub: Seen, side: Side, from: Space): Token[] => tokensAt(pub, side, from);
/** 11.3-a Whether a group has the infantry or cavalry without which nobody moves. */
export const hasFighter = (own: Owned, group: readonly Token[]): boolean => group.some(token => isFighter(own.block[token]!));

/** 11.6-n */
export const interceptsSurely = (side: Side, from: Space, into: Space): boolean =>
  side === CARLIST && (spaceKind[from] === REFUGE || spaceKind[into] === REFUGE);
/** 11.6-g */
export const interceptSucceeds = (die: number, blocks: number): boolean => die > blocks;
/** 11.6-g, 12.2-a, 12.3-c The chance that one die is higher than a number of blocks. */
export const chanceAbove = (blocks: number): Ratio => ratio(Math.max(0, Math.min(6, 6 - blocks)), 6);

/** 8-d, 11.6-a Whether a side could pay for an attempt with a command point. */
export const canPayToIntercept = (pub: Seen, side: Side): boolean => pub.command[side]! > 0;

/** 11.6-a Whether it is worth asking a side at all: somewhere it has units beside the space entered. Seen by everybody. */
export const couldIntercept = (pub: Seen, mover: Side, into: Place, group: readonly Unit[]): boolean =>
  interceptFrom(pub, foeOf(mover), into, group, []).length > 0;
