/** 11. Paying for hunger, siege and surrender. */
import type { Block } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import { SIDES, type SideName } from '../data/sides.ts';
import { BLOCKS_OF, STARVED } from '../data/tokens.ts';
import { commandOf } from '../queries/command.ts';
import { numberOf } from '../queries/sides.ts';
import type { Table } from '../state/table.ts';
import { mix, reshuffle } from './mix.ts';
import { tell } from './pen.ts';
import { diesForGood } from './siege.ts';
import { hexOf, loseStep, reveal, standUp, takeOff } from './units.ts';

/** 11.7-a The HQ is turned up, loses a step and feeds what lies within its radius. Gives the hexes it fed. */
export const provide = (t: Table, side: SideName, hq: Block, short: readonly Hex[]): Hex[] => {
  const at = hexOf(t, hq);
  const fed = commandOf(t.pub, hq, at).filter(hex => short.includes(hex));
  reveal(t, '11.7-a', hq);
  tell(t, '11.7-a', 'supplied', { hq, hexes: fed });
  loseStep(t, '11.7-a', hq, false);
  standUp(t, hq);
  reshuffle(t, side);
  mix(t, side, at);
  return fed;
};
/** 11.6-a, 11.81-b */
export const starve = (t: Table, side: SideName, block: Block): void => {
  t.own[side].done[block]! |= STARVED;
  loseStep(t, '11.6-a', block, diesForGood(t, block));
};
const blocksIn = (t: Table, side: SideName, hexes: readonly Hex[]): Block[] =>
  BLOCKS_OF[numberOf(side)].filter(block => t.own[side].token[block]! >= 0 && hexes.includes(hexOf(t, block)));

/** 11.81-a The active side calls upon a group. */
export const demand = (t: Table, side: SideName, hexes: readonly Hex[]): void =>
  tell(t, '11.81-a', 'demanded', { side, hexes: [...hexes] });
/** 11.81-a to 11.81-c All units of a besieged group lay down their arms and go to the force pool. 8.2-b Control stays as it is in this phase. */
export const surrenderGroup = (t: Table, side: SideName, hexes: readonly Hex[], demanded: boolean): void => {
  const blocks = blocksIn(t, side, hexes);
  tell(t, '11.81-a', 'surrendered', { side, hexes: [...hexes], count: blocks.length, demanded });
  for (const block of blocks) takeOff(t, block);
  const besieged = t.pub.besieged[numberOf(side)];
  t.pub.besieged[numberOf(side)] = besieged.filter(hex => !hexes.includes(hex));
};
/** 11.8-c, 11.81-b At the month's end every unit in a besieged hex loses a step; who dies so is out of the game for good. */
export const sufferSieges = (t: Table): void => {
  for (const side of SIDES) {
    const hexes = t.pub.besieged[numberOf(side)].slice();
    if (hexes.length === 0) continue;
    tell(t, '11.8-c', 'siegeLosses', { side, hexes });
    for (const block of blocksIn(t, side, hexes)) loseStep(t, '11.8-c', block, true);
  }
};
