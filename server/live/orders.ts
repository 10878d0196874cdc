/** Standing orders of a match that is played: which of them still holds, and what one of them answers now. */
import { type Option, type Order, orderedAnswer, stillStanding } from '@cuartel/engine';
import type { Live } from './live.ts';

export interface KeptOrder {
  readonly side: string;
  readonly order: Order;
}

/** Those for so many times have answered so often already. */
const asItStands = ({ spoken }: Live, { order }: KeptOrder): Order =>
  order.lasts.is !== 'times' ? order : { ...order, lasts: { is: 'times', left: order.lasts.left - (spoken.get(order.id) ?? 0) } };

export const ordersOf = (live: Live, kept: readonly KeptOrder[], side: string): Order[] =>
  kept.filter(one => one.side === side).map(one => asItStands(live, one));

/** It has lapsed: what it was to last for is over, or it is spent. */
export const lapsed = (live: Live, kept: KeptOrder): boolean =>
  stillStanding(live.match, kept.side, [asItStands(live, kept)], []).length === 0;

/** What an order answers now for a side that is asked, and which; null: persons must be asked. */
export const spoken = (live: Live, kept: readonly KeptOrder[]): { action: Option; order: string } | null => {
  if (kept.length === 0 || live.status === 'over') return null;
  for (const side of live.asked) {
    const said = orderedAnswer(live.match.game, live.match.position, side, ordersOf(live, kept, side));
    if (said !== null) return { action: said.action, order: said.order.id };
  }
  return null;
};
