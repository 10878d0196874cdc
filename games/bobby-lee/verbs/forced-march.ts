/** 5.32 FORCED MARCHES: targets are named for all marked units, then the dice are rolled for one after the other. */
import { die } from '@cuartel/engine';
import { ARTILLERY, type Block, blockKind, CAVALRY, HEAVY_ARTILLERY } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import { type Hexside, hexsideFrom, hexsideTo } from '../data/hexsides.ts';
import { MUD, type SideName } from '../data/sides.ts';
import { marchModifier, marchRoll } from '../data/tables.ts';
import { BLOCKS_OF, MARKED } from '../data/tokens.ts';
import { standsAt } from '../queries/control.ts';
import { isRough } from '../queries/limits.ts';
import { foe, numberOf } from '../queries/sides.ts';
import type { Table } from '../state/table.ts';
import { attack } from './march.ts';
import { mix } from './mix.ts';
import { tell, tellApart } from './pen.ts';
import { hexOf, loseStep, moveTo, tokenOf, unmark } from './units.ts';

/** 5.32-d, 5.32-e What is added to the die of a forced march. */
export const marchModifierOf = (block: Block, mud: boolean, rough: boolean): number => {
  const kind = blockKind[block]!;
  return (
    (kind === CAVALRY ? marchModifier.cavalry : 0) +
    (kind === ARTILLERY || kind === HEAVY_ARTILLERY ? marchModifier.artillery : 0) +
    (mud ? marchModifier.mud : 0) +
    (rough ? marchModifier.rough : 0)
  );
};
const beyond = (over: Hexside, from: Hex): Hex => (hexsideFrom[over] === from ? hexsideTo[over]! : hexsideFrom[over]!);

/** 5.32-c Where a marked unit will try to go is said before any die is rolled. */
export const nameTarget = (t: Table, side: SideName, block: Block, over: Hexside): void => {
  const [from, token, own] = [hexOf(t, block), tokenOf(t, block), t.own[side]];
  const to = beyond(over, from);
  own.forced.push(block);
  own.over.push(over);
  tellApart(t, '5.32-c', side, 'aimed', { block, from, to }, 'someAimed', { side, token, from, to });
};
/** 5.32-a to 5.32-e One forced march. */
const forceMarch = (t: Table, side: SideName, block: Block, over: Hexside): void => {
  const [from, token] = [hexOf(t, block), tokenOf(t, block)];
  const to = beyond(over, from);
  const rolled = die(t);
  const modifier = marchModifierOf(block, t.pub.weather === MUD, isRough(over));
  const success = rolled + modifier >= marchRoll[numberOf(side)];
  unmark(t, token, MARKED);
  const line = { block, from, to, die: rolled, modifier, success };
  tellApart(t, '5.32-d', side, 'forced', line, 'someForced', { side, token, from, to, die: rolled, success });
  if (!success) {
    if (loseStep(t, '5.32-d', block, false)) mix(t, side, from);
  } else if (standsAt(t.pub, numberOf(foe(side)), to)) attack(t, side, block, over, false);
  else moveTo(t, block, to);
};
/** 5.32-c All that were named, in that order. Who cannot go there any more, or had nowhere to go, keeps its steps and stays. */
export const forceMarches = (t: Table, side: SideName, openTo: (block: Block) => readonly Hexside[]): void => {
  const { forced, over } = t.own[side];
  for (const [i, block] of forced.entries()) if (openTo(block).includes(over[i]!)) forceMarch(t, side, block, over[i]!);
  t.own[side].forced = [];
  t.own[side].over = [];
  let count = 0;
  for (const token of BLOCKS_OF[numberOf(side)]) {
    if ((t.pub.marks[token]! & MARKED) === 0) continue;
    unmark(t, token, MARKED);
    count++;
    mix(t, side, t.pub.at[token]!);
  }
  if (count > 0) tell(t, '5.32-c', 'lapsed', { side, count });
};
