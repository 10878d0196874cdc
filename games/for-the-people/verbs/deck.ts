/** Out of a hand, onto the discards: what every use of a card begins and ends with. */
import { BLOCKADE_CARDS, type CardNumber, isSpecial } from '../data/cards.ts';
import { SIDES, type Side, USA } from '../data/sides.ts';
import type { Table } from '../state/table.ts';

/** Out of the hand. 15-b From now on everybody knows that the Union had it. */
export const leaveHand = (t: Table, side: Side, card: CardNumber): void => {
  const { hand } = t.own[SIDES[side]!];
  hand.splice(hand.indexOf(card), 1);
  t.pub.hands[side] = hand.length;
  if (side === USA && BLOCKADE_CARDS.includes(card)) t.pub.hadBlockade = true;
};
/** 4.4.1-c, 4.4.2-b A special card on the discards brings the reshuffle. */
export const toDiscards = (t: Table, card: CardNumber): void => {
  t.pub.discards.push(card);
  if (isSpecial(card)) t.pub.reshuffle = true;
};
