/** 7-a The 72 cards. A card is its index: L1 to L36 are 0 to 35, C1 to C36 are 36 to 71. */
import { CARLIST_CARDS } from './cards/carlist.ts';
import { LIBERAL_CARDS } from './cards/liberal.ts';
import type { CardFace, CardName } from './cards/vocabulary.ts';
import { CARLIST, LIBERAL, type Side } from './sides.ts';

export type Card = number;
export const CARDS: readonly CardFace[] = [...LIBERAL_CARDS, ...CARLIST_CARDS];
export const CARD_COUNT = CARDS.length;
const FIRST_CARLIST = LIBERAL_CARDS.length;

export const cardSide: readonly Side[] = CARDS.map((_, card) => (card < FIRST_CARLIST ? LIBERAL : CARLIST));
export const cardName = (card: Card): CardName => (card < FIRST_CARLIST ? `L${card + 1}` : `C${card - FIRST_CARLIST + 1}`);
export const cardNamed = (name: CardName): Card => (name[0] === 'L' ? 0 : FIRST_CARLIST) + Number(name.slice(1)) - 1;
export const isEvent: readonly boolean[] = CARDS.map(({ type }) => type === 'event');
export const isTactical: readonly boolean[] = CARDS.map(({ type }) => type === 'tactical');
/** 24.9-c The card that is put among the top five. */
export const ARMY_OF_THE_NORTH: Card = cardNamed('L16');
