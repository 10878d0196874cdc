/** Cards: into the hand, face down, out of it. */
import { shuffle } from '@cuartel/engine';
import { take } from '@cuartel/engine/kit/pile.ts';
import { type Card, HAND, type Side } from '../data/board.ts';
import type { Table } from '../state/table.ts';
import { tellApart, tellOnly } from './pen.ts';

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
