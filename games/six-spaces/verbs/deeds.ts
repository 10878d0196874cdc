/** Marches and battles: the only hands that change the table; each tells the journal. */
import { die, viewOf } from '@cuartel/engine';
import { BLOCKS_OF, type Block, type Card, foe, SIDES, type Side, type Space, worth } from '../data/board.ts';
import { blocksIn } from '../queries/board.ts';
import { modify, stepsOf, strengthOf } from '../queries/strength.ts';
import type { Table } from '../state/table.ts';
import type { Sum } from '../types.ts';
import { discard } from './cards.ts';
import { hearten, sendBack } from './optional.ts';
import { tell } from './pen.ts';

/** 3.1 Everybody sees who sets out and where to. */
export const setOut = (t: Table, side: Side, group: readonly Block[], from: Space, to: Space): void =>
  tell(t, '3.1', 'marched', { side, group: [...group], from, to });
export const enter = (t: Table, group: readonly Block[], to: Space): void => {
  for (const b of group) t.pub.at[b] = to;
};
export const withdraw = (t: Table, rule: '5.1' | '6.5', side: Side, from: Space, to: Space): void => {
  for (const b of blocksIn(t.pub, from, side)) t.pub.at[b] = to;
  tell(t, rule, 'withdrew', { side, from, to });
};
const eliminate = (t: Table, block: Block): void => {
  t.pub.at[block] = -1;
  sendBack(t, block); // 8.12
};
/** 6.5 Nowhere to go. */
export const rout = (t: Table, side: Side, here: Space): void => {
  for (const b of blocksIn(t.pub, here, side)) eliminate(t, b);
  tell(t, '6.5', 'routed', { side, here });
};
/** 4.2 */
export const rollInterception = (t: Table, side: Side, block: Block, to: Space, jam: number): boolean => {
  const { terms } = modify('interception', viewOf(t, side), { block });
  const rolled = die(t);
  const all = jam === 0 ? [...terms] : [...terms, { rule: '4.3', value: -jam, of: 'jam' }];
  const total = all.reduce((n, term) => n + term.value, rolled);
  const success = total >= 4;
  tell(t, '4.2', 'interception', { side, from: t.pub.at[block]!, to, sum: { die: rolled, terms: all, total }, success });
  if (success) t.pub.at[block] = to;
  return success;
};
const fight = (t: Table, side: Side, blocks: readonly Block[], here: Space, card: Card | -1): Sum => {
  const v = viewOf(t, side);
  const terms = [{ rule: '6.2', value: strengthOf(v, blocks), of: 'steps' }, ...modify('battle', v, { side, here }).terms];
  if (card >= 0) terms.push({ rule: '6.1', value: worth(card), of: 'stake' });
  for (const b of blocks) t.pub.shown[b] = t.own[side].full[BLOCKS_OF[side].indexOf(b)]!;
  tell(t, '6.2', 'showed', { blocks: [...blocks], full: blocks.map(b => t.pub.shown[b]!) });
  const rolled = die(t);
  return { die: rolled, terms, total: terms.reduce((n, term) => n + term.value, rolled) };
};
/** 6.2, 6.3 Both sums; the attacker must be higher. */
export const rollBattle = (
  t: Table,
  attacker: Side,
  group: readonly Block[],
  here: Space,
  staked: Record<Side, Card | -1>,
): { loser: Side; difference: number } => {
  const defender = foe(attacker);
  for (const side of SIDES) if (staked[side] >= 0) discard(t, side, staked[side]);
  tell(t, '6.1', 'stakes', staked);
  const attack = fight(t, attacker, group, here, staked[attacker]);
  const defence = fight(t, defender, blocksIn(t.pub, here, defender), here, staked[defender]);
  const loser = attack.total > defence.total ? defender : attacker;
  tell(t, '6.3', 'battle', { here, attacker, attack, defence, loser });
  hearten(t, foe(loser)); // 8.13
  return { loser, difference: Math.abs(attack.total - defence.total) };
};
/** 6.4 */
export const loseStep = (t: Table, block: Block): void => {
  const gone = stepsOf(viewOf(t, block < 4 ? 'north' : 'south'), block) === 1;
  t.pub.lost[block] = t.pub.lost[block]! + 1;
  if (gone) eliminate(t, block);
  tell(t, '6.4', 'lost', { block, gone });
};
