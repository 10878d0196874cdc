/** Exact chances of what a unit can do in its activation, from what everybody sees of the front line. */
import { type Dist, die, hits, percent } from '@cuartel/engine/kit/odds.ts';
import { blockArm, CAVALRY, effectiveness, INFANTRY } from '../data/blocks.ts';
import { placeOfRegion } from '../data/places.ts';
import { LANDED } from '../data/posts.ts';
import type { Region } from '../data/regions.ts';
import { CARLIST, foeOf, LIBERAL, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { type Unit, unitSide } from '../data/units.ts';
import { canCountercharge, chanceToPass, chargeTerms, isSpent, moraleNumber } from '../queries/battle.ts';
import { evadesSurely } from '../queries/carlist-moves.ts';
import { canPayToIntercept, chanceAbove, interceptFrom, interceptsSurely } from '../queries/interception.ts';
import { suppressed } from '../queries/regions.ts';
import { blockDice, hitsOn } from '../queries/skirmish.ts';
import { isStanding } from '../queries/standing.ts';
import { fireBonus, markerMorale, moraleChange } from '../queries/tactics.ts';
import { countTokens } from '../queries/units.ts';
import type { Seen } from '../state/table.ts';
import type { Activation } from '../types/combat.ts';

/** Six blocks and more never succeed: five are the most that a die can beat. */
const MOST_WORTH_TRYING = 5;

export interface Bar {
  readonly name: string;
  /** 0 to 1. */
  readonly chance: number;
}
/** How likely each number of hits is. */
export const barsOf = ({ values, ways, all }: Dist): Bar[] =>
  values.map((value, i) => ({ name: String(value), chance: Number(((ways[i] as bigint) * 10000n) / all) / 10000 }));
export const meanOf = ({ values, ways, all }: Dist): number =>
  values.reduce((sum, value, i) => sum + value * Number(((ways[i] as bigint) * 10000n) / all), 0) / 10000;

const volley = (dice: number, on: number): Dist => hits(dice, die(6), face => face <= on);
const diceOf = (pub: Seen, token: number): number => blockDice(pub.shownStrength[token]!, (pub.marks[token]! & LANDED) !== 0);

/** 11.6-g, 12.2-a How likely a die beats each number of blocks that could be sent, in per cent. */
export interface Try {
  readonly blocks: number;
  readonly percent: number;
}
const tryOf = (blocks: number, sure: boolean): Try => ({ blocks, percent: sure ? 100 : percent(chanceAbove(blocks)) });
/** 12.2-a, 12.2-i */
export const evading = (pub: Seen, space: Space): Try =>
  tryOf(countTokens(pub, CARLIST, space), evadesSurely(space) || isStanding(pub, 'auto-evade'));
/** 8-d A card lets a side try without a command point. */
export const interceptsFree = (pub: Seen): boolean => isStanding(pub, 'free-intercept') || isStanding(pub, 'auto-intercept');
/** 11.6-g, 11.6-n One row for each number of blocks up to the largest stack beside the place entered; none where nobody could pay (8-d). */
export const intercepting = (pub: Seen, side: Side, into: Space, group: readonly Unit[], tried: readonly Space[]): Try[] => {
  if (!canPayToIntercept(pub, side) && !interceptsFree(pub)) return [];
  const from = interceptFrom(pub, side, into, group, tried);
  const most = Math.max(0, ...from.map(space => countTokens(pub, side, space)));
  const sure = isStanding(pub, 'auto-intercept') || (from.length > 0 && from.every(space => interceptsSurely(side, space, into)));
  return Array.from({ length: Math.min(MOST_WORTH_TRYING, most) }, (_, i) => tryOf(i + 1, sure));
};

/** 23.4-a, 23.4-b In per cent: an uprising calmed at all, calmed by two, a block hurt, with so many units taking part. */
export interface Calmed {
  readonly units: number;
  readonly falls: number;
  readonly twice: number;
  readonly loss: number;
}
const FACES = [1, 2, 3, 4, 5, 6];
export const calming = (pub: Seen, region: Region): Calmed[] =>
  Array.from({ length: Math.min(MOST_WORTH_TRYING, countTokens(pub, LIBERAL, placeOfRegion(region))) + 1 }, (_, units) => {
    const results = FACES.map(face => suppressed(pub.uprising[region]!, units, face));
    const share = (found: readonly unknown[]): number => (found.length * 100) / FACES.length;
    return {
      units,
      falls: share(results.filter(({ falls }) => falls > 0)),
      twice: share(results.filter(({ falls }) => falls > 1)),
      loss: share(results.filter(({ loss }) => loss)),
    };
  });

export interface Expected {
  readonly dice: number;
  readonly on: number;
  readonly hits: Dist;
  /** A charge at infantry: how likely it fails its test, in per cent; null for anything else. */
  readonly breaks: number | null;
  /** Fresh enemy cavalry could meet the charge. */
  readonly met: boolean;
}
/** 17.4-b, 17.4-d, 17.4-i */
export const expected = (pub: Seen, { token, target, support, named }: Activation): Expected | null => {
  const [battle, block] = [pub.battle, pub.shown[token]!];
  if (battle === null || block < 0) return null;
  const side: Side = unitSide[token]!;
  if (target < 0) {
    const bonus = fireBonus(pub, side, INFANTRY, named);
    const on = hitsOn(effectiveness[block]! + bonus.e - (battle.wall === foeOf(side) ? 1 : 0));
    const dice = diceOf(pub, token) + (support ? 1 : 0) + bonus.dice;
    return { dice, on, hits: volley(dice, on), breaks: null, met: false };
  }
  const aimed = pub.shown[target]!;
  if (aimed < 0) return null;
  const bonus = fireBonus(pub, side, CAVALRY, false);
  const dice = diceOf(pub, token) + bonus.dice;
  const foot = blockArm[aimed] === INFANTRY;
  const on = hitsOn(effectiveness[block]! + bonus.e + (foot ? 1 : 0));
  if (!foot) return { dice, on, hits: volley(dice, on), breaks: null, met: false };
  const terms = chargeTerms(aimed, pub.shownStrength[target]!, isSpent(pub, target), battle.space);
  const change = moraleChange(pub, foeOf(side), aimed, 'charge', false);
  const stands = change.passes ? 100 : percent(chanceToPass(moraleNumber(aimed, terms, change.n + markerMorale(pub, target))));
  return { dice, on, hits: volley(dice, on), breaks: 100 - stands, met: canCountercharge(pub, foeOf(side)).length > 0 };
};
