/** Exact chances of what a unit can do in its activation, from what everybody sees of the front line. */
import { type Dist, die, hits, percent } from '@cuartel/engine/kit/odds.ts';
import { blockArm, CAVALRY, effectiveness, INFANTRY } from '../data/blocks.ts';
import { LANDED } from '../data/posts.ts';
import { foeOf, type Side } from '../data/sides.ts';
import { unitSide } from '../data/units.ts';
import { canCountercharge, chanceToPass, chargeTerms, isSpent, moraleNumber } from '../queries/battle.ts';
import { blockDice, hitsOn } from '../queries/skirmish.ts';
import { fireBonus, markerMorale, moraleChange } from '../queries/tactics.ts';
import type { Seen } from '../state/table.ts';
import type { Activation } from '../types/combat.ts';

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
