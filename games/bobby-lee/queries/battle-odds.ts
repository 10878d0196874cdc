/** Exact odds before the dice are thrown, from what the thrower may know. Where the enemy is hidden, only hits are foretold. */
import {
  type Bucket,
  chance,
  type Dist,
  hits,
  hitsOfBuckets,
  type Ratio,
  ratio,
  die as sixSided,
} from '@cuartel/engine/kit/odds.ts';
import type { Spot } from '../data/battle-board.ts';
import type { Block } from '../data/blocks.ts';
import type { Side } from '../data/sides.ts';
import { DOUBLE_DEFENCE_HITS, firepower, hitsOn, MORALE_ROLL, marchRoll } from '../data/tables.ts';
import { HALF_HIT, type Token } from '../data/tokens.ts';
import type { View } from '../state/table.ts';
import { battleOf, doubleDefence, isForest, standsOn, tokensAt } from './battle.ts';
import { assaulters, howFires, kindOf, powerOf, type Shot } from './battle-fire.ts';
import { envelopTerms } from './battle-moves.ts';
import { numberOf } from './sides.ts';

/** Hits that wipe out some units: all their steps, twice as many under Double Defence less the half-hits they bear. Null: hidden. */
export const hitsToClear = (v: View, tokens: readonly Token[], double: boolean): number | null => {
  let needed = 0;
  for (const token of tokens) {
    const block = v.own.block[token] ?? -1;
    const shown = v.pub.shown[token]!;
    const steps = block >= 0 && v.own.token[block] === token ? v.own.steps[block]! : shown >= 0 ? v.pub.shownSteps[token]! : 0;
    if (steps === 0) return null;
    needed += double ? steps * DOUBLE_DEFENCE_HITS - ((v.pub.marks[token]! & HALF_HIT) !== 0 ? 1 : 0) : steps;
  }
  return needed;
};

export interface ShotOdds {
  readonly dice: number;
  readonly power: number;
  readonly hits: Dist;
  /** 7.31-d Hits on friends engaged at the target; null: none can fall. */
  readonly friends: Dist | null;
  /** Chance that nobody is left at the target; null when hidden units stand there. */
  readonly clears: Ratio | null;
}
/** 7.31-a, 7.34-a One shot. Null: it cannot be fired, or needs no dice (7.15-c). */
export const shotOdds = (v: View, battle: number, { block, at, aim }: Shot): ShotOdds | null => {
  const { hex } = battleOf(v.pub, battle);
  const side = numberOf(v.me);
  const token = v.own.token[block]!;
  const spot = v.pub.spot[token]!;
  const how = howFires(v.pub, hex, side, kindOf(block), spot, at);
  if (how === null || how === 'vacant') return null;
  const power = powerOf(v.pub, token, kindOf(block), how);
  const dice = v.own.steps[block]!;
  const least = hitsOn[power]!;
  const foe = (1 - side) as Side;
  const scored = hits(dice, sixSided(6), face => face >= least);
  const targets = aim >= 0 ? [aim] : tokensAt(v.pub, foe, hex, at);
  const needed = hitsToClear(v, targets, doubleDefence(v.pub, hex, foe, at));
  return {
    dice,
    power,
    hits: scored,
    friends: how === 'long' && standsOn(v.pub, side, hex, at) ? hits(dice, sixSided(6), face => face === 1) : null,
    clears: needed === null ? null : chance(scored, n => n >= needed),
  };
};

export interface AssaultOdds {
  readonly onFoe: Dist;
  readonly onUs: Dist;
  /** After one round: the place is ours alone, theirs alone, empty, or still fought for. */
  readonly ours: Ratio;
  readonly theirs: Ratio;
  readonly empty: Ratio;
  readonly fought: Ratio;
}
const bucketOf = (block: Block, steps: number): Bucket => ({
  dice: steps,
  sides: 6,
  least: hitsOn[firepower.assault[kindOf(block)]!]!,
});
const product = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.n, a.of * b.of);
const not = ({ n, of }: Ratio): Ratio => ratio(of - n, of);

/** 7.35-c One round of an assault; engaged units lie face up, so all is known. Null: nobody can assault there. */
export const assaultOdds = (v: View, battle: number, spot: Spot): AssaultOdds | null => {
  const { hex } = battleOf(v.pub, battle);
  const side = numberOf(v.me);
  const foe = (1 - side) as Side;
  const ours = assaulters(v, battle, spot);
  const theirs = tokensAt(v.pub, foe, hex, spot);
  if (ours.length === 0 || theirs.length === 0 || theirs.some(token => v.pub.shown[token] === -1)) return null;
  const onFoe = hitsOfBuckets(ours.map(token => bucketOf(v.own.block[token]!, v.own.steps[v.own.block[token]!]!)));
  const onUs = hitsOfBuckets(theirs.map(token => bucketOf(v.pub.shown[token]!, v.pub.shownSteps[token]!)));
  const toClearFoe = hitsToClear(v, theirs, doubleDefence(v.pub, hex, foe, spot))!;
  const shielded = doubleDefence(v.pub, hex, side, spot) && isForest(hex); // 7.6-c: who starts it leaves the walls
  const toClearUs = hitsToClear(v, tokensAt(v.pub, side, hex, spot), shielded)!;
  const foeGone = chance(onFoe, n => n >= toClearFoe);
  const weGone = chance(onUs, n => n >= toClearUs);
  return {
    onFoe,
    onUs,
    ours: product(foeGone, not(weGone)),
    theirs: product(not(foeGone), weGone),
    empty: product(foeGone, weGone),
    fought: product(not(foeGone), not(weGone)),
  };
};

/** 7.43-b The chance that an own unit finds the way around a wing. */
export const envelopOdds = (v: View, battle: number, block: Block): Ratio => {
  const modifier = envelopTerms(v.pub, battleOf(v.pub, battle).hex, block).reduce((sum, { value }) => sum + value, 0);
  return chance(sixSided(6), face => face + modifier >= marchRoll[numberOf(v.me)]);
};
/** 7.2-a The chance that a unit of one step stands its ground. */
export const moraleOdds = (): Ratio => chance(sixSided(6), face => face >= MORALE_ROLL);
