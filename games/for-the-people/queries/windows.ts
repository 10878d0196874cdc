/** 3.3.2-c, 4.2.5-d Whether a window opens for a side: by what lies open on the table, never by what its hand holds. */
import { ALL_CARDS, type CardNumber, variantsOf } from '../data/cards.ts';
import { type CardWindow, WINDOWS } from '../data/effects.ts';
import { BOTH, type Side } from '../data/sides.ts';
import type { Seen } from '../state/table.ts';
import { mayUse } from './cards.ts';

/** By window and side: cards made for it. */
const MADE_FOR: ReadonlyMap<CardWindow, readonly (readonly CardNumber[])[]> = new Map(
  WINDOWS.map(window => [
    window,
    BOTH.map(side =>
      ALL_CARDS.filter(card => variantsOf(card).some(variant => variant.window === window && mayUse(variant, side))),
    ),
  ]),
);
/** The side has cards, and one made for the window has not been seen to lie elsewhere. */
export const couldInterrupt = (pub: Seen, side: Side, window: CardWindow): boolean =>
  pub.hands[side]! > 0 && MADE_FOR.get(window)![side]!.some(card => !pub.discards.includes(card) && !pub.removed.includes(card));
