/** 7-a, 30-a Which cards are in play in a year, and the draw decks. */
import { pick, shuffle } from '@cuartel/engine';
import type { OptionalRuleName } from '../data/cards/vocabulary.ts';
import { ARMY_OF_THE_NORTH, CARDS, type Card, cardSide, isEvent } from '../data/cards.ts';
import { LIBERAL, nameOf, type Side } from '../data/sides.ts';
import { TOP_CARDS, type Year } from '../data/tables.ts';
import type { Table } from './table.ts';

const isAdopted = (card: Card, adopted: readonly OptionalRuleName[]): boolean => {
  const { optional } = CARDS[card]!;
  return optional === undefined || adopted.includes(optional);
};
const isIn = (card: Card, year: Year): boolean => CARDS[card]!.outFrom === undefined || CARDS[card]!.outFrom! > year;
const ofSide = (side: Side): Card[] => CARDS.flatMap((_, card) => (cardSide[card] === side ? [card] : []));

/** 7-a, 7-b, 30-a The first deck of a scenario: where it begins later, cards with the asterisk of earlier years have been played. */
export const firstDeck = (side: Side, year: Year, adopted: readonly OptionalRuleName[]): Card[] =>
  ofSide(side).filter(card => {
    const { year: from, once, optional } = CARDS[card]!;
    const played = from < year && once === true && optional === undefined;
    return from <= year && isIn(card, year) && isAdopted(card, adopted) && !played;
  });

/** 24.9-a, 30-a The cards that join the deck for a year. */
export const cardsOfYear = (side: Side, year: Year, adopted: readonly OptionalRuleName[]): Card[] =>
  ofSide(side).filter(card => CARDS[card]!.year === year && isAdopted(card, adopted));

/** 7.1-e, 7.1-f Whether a card is out from this year on. */
export const isOutIn = (card: Card, year: Year): boolean => !isIn(card, year);

/** 24.9-c, 25-b Puts the Army of Operations of the North, if it is in the deck, at random among the top five. */
export const seedArmy = (t: Table): void => {
  const deck = t.dark.decks[LIBERAL];
  const at = deck.indexOf(ARMY_OF_THE_NORTH);
  if (at < 0) return;
  deck.splice(at, 1);
  const top = Math.min(TOP_CARDS, deck.length + 1);
  deck.splice(deck.length - pick(t, top), 0, ARMY_OF_THE_NORTH);
};

/**
 * 24.9-b, 25-b Draws until a card that is no event comes; the events are shuffled back. Null if there is none. The deck is shuffled
 * even where no event came: how much chance is used must not tell what lay on top.
 */
export const drawPastEvents = (t: Table, side: Side): Card | null => {
  const deck = t.dark.decks[side];
  let at = deck.length - 1;
  while (at >= 0 && isEvent[deck[at]!]) at--;
  if (at < 0) return null;
  const [card] = deck.splice(at, 1) as [Card];
  shuffle(t, deck);
  if (side === LIBERAL) seedArmy(t);
  t.pub.decks[side] = deck.length;
  return card;
};

/** 25-b The first hand: so many cards that are no events; events drawn on the way go back. */
export const dealHand = (t: Table, side: Side, howMany: number): void => {
  const deck = t.dark.decks[side];
  const { hand } = t.own[nameOf(side)];
  const events: Card[] = [];
  while (hand.length < howMany && deck.length > 0) {
    const card = deck.pop()!;
    (isEvent[card] ? events : hand).push(card);
  }
  deck.push(...events);
  if (events.length > 0) shuffle(t, deck);
  if (side === LIBERAL) seedArmy(t);
  t.pub.hands[side] = hand.length;
  t.pub.decks[side] = deck.length;
};

/** 7-a The cards of a side that are somewhere in the game now, in hand, deck or discards: what has come in and not been removed. */
export const cardsInPlay = (
  side: Side,
  first: Year,
  now: Year,
  adopted: readonly OptionalRuleName[],
  removed: readonly Card[],
): Card[] => {
  const come = firstDeck(side, first, adopted);
  for (const card of ofSide(side)) {
    const { year } = CARDS[card]!;
    if (year > first && year <= now && isAdopted(card, adopted)) come.push(card);
  }
  return come.filter(card => !removed.includes(card));
};
