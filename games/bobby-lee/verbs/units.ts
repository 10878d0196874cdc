/** Standing, lying, moving, losing steps: the hands that touch single blocks. Everything that changes a token goes through here. */
import { OFF_BOARD, type Spot } from '../data/battle-board.ts';
import { type Block, blockSide } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import type { SideName } from '../data/sides.ts';
import { TOKENS_OF, type Token } from '../data/tokens.ts';
import { nameOf, numberOf } from '../queries/sides.ts';
import type { Own, Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { mix } from './mix.ts';
import { tell, tellApart } from './pen.ts';

export const sideOf = (block: Block | Token): SideName => nameOf(blockSide[block]!);
const ownerOf = (t: Table, block: Block): Own => t.own[sideOf(block)];
/** The token of a block on the map. */
export const tokenOf = (t: Table, block: Block): Token => ownerOf(t, block).token[block]!;
export const hexOf = (t: Table, block: Block): Hex => t.pub.at[tokenOf(t, block)]!;

/** 12.4-a A block comes onto the map with the lowest token that is free, which tells nothing. */
export const enterMap = (t: Table, block: Block, steps: number, hex: Hex): void => {
  const { pub } = t;
  const own = ownerOf(t, block);
  const token = TOKENS_OF[numberOf(sideOf(block))].find(free => pub.at[free] === -1)!;
  own.token[block] = token;
  own.block[token] = block;
  own.steps[block] = steps;
  pub.at[token] = hex;
  mix(t, sideOf(block), hex);
};
/** Puts a unit into a hex, off any board, and loses it among its friends there. */
export const moveTo = (t: Table, block: Block, hex: Hex, spot: Spot = OFF_BOARD): void => {
  const token = tokenOf(t, block);
  t.pub.at[token] = hex;
  t.pub.spot[token] = spot;
  if (t.pub.shown[token] === -1) mix(t, sideOf(block), hex);
};
/** Sets or lifts a public mark. */
export const mark = (t: Table, token: Token, which: number): void => {
  t.pub.marks[token]! |= which;
};
export const unmark = (t: Table, token: Token, which: number): void => {
  t.pub.marks[token]! &= ~which;
};

/** 0-b, 2.4-b Face up: everybody sees what it is and how strong. */
export const reveal = (t: Table, rule: RuleId, block: Block): void => {
  const token = tokenOf(t, block);
  if (t.pub.shown[token] !== -1) return;
  const steps = ownerOf(t, block).steps[block]!;
  t.pub.shown[token] = block;
  t.pub.shownSteps[token] = steps;
  tell(t, rule, 'revealed', { block, token, hex: t.pub.at[token]!, steps });
};
/** Upright again. Whoever calls it mixes the hex afterwards, once all have been stood up. */
export const standUp = (t: Table, block: Block): void => {
  const token = tokenOf(t, block);
  t.pub.shown[token] = -1;
  t.pub.shownSteps[token] = 0;
};

/** 7.32-a, 11.81-b Off the map: to the force pool, or out of the game for good. */
export const eliminate = (t: Table, rule: RuleId, block: Block, forGood: boolean): void => {
  const { pub } = t;
  const [side, own, token] = [sideOf(block), ownerOf(t, block), tokenOf(t, block)];
  const hex = pub.at[token]!;
  if (pub.shown[token] === -1)
    tellApart(t, rule, side, 'eliminated', { block, token, hex, forGood }, 'someEliminated', { side, token, hex, forGood });
  else tell(t, rule, 'eliminated', { block, token, hex, forGood });
  takeOff(t, block);
  if (!forGood) return;
  own.steps[block] = -1;
  pub.removed[numberOf(side)]++;
};
/** 11.81-b Off the map without a word: the caller tells. */
export const takeOff = ({ pub, own: drawers }: Table, block: Block): void => {
  const own = drawers[sideOf(block)];
  const token = own.token[block]!;
  pub.at[token] = -1;
  pub.spot[token] = OFF_BOARD;
  pub.marks[token] = 0;
  pub.shown[token] = -1;
  pub.shownSteps[token] = 0;
  own.token[block] = -1;
  own.block[token] = -1;
  own.steps[block] = 0;
  own.done[block] = 0;
};

/** 2.4-a One step fewer; without steps it is eliminated. Gives whether it is still there. */
export const loseStep = (t: Table, rule: RuleId, block: Block, forGood: boolean): boolean => {
  const own = ownerOf(t, block);
  const steps = own.steps[block]! - 1;
  if (steps === 0) {
    eliminate(t, rule, block, forGood);
    return false;
  }
  own.steps[block] = steps;
  const token = tokenOf(t, block);
  const hex = t.pub.at[token]!;
  const side = sideOf(block);
  if (t.pub.shown[token] === -1) tellApart(t, rule, side, 'lostStep', { block, hex, steps }, 'someLostStep', { side, hex });
  else {
    t.pub.shownSteps[token] = steps;
    tell(t, rule, 'lostStep', { block, hex, steps });
  }
  return true;
};
