/** What the dice can bring, exactly, from what the player may know. Each answer is a fraction in lowest terms. */
import type { View } from '@cuartel/engine';
import { chance, die, type Ratio, ratio } from '@cuartel/engine/kit/index.ts';
import type { Space } from '../data/spaces.ts';
import {
  type CombatResult,
  combatResult,
  factorsLost,
  initiativeNeeds,
  POINTS,
  RESULTS,
  WOUNDED_ON,
  won,
} from '../data/tables.ts';
import { SORT, type Sort } from '../data/units.ts';
import { unknownUnits } from '../state/imagine.ts';
import type { Mosby, SumTerm } from '../types.ts';
import { type Check, checksAround, checksIn } from './checks.ts';
import { combatTerms } from './combat.ts';
import { modify } from './permanent-cards.ts';
import { knownStrength } from './units.ts';

type Eyes = View<Mosby>;
const DIE = die(6);
/** That a die shows so much or less. */
const of6 = (most: number): Ratio => chance(DIE, value => value <= most);
const times = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.n, a.of * b.of);
const not = (a: Ratio): Ratio => ratio(a.of - a.n, a.of);
const power = (a: Ratio, n: number): Ratio => ratio(a.n ** BigInt(n), a.of ** BigInt(n));
const plus = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.of + b.n * a.of, a.of * b.of);

/** Counters of each sort that may be in the cup: all that are in play and that the player does not know to be elsewhere. */
export const inTheCup = (v: Eyes): Readonly<Record<Sort, number>> & { readonly all: number } => {
  const count = { combat: 0, blank: 0, picket: 0, courier: 0, sutler: 0, all: 0 };
  for (const unit of unknownUnits(v.pub)) {
    count[SORT[unit]!]++;
    count.all++;
  }
  return count;
};
/** 7.7-a That a garrison or a Large Force, when drawn, is a blank. Unseen counters on the map never are. */
const blankDrawn = (v: Eyes, before: number): Ratio => {
  const { blank, all } = inTheCup(v);
  const unseen = v.pub.at.filter((at, token) => at >= 0 && v.pub.face[token]! < 0).length;
  return all - unseen - before <= 0 ? ratio(1) : ratio(Math.max(0, blank - before), all - unseen - before);
};

// --- 5.C1 Initiative ------------------------------------------------------------------------------

export const initiativeOdds = (v: Eyes): Ratio => of6(7 - initiativeNeeds(v.pub.awareness) + modify('initiative', v, null).total);

// --- 7.2 Activation -------------------------------------------------------------------------------

/** That none of several checks activates anything: every unit sleeps on, and whatever is drawn from the cup is blank. */
const allQuiet = (v: Eyes, list: readonly Check[], bonus: number): Ratio => {
  const wakes = of6(v.pub.awareness - bonus);
  const sleeps = not(wakes);
  const draws = list.filter(({ what }) => what !== 'unit').length;
  // k of the draws are called for; all k must be blank, one after another out of the cup.
  let sum = ratio(0);
  let ways = 1n;
  let blanks = ratio(1);
  for (let k = 0; k <= draws; k++) {
    sum = plus(sum, times(times(ratio(ways), times(power(wakes, k), power(sleeps, draws - k))), blanks));
    ways = (ways * BigInt(draws - k)) / BigInt(k + 1);
    blanks = times(blanks, blankDrawn(v, k));
  }
  return times(power(sleeps, list.length - draws), sum);
};

export interface Alarm {
  readonly checks: readonly Check[];
  /** That nobody wakes. */
  readonly quiet: Ratio;
}
/** 6.2 Entering a space openly. */
export const entryOdds = (v: Eyes, to: Space): Alarm => {
  const checks = checksIn(v.pub, to);
  return { checks, quiet: allQuiet(v, checks, modify('entry', v, null).total) };
};
/** 6.4, 6.5 After a demolition (Awareness has risen by then) or a combat won. */
export const uproarOdds = (v: Eyes, rise: number): Alarm => {
  const checks = checksAround(v.pub, v.pub.mosby);
  const louder: Eyes = { ...v, pub: { ...v.pub, awareness: Math.min(5, v.pub.awareness + rise) } };
  return { checks, quiet: allQuiet(louder, checks, 0) };
};

// --- 6.1 Scout ------------------------------------------------------------------------------------

export interface Scouting {
  readonly success: Ratio;
  /** The die fails, but nobody wakes and Mosby sees the space all the same. */
  readonly unnoticed: Ratio;
  readonly alarm: Ratio;
}
export const scoutOdds = (v: Eyes, space: Space): Scouting => {
  const success = of6(6 - v.pub.awareness + modify('scouting', v, null).total);
  const quiet = allQuiet(v, checksIn(v.pub, space), 0);
  return { success, unnoticed: times(not(success), quiet), alarm: times(not(success), not(quiet)) };
};

// --- 6.5 Combat -----------------------------------------------------------------------------------

export interface Battle {
  /** Mosby attacks. */
  readonly attack: boolean;
  readonly ours: number;
  readonly theirs: number;
  readonly surprise?: number;
  /** Terms of cards to be laid, and Stratagems (each one factor more). */
  readonly laid?: readonly SumTerm[];
  readonly ruses?: number;
}
export interface CombatOdds {
  readonly terms: readonly SumTerm[];
  /** The modifier on the die. */
  readonly modifier: number;
  readonly results: Readonly<Record<CombatResult, Ratio>>;
  readonly win: Ratio;
  /** 6.5-c2 That a natural 1 is rolled and Mosby is hit. */
  readonly hit: Ratio;
  /** Mean points: gains of a victory, costs of a defeat and of a wound. */
  readonly points: Ratio;
}
const pointsOf = (result: CombatResult, ours: number, theirs: number): number => {
  const factors = factorsLost(result);
  return won(result)
    ? POINTS.win + theirs + POINTS.unionFactor * Math.min(factors, theirs)
    : POINTS.loss + POINTS.guerrillaFactor * Math.min(factors, ours);
};
export const combatOdds = (v: Eyes, { attack, ours, theirs, surprise = 0, laid = [], ruses = 0 }: Battle): CombatOdds => {
  const terms = combatTerms(v, attack, ours + ruses, theirs, surprise, laid);
  const modifier = terms.reduce((sum, { value }) => sum + value, 0);
  const resultOf = (value: number): CombatResult => combatResult(value + modifier);
  const results = Object.fromEntries(RESULTS.map(result => [result, chance(DIE, value => resultOf(value) === result)])) as Record<
    CombatResult,
    Ratio
  >;
  const win = chance(DIE, value => won(resultOf(value)));
  const hit = times(of6(1), of6(WOUNDED_ON));
  const points = RESULTS.map(result => times(results[result], ratio(pointsOf(result, ours, theirs)))).reduce(plus);
  return { terms, modifier, results, win, hit, points: plus(points, times(hit, ratio(POINTS.wound))) };
};
/** A combat under way, as it stands on the open scratch paper. After the die (6.5-o) it is the next roll: cards spent on an earlier one do not count again. */
export const battleOn = (
  v: Eyes,
  paper: { attack: boolean; before: number; surprise: number; plus?: readonly SumTerm[]; ruse?: number },
): Battle => ({
  attack: paper.attack,
  ours: v.pub.strength,
  theirs: paper.before,
  surprise: paper.surprise,
  laid: paper.plus ?? [],
  ruses: paper.ruse ?? 0,
});
/** The battle if Mosby attacked where he stands. */
export const attackHere = (v: Eyes): Battle => ({
  attack: true,
  ours: v.pub.strength,
  theirs: knownStrength(v.pub, v.pub.mosby),
});
