/** Cards are drawn, played and discarded. */
import { take } from '@cuartel/engine/kit/pile.ts';
import { type Card, kindOf, permanent } from '../data/cards.ts';
import type { Space } from '../data/spaces.ts';
import { CANNON } from '../queries/hand.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { tell } from './journal.ts';

const spend = (t: Table, card: Card): void => {
  take(t.own.mosby.hand, card);
  t.pub.spent.push(card);
};
/** A hand lies in the order of its cards, not in that of their coming. */
const receive = (t: Table, card: Card): void => {
  t.own.mosby.hand.push(card);
  t.own.mosby.hand.sort((a, b) => a - b);
};
/** 5.1-b A one-shot card is spent. */
export const play = (t: Table, rule: RuleId, card: Card): void => {
  spend(t, card);
  tell(t, rule, 'played', { card });
};
export const discard = (t: Table, rule: RuleId, card: Card): void => {
  spend(t, card);
  tell(t, rule, 'discarded', { card });
};
/** 5.A6-a The deck is never reshuffled. */
export const drawCards = (t: Table, count: number): Card[] => {
  const drawn: Card[] = [];
  for (let n = 0; n < count; n++) {
    const card = t.dark.actions.pop();
    if (card === undefined) break;
    drawn.push(card);
    receive(t, card);
  }
  tell(t, '5.A6-a', 'drewCards', { cards: drawn });
  return drawn;
};
/** C-b, 6.5-v The gun is lost with the field. */
export const loseCannon = (t: Table, here: Space): void => {
  const card = t.own.mosby.hand.find(held => kindOf(held) === CANNON);
  if (card === undefined) return;
  spend(t, card);
  tell(t, 'C-b', 'cannon', { what: 'lost', here, die: 0 });
};
/** 5.D-c */
export const clearHand = (t: Table): void => {
  const own = t.own.mosby;
  for (const card of own.hand) if (!permanent(card)) t.pub.spent.push(card);
  own.hand = own.hand.filter(permanent);
};
/** 8.3-b The Cannon leaves the hand for a hiding place, and comes back. */
export const hideCannon = (t: Table, here: Space): void => {
  take(t.own.mosby.hand, 0);
  t.pub.cannonAt = here;
  tell(t, '8.3-b', 'cannon', { what: 'hidden', here, die: 0 });
};
export const fetchCannon = (t: Table): void => {
  tell(t, '8.3-b', 'cannon', { what: 'fetched', here: t.pub.cannonAt, die: 0 });
  t.pub.cannonAt = -1;
  receive(t, 0);
};
/** 8.9-a Fast Horses from wherever the card is. */
export const gainFastHorses = (t: Table, card: Card): void => {
  for (const pile of [t.dark.actions, t.pub.spent, t.pub.removed]) take(pile, card);
  receive(t, card);
};
