/** 7. Cards drawn, played, laid face down, discarded, cancelled; and what they leave standing. */
import { draw, shuffle } from '@cuartel/engine';
import { lay, lift, sweep } from '@cuartel/engine/kit/lasting.ts';
import { take } from '@cuartel/engine/kit/pile.ts';
import { DURATIONS, type Duration } from '../data/cards/vocabulary.ts';
import { CARDS, type Card, cardSide } from '../data/cards.ts';
import { foe, nameOf, numberOf, type Side, type SideName } from '../data/sides.ts';
import type { Standing, Table, Tactic } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { mix } from './mix.ts';
import { tell, tellApart } from './pen.ts';

/** 7.1-d Face up on its owner's pile, or out of the game with the asterisk. */
const putAway = ({ pub }: Table, card: Card): void => {
  if (CARDS[card]!.once === true) pub.removed.push(card);
  else pub.discards[cardSide[card]!].push(card);
};
/** Out of a hand; the enemy knows of it no longer. */
const outOfHand = (t: Table, side: SideName, card: Card): void => {
  const { hand } = t.own[side];
  take(hand, card);
  take(t.own[foe(side)].known, card);
  t.pub.hands[numberOf(side)] = hand.length;
};

/** 7-f The top card, from a new deck if the old one has run out; -1 if there is none at all. */
export const takeTop = (t: Table, side: SideName): Card | -1 => {
  const { pub, dark } = t;
  const of = numberOf(side);
  const deck = dark.decks[of];
  if (deck.length === 0 && pub.discards[of].length > 0) {
    deck.push(...pub.discards[of].splice(0));
    shuffle(t, deck);
    tell(t, '7-f', 'newDeck', { side });
  }
  const card = deck.pop() ?? -1;
  pub.decks[of] = deck.length;
  return card;
};
/** 7-c Into the hidden hand. */
export const takeInHand = (t: Table, side: SideName, card: Card): void => {
  const { hand } = t.own[side];
  hand.push(card);
  t.pub.hands[numberOf(side)] = hand.length;
  tellApart(t, '7-c', side, 'drewCard', { card }, 'drew', { side });
};
/** 7-e A card that was cancelled leaves the game as it is drawn. */
export const dropCancelled = (t: Table, side: SideName, card: Card): void => {
  t.pub.removed.push(card);
  tell(t, '7-e', 'drewCancelled', { side, card });
};
/** 7-c An event is shown and put away; then it happens. */
export const showEvent = (t: Table, side: SideName, card: Card): void => {
  putAway(t, card);
  tell(t, '7-c', 'event', { side, card });
};
/** 7.1-b, 7.1-d An operational card out of the hand, openly. */
export const playOut = (t: Table, side: SideName, card: Card): void => {
  outOfHand(t, side, card);
  putAway(t, card);
  tell(t, '7.1-d', 'playedCard', { side, card });
};
/** 7-d Face up; a discarded card has not been played, so that the asterisk does not count. */
export const discardCard = (t: Table, rule: RuleId, side: SideName, card: Card): void => {
  outOfHand(t, side, card);
  t.pub.discards[numberOf(side)].push(card);
  tell(t, rule, 'discarded', { side, card });
};
/** C30 One card of a hand by chance. */
export const discardByChance = (t: Table, side: SideName): void => {
  const { hand } = t.own[side];
  if (hand.length > 0) discardCard(t, '7.1-a', side, draw(t, [...hand]));
};

/** 7.3-a Face down; the other learns only whether a card lies there. */
export const layFaceDown = (t: Table, side: SideName, card: Card | -1): void => {
  if (card >= 0) {
    outOfHand(t, side, card);
    t.own[side].laid = card;
    t.pub.lying[numberOf(side)] = true;
  }
  tellApart(t, '7.3-a', side, 'laidThis', { card }, 'laidCard', { side, laid: card >= 0 });
};
/** 7.3-a, 7.4-b Turned up, and put away before it works. */
export const turnUp = (t: Table, side: SideName): Card => {
  const card = t.own[side].laid as Card;
  t.own[side].laid = -1;
  t.pub.lying[numberOf(side)] = false;
  putAway(t, card);
  tell(t, '7.3-a', 'turnedUp', { side, card });
  return card;
};

/** 7-h Cancelled: out of hand and pile at once, out of the deck when it comes up. */
export const cancelCard = (t: Table, card: Card): void => {
  const { pub } = t;
  const side = nameOf(cardSide[card]!);
  if (pub.removed.includes(card) || pub.cancelled.includes(card)) return;
  pub.cancelled.push(card);
  const held = t.own[side].hand.includes(card);
  if (held) outOfHand(t, side, card);
  const piled = take(pub.discards[cardSide[card]!], card);
  if (held || piled) pub.removed.push(card);
  tell(t, '7-h', 'cancelled', { card, from: held ? 'hand' : piled ? 'discards' : 'deck' });
};
/** L32 The hand is seen, and remembered as long as the cards are in it. */
export const lookAtHand = (t: Table, by: SideName): void => {
  const cards = [...t.own[foe(by)].hand];
  t.own[by].known = cards;
  tellApart(t, '7.1-b', by, 'sawHand', { side: by, cards }, 'sawTheHand', { side: by, n: cards.length });
};

/** A change of the rules is left standing. */
export const layStanding = (t: Table, one: Standing): void => {
  lay(t.pub.standing, one);
  if (one.until === 'phase' || one.until === 'year' || one.until === 'game')
    tell(t, '7.1-a', 'ruleStands', { what: one.what, side: one.side, n: one.n });
};
export const liftStanding = (t: Table, what: Standing['what']): void => {
  lift(t.pub.standing, what);
};
/** Everything that lasted so long, or less, is over. 6-a Markers of cards go with the phase or the year. */
export const sweepStanding = (t: Table, until: Duration): void => {
  const { pub } = t;
  for (const { what, until: end } of sweep(pub.standing, until, DURATIONS))
    if (end === 'phase' || end === 'year') tell(t, '7.1-a', 'lapsed', { what });
  if (DURATIONS.indexOf(until) >= DURATIONS.indexOf('phase')) pub.mutiny = [];
  if (until !== 'year' || pub.chapelgorris < 0) return;
  const place = pub.at[pub.chapelgorris]!;
  pub.chapelgorris = -1;
  mix(t, 'Liberal', place);
};

/** 7.3-b What a tactical card does in this skirmish or round. */
export const layTactic = (t: Table, one: Tactic): void => {
  t.pub.tactics.push(one);
};
export const sweepTactics = (t: Table): void => {
  t.pub.tactics = [];
};
/** The block named for a card has fired. */
export const useNamed = ({ pub }: Table, side: Side): void => {
  for (const one of pub.tactics) if (one.what === 'fire' && one.side === side && !one.first && one.units > 0) one.units--;
};
/** One more of the first blocks has fired (C24). */
export const useFirst = ({ pub }: Table, side: Side): void => {
  for (const one of pub.tactics) if (one.what === 'fire' && one.side === side && one.first && one.units > 0) one.units--;
};
export const useTactic = ({ pub }: Table, what: 'double-activation', side: Side): void => {
  for (const one of pub.tactics) if (one.what === what && one.side === side && one.n > 0) one.n--;
};
