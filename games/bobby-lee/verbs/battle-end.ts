/** Rout, retreat, reinforcement and the end of a battle. */
import { die, viewOf } from '@cuartel/engine';
import { OFF_BOARD } from '../data/battle-board.ts';
import type { Block } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import { type Hexside, hexsideBetween } from '../data/hexsides.ts';
import { CSA, type Side, type SideName } from '../data/sides.ts';
import { EMANCIPATION_CSA_UNITS, HOURS, REINFORCE_ROLL } from '../data/tables.ts';
import { BLOCKS_OF, DISORGANISED, ENGAGES, HALF_HIT, type Token } from '../data/tokens.ts';
import { battleIn, centreLost, isOutside, reserveOf, roleOf, tokensIn, turnStamp } from '../queries/battle.ts';
import { admittedBy, harbourOf, otherEnd } from '../queries/battle-hexsides.ts';
import { nameOf, numberOf } from '../queries/sides.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { BobbyLee } from '../types.ts';
import { battleAt, blockOf, clearBoard, takesPart } from './battle-board.ts';
import { tell, tellApart } from './pen.ts';
import { diesForGood } from './siege.ts';
import { eliminate, mark, moveTo, sideOf, standUp, unmark } from './units.ts';

/** Marks a side as routed; the rout itself breaks in at once. */
export const rout = (t: Table, battle: number, side: Side, rule: RuleId, why: 'centre' | 'flank' | 'lost'): void => {
  const b = battleAt(t, battle);
  if (b.won !== null || b.routed >= 0) return;
  b.routed = side;
  tell(t, rule, 'battleRouted', { side: nameOf(side), hex: b.hex, why });
};
/** 7.15-b, 6.1-d, 7.43-g After every shot, round and move: is a side gone, without anybody but lost units, or its Centre taken? */
export const settle = (t: Table, battle: number): void => {
  const b = battleAt(t, battle);
  if (b.won !== null || b.routed >= 0 || !b.deployed) return;
  const all: [number, number] = [0, 0];
  const lost: [number, number] = [0, 0];
  for (const side of [0, 1] as const)
    for (const token of tokensIn(t.pub, side, b.hex)) {
      all[side]++;
      if (isOutside(t.pub.spot[token]!)) lost[side]++;
    }
  if (all[0] === 0 || all[1] === 0) {
    b.won = all[0] + all[1] === 0 ? 'nobody' : nameOf(all[0] > 0 ? 0 : 1);
    return;
  }
  for (const side of [0, 1] as const) if (lost[side] === all[side]) rout(t, battle, side, '7.43-g', 'lost');
  const broken = centreLost(t.pub, b.hex);
  if (broken >= 0) rout(t, battle, broken as Side, '7.15-a', 'centre');
};

/** 7.1-a The owner names a unit; which of the blocks there it is, all can see. */
export const nameForRetreat = (t: Table, block: Block): Token => {
  const side = sideOf(block);
  const token = t.own[side].token[block]!;
  const hex = t.pub.at[token]!;
  if (t.pub.shown[token] !== -1) tell(t, '7.1-a', 'fallsBack', { block, hex });
  else tellApart(t, '7.1-a', side, 'fallsBack', { block, hex }, 'someFallsBack', { side, token, hex });
  return token;
};
/** 10.41-a Once it has left the battle in which it landed, the ships wait for it no longer. */
const goesAshore = (t: Table, block: Block): void => {
  const { landed, ports } = t.own[sideOf(block)];
  const at = landed.indexOf(block);
  if (at < 0) return;
  landed.splice(at, 1);
  ports.splice(at, 1);
};
/** 7.13-a, 7.11-c, 10.41-a A unit leaves the battle for another hex and lies there disorganised. */
export const withdraw = (t: Table, rule: RuleId, battle: number, block: Block, to: Hex): void => {
  const { pub } = t;
  const side = sideOf(block);
  const token = t.own[side].token[block]!;
  const from = pub.at[token]!;
  const over = hexsideBetween(from, to);
  const bySea = harbourOf(viewOf<BobbyLee>(t, side), token, pub.hour >= HOURS.length) === to;
  if (over >= 0 && !bySea) battleAt(t, battle).retreated[numberOf(side)].push(over);
  if (pub.shown[token] === -1)
    tellApart(t, rule, side, 'withdrew', { block, from, to, bySea }, 'someWithdrew', { side, token, from, to, bySea });
  else {
    tell(t, rule, 'withdrew', { block, from, to, bySea });
    standUp(t, block);
  }
  goesAshore(t, block);
  unmark(t, token, HALF_HIT | ENGAGES);
  mark(t, token, DISORGANISED);
  const into = battleIn(pub, to);
  if (into >= 0) takesPart(t, into, block);
  moveTo(t, block, to, into >= 0 ? reserveOf(roleOf(pub, side)) : OFF_BOARD);
};
/** 7.15-e, 6.31-g No way out. */
export const lose = (t: Table, rule: RuleId, tokens: readonly Token[]): void => {
  for (const token of tokens) {
    const block = blockOf(t, token);
    eliminate(t, rule, block, diesForGood(t, block));
  }
};

/** 7.5-a, 6.31-f, 6.4-a A unit comes from an adjacent hex: into the Reserve by day, beside the board at night or after the battle. */
export const bring = (t: Table, rule: RuleId, battle: number, block: Block, how: 'day' | 'night' | 'after'): void => {
  const { pub } = t;
  const b = battleAt(t, battle);
  const side = sideOf(block);
  const token = t.own[side].token[block]!;
  const from = pub.at[token]!;
  const over = hexsideBetween(b.hex, from);
  goesAshore(t, block);
  b.reinforced[numberOf(side)].push(over);
  if (roleOf(pub, side) === 0 && !b.entries.includes(over)) b.entries.push(over);
  tellApart(t, rule, side, 'reinforcedBy', { block, from, hex: b.hex }, 'someReinforced', { side, token, from, hex: b.hex });
  if (how === 'after') mark(t, token, DISORGANISED);
  else takesPart(t, battle, block);
  moveTo(t, block, b.hex, how === 'day' ? reserveOf(roleOf(pub, side)) : OFF_BOARD);
};
/** 1.21-d */
export const rollOver = (t: Table, battle: number, side: SideName, over: Hexside, night: boolean): void => {
  const b = battleAt(t, battle);
  const one = die(t);
  const units = one >= REINFORCE_ROLL ? admittedBy(night) : 0;
  b.rolled.push(over);
  b.admitted.push(units);
  tell(t, '1.21-d', 'hexsideRolled', { side, hex: b.hex, from: otherEnd(over, b.hex), die: one, units });
};

/** 6.1-d, 3.55-a, 3.55-d The battle is over: the board is cleared and the victory told. */
export const celebrate = (t: Table, battle: number): void => {
  const b = battleAt(t, battle);
  clearBoard(t, b.hex);
  let csa = 0;
  const { part } = t.own.CSA;
  for (const block of BLOCKS_OF[CSA]) if ((part[block]! & (1 << battle)) !== 0) csa++;
  const great = b.won === 'USA' && csa >= EMANCIPATION_CSA_UNITS;
  if (great) t.pub.greatVictory = true;
  tell(t, '6.1-d', 'battleWon', { hex: b.hex, winner: b.won === 'nobody' ? null : b.won, great });
};
/** 7.52-a The Battle Turn in which it ended is kept. */
export const shelve = (t: Table, battle: number): void => {
  battleAt(t, battle).ended = turnStamp(t.pub);
};
