/** Which events of a hand can be played now, in its own round or in a window. */
import type { View } from '@cuartel/engine';
import { ALL_CARDS, variantsOf } from '../data/cards.ts';
import type { CardWindow, EventOf } from '../data/effects.ts';
import { numberOf } from '../data/sides.ts';
import { canPlay } from '../queries/playing.ts';
import type { People } from '../types.ts';

/** By card: its variants as they are played. */
const EVENTS: readonly (readonly EventOf[])[] = (() => {
  const found: EventOf[][] = [];
  for (const card of ALL_CARDS) found[card] = variantsOf(card).map((_, variant) => ({ card, variant }));
  return found;
})();
/** All events of the hand that can be played in the own round, or in a window. */
export const eventsFor = (v: View<People>, window?: CardWindow): EventOf[] => {
  const found: EventOf[] = [];
  for (const card of v.own.hand)
    for (const event of EVENTS[card]!) if (canPlay(v.pub, numberOf(v.me), event, window)) found.push(event);
  return found;
};
