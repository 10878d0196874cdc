/** Cards are drawn, played and laid aside. */
import { type Card, kindOf, permanent } from '../data/cards.ts';
import type { Space } from '../data/spaces.ts';
import { CANNON } from '../queries/hand.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { tell } from './journal.ts';

const leaveHand = (t: Table, card: Card): void => {
  const { hand } = t.own.mosby;
  hand.splice(hand.indexOf(card), 1);
};
/** 5.1-b A one-shot card is spent. */
export const play = (t: Table, rule: RuleId, card: Card): void => {
  leaveHand(t, card);
  t.pub.spent.push(card);
  tell(t, rule, 'played', { card });
};
export const discard = (t: Table, rule: RuleId, card: Card): void => {
  leaveHand(t, card);
  t.pub.spent.push(card);
  tell(t, rule, 'discarded', { card });
};
/** 5.A6-a The deck is never reshuffled. */
export const drawCards = (t: Table, count: number): Card[] => {
  const drawn: Card[] = [];
  for (let n = 0; n < count; n++) {
    const card = t.dark.actions.pop();
    if (card === undefined) break;
    drawn.push(card);
    t.own.mosby.hand.push(card);
  }
  t.own.mosby.hand.sort((a, b) => a - b);
  tell(t, '5.A6-a', 'drewCards', { cards: drawn });
  return drawn;
};
/** C-b, 6.5-v The gun is lost with the field. */
export const loseCannon = (t: Table, here: Space): void => {
  const card = t.own.mosby.hand.find(held => kindOf(held) === CANNON);
  if (card === undefined) return;
  leaveHand(t, card);
  t.pub.spent.push(card);
  tell(t, 'C-b', 'cannon', { what: 'lost', here, die: 0 });
};
/** 5.D-c */
export const clearHand = (t: Table): void => {
  const own = t.own.mosby;
  for (const card of own.hand) if (!permanent(card)) t.pub.spent.push(card);
  own.hand = own.hand.filter(permanent);
  own.hush = [];
};
/** 8.3-b The Cannon leaves the hand for a hiding place, and comes back. */
export const hideCannon = (t: Table, here: Space): void => {
  leaveHand(t, 0);
  t.pub.cannonAt = here;
  tell(t, '8.3-b', 'cannon', { what: 'hidden', here, die: 0 });
};
export const fetchCannon = (t: Table): void => {
  tell(t, '8.3-b', 'cannon', { what: 'fetched', here: t.pub.cannonAt, die: 0 });
  t.pub.cannonAt = -1;
  t.own.mosby.hand.push(0);
  t.own.mosby.hand.sort((a, b) => a - b);
};
/** 8.9-a Fast Horses from wherever the card is. */
export const gainFastHorses = (t: Table, card: Card): void => {
  for (const pile of [t.dark.actions, t.pub.spent, t.pub.removed]) {
    const at = pile.indexOf(card);
    if (at >= 0) pile.splice(at, 1);
  }
  t.own.mosby.hand.push(card);
  t.own.mosby.hand.sort((a, b) => a - b);
};
export const hush = (t: Table, kind: number): void => {
  t.own.mosby.hush.push(kind);
};
export const unhush = (t: Table, kind: number): void => {
  t.own.mosby.hush = t.own.mosby.hush.filter(other => other !== kind);
};
