/** 5. MOVEMENT: the hands that move units and open battles. */
import type { Block } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import { type Hexside, hexsideFrom, hexsideTo } from '../data/hexsides.ts';
import type { SideName } from '../data/sides.ts';
import { ACTIVE, BLOCKS_OF, HAS_MOVED, MARKED } from '../data/tokens.ts';
import { standsAt } from '../queries/control.ts';
import { foe, numberOf } from '../queries/sides.ts';
import { type Battle, newBattle, type Table } from '../state/table.ts';
import { mix, reshuffle } from './mix.ts';
import { tell, tellApart } from './pen.ts';
import { hexOf, loseStep, mark, moveTo, reveal, standUp, tokenOf } from './units.ts';

const acted = (t: Table, side: SideName, block: Block): void => {
  t.own[side].done[block]! |= HAS_MOVED;
};

/** 6.1-a, 6.1-e The battle of a hex, opened when the first attacker enters it. Everybody there takes part. */
export const openBattle = (t: Table, attacker: SideName, hex: Hex): Battle => {
  const known = t.pub.battles.find(battle => battle.hex === hex);
  if (known !== undefined) return known;
  const battle = newBattle(hex, numberOf(attacker));
  const bit = 1 << t.pub.battles.length;
  t.pub.battles.push(battle);
  const defender = foe(attacker);
  const { token, part } = t.own[defender];
  for (const block of BLOCKS_OF[numberOf(defender)])
    if (token[block]! >= 0 && t.pub.at[token[block]!] === hex) part[block]! |= bit;
  return battle;
};
const joinBattle = (t: Table, side: SideName, block: Block, hex: Hex): Battle => {
  const battle = openBattle(t, side, hex);
  t.own[side].part[block]! |= 1 << t.pub.battles.indexOf(battle);
  return battle;
};

/** 5.31-a A march into a friendly or empty hex; 5.32-c with a mark when it is to be forced further. */
export const march = (t: Table, side: SideName, block: Block, to: Hex, marked: boolean): void => {
  const [from, token] = [hexOf(t, block), tokenOf(t, block)];
  acted(t, side, block);
  if (marked) mark(t, token, MARKED);
  moveTo(t, block, to);
  tellApart(t, '5.3-a', side, 'marched', { block, from, to, marked }, 'someMarched', { side, token, from, to, marked });
};
/** 5.31-b, 5.31-c, 10.5-b An attack over a hexside. A River Crossing gives no way back (7.11-a). */
export const attack = (t: Table, side: SideName, block: Block, over: Hexside, crossing: boolean): void => {
  const token = tokenOf(t, block);
  // The unit may have marched up to the hexside first: the enemy is on the far side of it.
  const far = standsAt(t.pub, numberOf(foe(side)), hexsideTo[over]!);
  const [from, to] = far ? [hexsideFrom[over]!, hexsideTo[over]!] : [hexsideTo[over]!, hexsideFrom[over]!];
  acted(t, side, block);
  const battle = joinBattle(t, side, block, to);
  t.pub.attacked.push(over);
  if (!crossing && !battle.entries.includes(over)) battle.entries.push(over);
  moveTo(t, block, to);
  tellApart(t, '5.31-b', side, 'attacked', { block, from, to }, 'someAttacked', { side, token, from, to });
};

export type Way = 'rail' | 'offMap' | 'sail' | 'invade' | 'evacuate' | 'cross';
const RULE_OF = {
  rail: '9.3-a',
  offMap: '9.3-b',
  sail: '10.3-a',
  invade: '10.4-a',
  evacuate: '10.42-a',
  cross: '10.5-a',
} as const;
/** 5.4 A strategic move that is no march: paid for, and the unit does nothing else this turn. */
export const moveStrategically = (t: Table, side: SideName, block: Block, to: Hex, by: Way, cost: number): void => {
  const [from, token] = [hexOf(t, block), tokenOf(t, block)];
  acted(t, side, block);
  t.pub.strategic -= cost;
  moveTo(t, block, to);
  tellApart(t, RULE_OF[by], side, 'moved', { block, by, from, to, cost }, 'someMoved', { side, token, by, from, to, cost });
};
/** 10.4-a, 10.4-c, 10.41-a A landing; among enemies it is an attack, and the ships wait to take the unit back. */
export const invade = (t: Table, side: SideName, block: Block, to: Hex, cost: number): void => {
  if (standsAt(t.pub, numberOf(foe(side)), to)) {
    joinBattle(t, side, block, to);
    t.own[side].landed.push(block);
    t.own[side].ports.push(hexOf(t, block));
  }
  moveStrategically(t, side, block, to, 'invade', cost);
};
/** 5.11-a HQs are named and turned face up together. */
export const activate = (t: Table, side: SideName, hqs: readonly Block[]): void => {
  tell(t, '5.11-a', 'activated', { side, hqs: [...hqs], hexes: hqs.map(hq => hexOf(t, hq)) });
  for (const hq of hqs) {
    t.own[side].done[hq]! |= ACTIVE;
    reveal(t, '5.11-a', hq);
  }
};
/** 5.11-c, 5.11-d, 5.4-b, 5.1-a Every active HQ loses a step and stands up; the last step is its end. */
export const reduceHqs = (t: Table, side: SideName): void => {
  const { done } = t.own[side];
  for (const hq of BLOCKS_OF[numberOf(side)]) if ((done[hq]! & ACTIVE) !== 0) loseStep(t, '5.11-c', hq, false);
  reshuffle(t, side);
  for (const hq of BLOCKS_OF[numberOf(side)]) {
    if ((done[hq]! & ACTIVE) === 0) continue;
    standUp(t, hq);
    mix(t, side, hexOf(t, hq));
  }
};
