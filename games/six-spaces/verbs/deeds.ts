/** The only hands that change the table; each tells the journal. */
import { die, penOf, shuffle, viewOf } from '@cuartel/engine';
import { take } from '@cuartel/engine/kit/pile.ts';
import { layDue } from '@cuartel/engine/kit/schedule.ts';
import { swing } from '@cuartel/engine/kit/track.ts';
import { BLOCKS_OF, type Block, type Card, foe, HAND, MORALE, SIDES, type Side, type Space, worth } from '../data/board.ts';
import { blocksIn, plays } from '../queries/board.ts';
import { modify, stepsOf, strengthOf } from '../queries/strength.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { Facts, Sum } from '../types.ts';

const { tell, tellApart, tellOnly } = penOf<Facts, RuleId, Side>();

/** 1.1 */
export const fillHand = (t: Table, side: Side): void => drawCards(t, '1.1', side, Math.max(0, HAND - t.own[side].hand.length));
export const drawCards = (t: Table, rule: '1.1' | '8.6', side: Side, n: number): void => {
  const { hand } = t.own[side];
  const drawn: Card[] = [];
  while (drawn.length < n) {
    if (t.dark.deck.length === 0) {
      t.dark.deck = t.pub.discard.splice(0);
      shuffle(t, t.dark.deck);
    }
    const card = t.dark.deck.pop();
    if (card === undefined) break;
    hand.push(card);
    drawn.push(card);
  }
  t.pub.hands[side] = hand.length;
  tellApart(t, rule, side, 'drewCards', { cards: drawn }, 'drew', { side, count: drawn.length });
};
/** Out of the hand, onto the discard pile, seen by all. */
export const discard = (t: Table, side: Side, card: Card): void => {
  const { hand } = t.own[side];
  take(hand, card);
  t.pub.hands[side] = hand.length;
  t.pub.discard.push(card);
};
/** 8.2 Two blocks change strengths: nobody else sees which, or that it happened. */
export const arrange = (t: Table, side: Side, [a, b]: readonly Block[]): void => {
  const { full } = t.own[side];
  const [i, j] = [BLOCKS_OF[side].indexOf(a as Block), BLOCKS_OF[side].indexOf(b as Block)];
  [full[i], full[j]] = [full[j]!, full[i]!];
  tellOnly(t, '8.2', side, 'arranged', { blocks: [a as Block, b as Block] });
};
/** Face down on its side's own scratch paper. Only that side's journal says what. */
export const layBid = (t: Table, side: Side, cards: readonly Card[], mine: { bid: Card[] }): void => {
  mine.bid = [...cards];
  tellOnly(t, '1.2', side, 'laidBid', { cards: [...cards] });
};
export const layStake = (t: Table, side: Side, card: Card | -1, mine: { stake: Card | -1 }): void => {
  mine.stake = card;
  tellOnly(t, '6.1', side, 'laidCard', { card });
};
/** Turns laid cards up and discards them. */
export const turnUp = (t: Table, side: Side, laid: Card[]): Card[] => {
  const cards = laid.splice(0);
  for (const card of cards) discard(t, side, card);
  return cards;
};
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
/** 8.12 Off the map, to come back in the next turn. */
const eliminate = (t: Table, block: Block): void => {
  t.pub.at[block] = -1;
  if (plays(t.pub, 'returns')) layDue(t.pub.due, t.pub.turn + 1, block);
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
  if (plays(t.pub, 'morale')) {
    t.pub.morale = swing(t.pub.morale, loser === 'north' ? -1 : 1, MORALE);
    tell(t, '8.13', 'morale', { value: t.pub.morale.value });
  }
  return { loser, difference: Math.abs(attack.total - defence.total) };
};
/** 6.4 */
export const loseStep = (t: Table, block: Block): void => {
  const gone = stepsOf(viewOf(t, block < 4 ? 'north' : 'south'), block) === 1;
  t.pub.lost[block] = t.pub.lost[block]! + 1;
  if (gone) eliminate(t, block);
  tell(t, '6.4', 'lost', { block, gone });
};
export { tell };
