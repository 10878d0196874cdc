/** 5.2-a What one side cannot know, dealt anew. */
import { type Block, blockArm, isBand, isForeign, isRegional, maxStrength, TRAIN } from '../data/blocks.ts';
import { ARMY_OF_THE_NORTH, type Card, isEvent } from '../data/cards.ts';
import { foe, numberOf, type SideName } from '../data/sides.ts';
import { TOKENS_OF } from '../data/units.ts';
import { clone, type Own, type Pub, type Table } from './table.ts';

type Pick = (n: number) => number;
const mixUp = <T>(list: T[], pick: Pick): void => {
  for (let i = list.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    const held = list[i]!;
    list[i] = list[j]!;
    list[j] = held;
  }
};

/** 5.4-m Whether a block can lie in a bag. */
const bagged = (block: Block): boolean => blockArm[block] !== TRAIN && !isBand[block] && !isRegional[block] && !isForeign[block];

/** Whether two hidden blocks of a side could be each other, for all that can be seen and has been declared. -1 is the bag. */
const couldTrade = (pub: Pub, own: Own, a: Block, b: Block): boolean => {
  const [one, other] = [own.token[a]!, own.token[b]!];
  if (one >= 0 && other >= 0 && pub.at[one] === pub.at[other] && pub.post[one] === pub.post[other])
    return pub.line[one] === pub.line[other] && pub.marks[one] === pub.marks[other];
  if (one < 0 && other < 0) return false;
  if (one < 0 || other < 0) if (!bagged(a) || !bagged(b)) return false;
  if (blockArm[a] === TRAIN || blockArm[b] === TRAIN) return blockArm[a] === blockArm[b];
  const declared = [one, other].some(token => token >= 0 && pub.declared.includes(pub.at[token]!));
  return !declared || (blockArm[a] === blockArm[b] && isBand[a] === isBand[b]);
};

/** Puts two blocks of a side in each other's place: token, strength as far as each can have it, what it has done. */
const trade = (own: Own, a: Block, b: Block): void => {
  const [tokenA, tokenB] = [own.token[a]!, own.token[b]!];
  own.token[a] = tokenB;
  own.token[b] = tokenA;
  if (tokenA >= 0) own.block[tokenA] = b;
  if (tokenB >= 0) own.block[tokenB] = a;
  const [strengthA, strengthB] = [own.strength[a]!, own.strength[b]!];
  own.strength[a] = Math.min(strengthB, maxStrength[a]!);
  own.strength[b] = Math.min(strengthA, maxStrength[b]!);
  const doneA = own.done[a]!;
  own.done[a] = own.done[b]!;
  own.done[b] = doneA;
  own.bag = own.bag.map(block => (block === a ? b : block === b ? a : block));
};

/** The enemy's blocks that are not seen: on the map with nothing shown and no marker on them, or in his bag. */
const unseen = (pub: Pub, own: Own, side: SideName): Block[] =>
  TOKENS_OF[numberOf(side)].filter(block => {
    const token = own.token[block]!;
    if (token < 0) return own.bag.includes(block);
    return pub.shown[token] === -1 && pub.chapelgorris !== token;
  });

/** Cards that the enemy may hold instead of those he has: none of his that are events, cancelled or known. */
const redealHand = ({ pub, own, dark }: Table, me: SideName, pick: Pick): void => {
  const them = foe(me);
  const deck = dark.decks[numberOf(them)];
  const { hand } = own[them];
  const free = (card: Card): boolean => !isEvent[card] && !pub.cancelled.includes(card) && !own[me].known.includes(card);
  const cards = [...hand, ...deck].filter(free);
  mixUp(cards, pick);
  const deal = (card: Card): Card => (free(card) ? cards.pop()! : card);
  own[them].hand = hand.map(deal);
  dark.decks[numberOf(them)] = deck.map(deal);
};

/** Another order of a deck; the card that was put among the top five stays where it is (24.9-c). */
const reorder = (deck: Card[], pick: Pick): Card[] => {
  const rest = deck.filter(card => card !== ARMY_OF_THE_NORTH);
  mixUp(rest, pick);
  return deck.map(card => (card === ARMY_OF_THE_NORTH ? card : rest.pop()!));
};

/**
 * A different truth that `me` could not tell from this one. The enemy's hidden blocks trade places among themselves and with those
 * of his bag, as far as what has been declared allows; he may hold other cards; the decks lie in another order, and the dice to
 * come are others.
 */
export const redeal = (t: Table, me: SideName, pick: Pick): Table => {
  const other = clone(t);
  const own = other.own[foe(me)];
  const hidden = unseen(other.pub, own, foe(me));
  for (let i = hidden.length - 1; i > 0; i--) {
    const [a, b] = [hidden[i]!, hidden[pick(i + 1)]!];
    if (a !== b && couldTrade(other.pub, own, a, b)) trade(own, a, b);
  }
  mixUp(own.rank, pick);
  redealHand(other, me, pick);
  other.dark.decks = [reorder(other.dark.decks[0], pick), reorder(other.dark.decks[1], pick)];
  other.dark.chance.key = other.dark.chance.key.map(() => pick(0x10000) * 0x10000 + pick(0x10000));
  return other;
};
