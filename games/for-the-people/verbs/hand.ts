/** Cards: dealt, played, discarded, removed, shuffled. What a hand holds only its owner is told. */
import { draw as drawOne, shuffle } from '@cuartel/engine';
import { cardsDealt } from '../data/calendar.ts';
import { type CardNumber, FORWARD_TO_RICHMOND, RED_RIVER } from '../data/cards.ts';
import type { EventOf } from '../data/effects.ts';
import { BOTH, SIDES, type Side, USA } from '../data/sides.ts';
import { leavesGame } from '../queries/card-steps.ts';
import type { Table } from '../state/table.ts';
import { leaveHand, toDiscards } from './deck.ts';
import { tell, tellApart } from './pen.ts';
import { loseQueue } from './queue.ts';

/** 3.2-b, 4.2.1-a It never comes back. */
const leaveGame = (t: Table, card: CardNumber): void => {
  t.pub.removed.push(card);
  tell(t, '4.2.1-a', 'removed', { card });
};

/** 4.2.1-a As an event: discarded, or out of the game. 4.2.6-a Forward to Richmond against the Union lies ready instead. */
export const playEvent = (t: Table, side: Side, { card, variant }: EventOf): void => {
  // 20-b An interrupt in the enemy's round leaves the queue alone.
  if (t.pub.active === SIDES[side]) loseQueue(t, side);
  leaveHand(t, side, card);
  tell(t, '4-a', 'playedEvent', { side, card, variant });
  if (card === FORWARD_TO_RICHMOND && side !== USA) {
    t.pub.compelled = true;
    return;
  }
  if (leavesGame(side, card, true)) leaveGame(t, card);
  else toDiscards(t, card);
};
/** 4.2.6-a The Union plays the card that lies ready. */
export const playCompelled = (t: Table): void => {
  t.pub.compelled = false;
  loseQueue(t, USA);
  tell(t, '4.2.6-a', 'playedEvent', { side: USA, card: FORWARD_TO_RICHMOND, variant: 0 });
  toDiscards(t, FORWARD_TO_RICHMOND);
};
/** 4.2.6-a, 4.2.6-b Nobody is left who could march on Richmond. */
export const dropCompelled = (t: Table): void => {
  t.pub.compelled = false;
  tell(t, '4.2.6-b', 'lapsed', { card: FORWARD_TO_RICHMOND });
  toDiscards(t, FORWARD_TO_RICHMOND);
};
/** 4.2.1-a, 4.2.3-b For operations a card is discarded; Red River Campaign leaves the game with the Union in any use. */
export const playForOperations = (t: Table, side: Side, card: CardNumber): void => {
  loseQueue(t, side);
  leaveHand(t, side, card);
  tell(t, '4-a', 'playedOperations', { side, card });
  if (card === RED_RIVER && leavesGame(side, card, false)) leaveGame(t, card);
  else toDiscards(t, card);
};
/** 4.2.3-a */
export const discardCard = (t: Table, side: Side, card: CardNumber): void => {
  loseQueue(t, side);
  leaveHand(t, side, card);
  tell(t, '4.2.3-a', 'discarded', { side, card });
  toDiscards(t, card);
};
/** 4.2.6-a A card drawn blindly from a hand, for all to see. `happens`: 4.4-a it takes effect, leaves the game, and brings no reshuffle. */
export const loseCard = (t: Table, side: Side, happens: (card: CardNumber) => boolean): CardNumber | -1 => {
  const { hand } = t.own[SIDES[side]!];
  if (hand.length === 0) return -1;
  const card = drawOne(t, [...hand]);
  leaveHand(t, side, card);
  tell(t, '4.2.6-a', 'lostCard', { side, card });
  if (happens(card)) leaveGame(t, card);
  else toDiscards(t, card);
  return card;
};

/** 3.2-c One card from the deck; if it has given out the discards alone are shuffled; -1 if there are none either. */
const draw = (t: Table): CardNumber | -1 => {
  if (t.dark.deck.length === 0 && t.pub.discards.length > 0) {
    t.dark.deck = t.pub.discards.splice(0);
    shuffle(t, t.dark.deck);
    tell(t, '3.2-c', 'reshuffled', { cards: t.dark.deck.length });
  }
  const card = t.dark.deck.pop() ?? -1;
  t.pub.deck = t.dark.deck.length;
  return card;
};
const take = (t: Table, side: Side, card: CardNumber): void => {
  t.own[SIDES[side]!].hand.push(card);
  t.pub.hands[side]++;
};
const tellDrawn = (t: Table, side: Side, cards: CardNumber[]): void =>
  tellApart(t, '3.2-a', SIDES[side]!, 'dealtCards', { cards }, 'dealt', { side, count: cards.length });
/** 3.2-a, 3.2-c One by one, the Union first; the hands stay short if nothing is left. */
export const dealCards = (t: Table): void => {
  const dealt: [CardNumber[], CardNumber[]] = [[], []];
  for (let n = 0; n < cardsDealt(t.pub.turn); n++)
    for (const side of BOTH) {
      const card = draw(t);
      if (card < 0) continue;
      take(t, side, card);
      dealt[side].push(card);
    }
  for (const side of BOTH) tellDrawn(t, side, dealt[side]);
};
export const drawCard = (t: Table, side: Side): void => {
  const card = draw(t);
  if (card >= 0) take(t, side, card);
  tellDrawn(t, side, card >= 0 ? [card] : []);
};
/** 3.2-b, 4.4.1-c Discards and undrawn cards together make a new deck. */
export const reshuffle = (t: Table): void => {
  const { pub, dark } = t;
  pub.reshuffle = false;
  dark.deck = [...dark.deck, ...pub.discards.splice(0)];
  shuffle(t, dark.deck);
  pub.deck = dark.deck.length;
  tell(t, '3.2-b', 'reshuffled', { cards: pub.deck });
};
