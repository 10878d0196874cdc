/** How a battle stands: what both sides have on the board, place by place, and what is near. */
import { memoSeen } from '@cuartel/engine';
import { SPOTS, type Spot } from '../data/battle-board.ts';
import { type Block, blockKind, HEAVY_ARTILLERY, HQ } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import type { Side } from '../data/sides.ts';
import { firepower, hitsOn } from '../data/tables.ts';
import { DISORGANISED, TOKENS_OF } from '../data/tokens.ts';
import { battleIn, battleOf, doubleDefence, isForest, lineOf, type Role, roleOf } from '../queries/battle.ts';
import { numberOf } from '../queries/sides.ts';
import type { View } from '../state/table.ts';
import { besides, shelter, stakeAt } from './ground.ts';
import { fightingWorth } from './sight.ts';
import type { Temper } from './temper.ts';

/** A hidden unit: how many steps it may have, by side. */
const STEPS: readonly number[] = [2.2, 2.6];
const UNKNOWN = 1; // it fights like infantry

export interface Balance {
  readonly hex: Hex;
  readonly temper: Temper;
  readonly me: Side;
  readonly role: Role;
  /** By place: units that fight, and their worth. */
  readonly ours: Float64Array;
  readonly theirs: Float64Array;
  readonly ourUnits: Uint8Array;
  readonly theirUnits: Uint8Array;
  readonly sum: number;
  readonly against: number;
  /** Worth in hexes beside the battle that could still come. */
  readonly behind: number;
  readonly beyond: number;
  /** Ours to theirs, walls and woods counted. */
  readonly odds: number;
  readonly stake: number;
}

const weigh = (v: View, temper: Temper, battle: number): Balance => {
  const { pub, own } = v;
  const { hex } = battleOf(pub, battle);
  const me = numberOf(v.me);
  const foe = (1 - me) as Side;
  const role = roleOf(pub, v.me);
  const ours = new Float64Array(SPOTS);
  const theirs = new Float64Array(SPOTS);
  const ourUnits = new Uint8Array(SPOTS);
  const theirUnits = new Uint8Array(SPOTS);
  const near = besides[hex]!;
  let [sum, against, behind, beyond] = [0, 0, 0, 0];
  for (const token of TOKENS_OF[me]) {
    const at = pub.at[token]!;
    if (at < 0) continue;
    const block = own.block[token]!;
    const worth = fightingWorth(block, own.steps[block]!);
    if (at === hex) {
      sum += worth;
      const spot = pub.spot[token]!;
      if (spot < 0) continue;
      ours[spot]! += worth;
      if (blockKind[block] !== HQ) ourUnits[spot]!++;
    } else if (near.includes(at) && (pub.marks[token]! & DISORGANISED) === 0 && battleIn(pub, at) < 0) behind += worth;
  }
  for (const token of TOKENS_OF[foe]) {
    const at = pub.at[token]!;
    if (at < 0) continue;
    const shown = pub.shown[token]!;
    const worth = shown >= 0 ? fightingWorth(shown, pub.shownSteps[token]!) : STEPS[foe]! * 0.85;
    if (at === hex) {
      against += worth;
      const spot = pub.spot[token]!;
      if (spot < 0) continue;
      theirs[spot]! += worth;
      if (shown < 0 || blockKind[shown] !== HQ) theirUnits[spot]!++;
    } else if (near.includes(at) && (pub.marks[token]! & DISORGANISED) === 0 && battleIn(pub, at) < 0) beyond += worth;
  }
  const [cover, wall] =
    role === 1 ? [shelter[hex]!, isForest(hex) ? shelter[hex]! : 1] : [isForest(hex) ? shelter[hex]! : 1, shelter[hex]!];
  const odds = ((sum + behind * temper.behind) * cover) / Math.max(0.3, (against + beyond * 0.6) * wall);
  return { hex, temper, me, role, ours, theirs, ourUnits, theirUnits, sum, against, behind, beyond, odds, stake: stakeAt[hex]! };
};

const balances = new WeakMap<Temper, (v: View, battle: number) => Balance>();
export const balanceOf = (v: View, temper: Temper, battle: number): Balance => {
  let weighing = balances.get(temper);
  if (weighing === undefined) {
    weighing = memoSeen((seen: View, one: number) => weigh(seen, temper, one));
    balances.set(temper, weighing);
  }
  return weighing(v, battle);
};

/** The chance that one die hits at a firepower. */
export const hitChance = (power: number): number => (power === 0 ? 0 : (7 - hitsOn[power]!) / 6);

export interface Exchange {
  /** Steps lost by each side in one round of assault, and by fire in one turn of each. */
  readonly stormGives: number;
  readonly stormTakes: number;
  readonly fireGives: number;
  readonly fireTakes: number;
  readonly ourSteps: number;
  readonly theirSteps: number;
  readonly ourUnits: number;
}
/** What an assault and a fire fight in one place promise. */
export const exchangeAt = (v: View, { hex, me, role }: Balance, spot: Spot, ready: (block: Block) => boolean): Exchange => {
  const { pub, own } = v;
  const foe = (1 - me) as Side;
  const e = { stormGives: 0, stormTakes: 0, fireGives: 0, fireTakes: 0, ourSteps: 0, theirSteps: 0, ourUnits: 0 };
  const home = lineOf(spot) === role;
  for (const token of TOKENS_OF[me]) {
    if (pub.at[token] !== hex || pub.spot[token] !== spot) continue;
    const block = own.block[token]!;
    const steps = own.steps[block]!;
    e.ourSteps += steps;
    e.ourUnits++;
    if (!ready(block)) continue;
    const kind = blockKind[block]!;
    e.stormGives += steps * hitChance(firepower.assault[kind]!);
    e.fireGives += steps * hitChance((home ? firepower.engaged : firepower.engages)[kind]!);
  }
  for (const token of TOKENS_OF[foe]) {
    if (pub.at[token] !== hex || pub.spot[token] !== spot) continue;
    const shown = pub.shown[token]!;
    const kind = shown < 0 ? UNKNOWN : blockKind[shown]!;
    const steps = shown < 0 ? STEPS[foe]! : pub.shownSteps[token]!;
    e.theirSteps += steps;
    e.stormTakes += steps * hitChance(firepower.assault[kind]!);
    e.fireTakes += steps * hitChance((home ? firepower.engages : firepower.engaged)[kind]!);
  }
  if (doubleDefence(pub, hex, foe, spot)) {
    e.stormGives /= 2;
    e.fireGives /= 2;
  }
  if (doubleDefence(pub, hex, me, spot)) {
    if (isForest(hex)) e.stormTakes /= 2;
    e.fireTakes /= 2;
  }
  return e;
};
export const isHeavy = (block: Block): boolean => blockKind[block] === HEAVY_ARTILLERY;
