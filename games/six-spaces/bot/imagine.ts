/** A complete table that agrees with everything one side has seen. */
import { chanceFrom, copy, type View } from '@cuartel/engine';
import { BLOCKS_OF, CARDS, type Card, foe, STEPS } from '../data/board.ts';
import { layAnew, type Own, type Sheets, type Table } from '../state/table.ts';
import type { Six } from '../types.ts';

export const imagine = (
  { me, pub: seen, own }: View<Six>,
  pick: (n: number) => number,
  frames: readonly Sheets[] = [],
): Table => {
  const pub = copy(seen) as Table['pub'];
  const them = foe(me);
  const unseen: Card[] = CARDS.filter(card => !pub.discard.includes(card) && !own.hand.includes(card));
  const deal = <T>(from: T[]): T => from.splice(pick(from.length), 1)[0] as T;
  const hand = Array.from({ length: pub.hands[them] }, () => deal(unseen));
  layAnew(frames, them, hand, pub.at, pick);
  const full = BLOCKS_OF[them].map(block => pub.shown[block] as number);
  const steps = [...STEPS];
  for (const shown of full) if (shown > 0) steps.splice(steps.indexOf(shown), 1);
  const enemy: Own = { hand, full: full.map(shown => (shown > 0 ? shown : deal(steps))) };
  const mine = copy(own) as Own;
  const own2 = me === 'north' ? { north: mine, south: enemy } : { north: enemy, south: mine };
  const deck: Card[] = [];
  while (unseen.length > 0) deck.push(deal(unseen));
  return { pub, own: own2, dark: { deck, chance: chanceFrom([]) }, log: null };
};
