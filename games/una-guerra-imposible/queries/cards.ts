/** 7. CARDS: who might have one to play, for all that everybody knows; which of his own a player may play. */
import { CARD_TYPES, type CardCondition, type CardWindow, type Target } from '../data/cards/vocabulary.ts';
import { CARDS, type Card, cardSide, isEvent, isTactical } from '../data/cards.ts';
import { LIBERAL, numberOf, type Side } from '../data/sides.ts';
import { isOutIn } from '../state/decks.ts';
import { adoptedBy } from '../state/setup.ts';
import type { Owned, Seen, View } from '../state/table.ts';
import { holdsTrue, type Occasion } from './conditions.ts';

/** What the marker of a card's first effect would go on. */
const markerTarget = (card: Card): Target | null => {
  const [first] = CARDS[card]!.effects;
  return first.op === 'marker' && typeof first.on === 'object' ? first.on : null;
};
const fits = (pub: Seen, own: Owned, card: Card, on: Occasion): boolean =>
  (CARDS[card]!.requires ?? []).every(cond => holdsTrue(pub, own, cond, on, markerTarget(card)));
/** Conditions that everybody can look up; the arms of hidden blocks are taken to fit. */
const NOBODY: Owned = {
  token: [],
  block: [],
  strength: [],
  done: [],
  rank: [],
  bag: [],
  drawn: -1,
  hand: [],
  laid: -1,
  known: [],
};
const isHidden = ({ is }: CardCondition): boolean => is === 'block-for-marker';
const mightFit = (pub: Seen, card: Card, on: Occasion): boolean =>
  (CARDS[card]!.requires ?? []).every(cond => isHidden(cond) || holdsTrue(pub, NOBODY, cond, on));

/** Whether a card could be in its owner's hand. */
const couldBeHeld = (pub: Seen, card: Card): boolean => {
  const { year, optional } = CARDS[card]!;
  return (
    !isEvent[card] &&
    year <= pub.year &&
    !isOutIn(card, pub.year) &&
    (optional === undefined || adoptedBy(pub).includes(optional)) &&
    !pub.removed.includes(card) &&
    !pub.cancelled.includes(card) &&
    !pub.discards[cardSide[card]!]!.includes(card)
  );
};
/** Whether a side might have a card for a window: asked for that reason alone, so that being asked tells nothing. */
export const mightPlay = (pub: Seen, side: Side, window: CardWindow, on: Occasion): boolean =>
  pub.hands[side]! > 0 &&
  CARDS.some(
    ({ windows }, card) =>
      cardSide[card] === side && windows.includes(window) && couldBeHeld(pub, card) && mightFit(pub, card, on),
  );
/** Cards of a hand that fit a window. */
export const fitting = (v: View, window: CardWindow, on: Occasion): Card[] =>
  v.own.hand.filter(card => CARDS[card]!.windows.includes(window) && fits(v.pub, v.own, card, on));
export const isOperational = (card: Card): boolean => CARDS[card]!.type === CARD_TYPES[1];

/** 7-h Whether an event has what it asks for. */
export const eventFits = (v: View, card: Card): boolean => fits(v.pub, v.own, card, { side: numberOf(v.me) });

/** 17.2-b, 18.1-g Whether a side may lay a tactical card: not Liberals whom a general has silenced, in round 1 (C7). */
export const maySpeak = (pub: Seen, side: Side, place: number, round: number): boolean =>
  !(side === LIBERAL && round === 1 && pub.silenced.includes(place));
export const layable = (v: View, window: CardWindow, on: Occasion): Card[] =>
  fitting(v, window, on).filter(card => isTactical[card]);
