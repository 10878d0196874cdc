/** 3.3.2-c, 4.2.5-d Whether a window opens for a side: by what lies open on the table, never by what its hand holds. */
import { ALL_CARDS, variantsOf } from '../data/cards.ts';
import { type CardWindow, type EventOf, WINDOWS } from '../data/effects.ts';
import { BOTH, type Side } from '../data/sides.ts';
import type { Seen } from '../state/table.ts';
import { mayUse } from './cards.ts';
import { canPlay } from './playing.ts';

/** By window and side: events made for it. */
const MADE_FOR: ReadonlyMap<CardWindow, readonly (readonly EventOf[])[]> = new Map(
  WINDOWS.map(window => [
    window,
    BOTH.map(side =>
      ALL_CARDS.flatMap(card =>
        variantsOf(card).flatMap((made, variant) => (made.window === window && mayUse(made, side) ? [{ card, variant }] : [])),
      ),
    ),
  ]),
);
/** The side has cards, and one that could be played now has not been seen to lie elsewhere: some hand it may hold has an answer. */
export const couldInterrupt = (pub: Seen, side: Side, window: CardWindow): boolean =>
  pub.hands[side]! > 0 &&
  MADE_FOR.get(window)![side]!.some(
    of => !pub.discards.includes(of.card) && !pub.removed.includes(of.card) && canPlay(pub, side, of, window),
  );
