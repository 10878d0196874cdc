/** A complete table that agrees with everything one side has seen. */
import { chanceFrom, copy, type Frame, type View } from '@cuartel/engine';
import { shuffled, take, takeAny } from '@cuartel/engine/kit/pile.ts';
import type { Pick } from '@cuartel/engine/mind/mind.ts';
import type { Block, Side, Space } from '../data/board.ts';
import { BLOCKS_OF, CARDS, type Card, foe, STEPS } from '../data/board.ts';
import type { Six } from '../types.ts';
import type { Own, Table } from './table.ts';

/** What a side may have laid face down or lifted: whether, and what, only that side knows. */
const layAnew = (frames: readonly Frame[], side: Side, hand: readonly Card[], at: readonly (Space | -1)[], pick: Pick): void => {
  for (const { mine } of frames) {
    const sheet = mine?.[side] as { bid?: Card[]; stake?: Card | -1; group?: Block[] } | undefined;
    if (sheet?.group !== undefined) {
      const standing = BLOCKS_OF[side].filter(block => at[block]! >= 0);
      const first = standing[pick(standing.length + 1)];
      sheet.group = standing.filter(block => block === first || (at[block] === at[first ?? -1] && pick(2) === 0)).slice(0, 2);
    }
    if (sheet?.bid !== undefined) sheet.bid = hand.filter(() => pick(2) === 0);
    if (sheet?.stake !== undefined) sheet.stake = hand[pick(hand.length + 1)] ?? -1;
  }
};

export const imagine = ({ me, pub: seen, own }: View<Six>, frames: readonly Frame[], pick: Pick): Table => {
  const pub = copy(seen) as Table['pub'];
  const them = foe(me);
  const unseen: Card[] = CARDS.filter(card => !pub.discard.includes(card) && !own.hand.includes(card));
  const hand = Array.from({ length: pub.hands[them] }, () => takeAny(unseen, pick));
  layAnew(frames, them, hand, pub.at, pick);
  const full = BLOCKS_OF[them].map(block => pub.shown[block]!);
  const steps = [...STEPS];
  for (const shown of full) if (shown > 0) take(steps, shown);
  const enemy: Own = { hand, full: full.map(shown => (shown > 0 ? shown : takeAny(steps, pick))) };
  const mine = copy(own) as Own;
  const own2 = me === 'north' ? { north: mine, south: enemy } : { north: enemy, south: mine };
  return { pub, own: own2, dark: { deck: shuffled(unseen, pick), chance: chanceFrom([]) }, log: null };
};
