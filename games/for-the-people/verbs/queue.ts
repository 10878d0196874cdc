/** 20. THE OPERATIONS QUEUE, as cards laid before a general. */
import { type CardNumber, opsOf } from '../data/cards.ts';
import type { General } from '../data/generals.ts';
import { BOTH, type Side } from '../data/sides.ts';
import { queuedValue } from '../queries/queue.ts';
import type { Table } from '../state/table.ts';
import { leaveHand, toDiscards } from './deck.ts';
import { tell } from './pen.ts';

/** 20-a A card opens the queue or joins it. */
export const putInQueue = (t: Table, side: Side, card: CardNumber, general: General): void => {
  const { pub } = t;
  leaveHand(t, side, card);
  const queue = pub.queue[side] ?? { general, cards: [] };
  queue.cards.push(card);
  pub.queue[side] = queue;
  tell(t, '20-a', 'queued', { side, general, card, value: opsOf(card), sum: queuedValue(pub, side) });
};
const clear = (t: Table, side: Side): void => {
  for (const card of t.pub.queue[side]?.cards ?? []) toDiscards(t, card);
  t.pub.queue[side] = null;
};
/** 20-d The sum is reached: the cards are discarded, the excess is lost. */
export const completeQueue = (t: Table, side: Side): void => clear(t, side);
/** 20-b */
export const loseQueue = (t: Table, side: Side): void => {
  const queue = t.pub.queue[side];
  if (queue === null) return;
  tell(t, '20-b', 'queueLost', { side, general: queue.general });
  clear(t, side);
};
/** 20-b, 20-d Whoever fights, or leaves the map, is waited for no longer. */
export const loseQueueOf = (t: Table, general: General): void => {
  for (const side of BOTH) if (t.pub.queue[side]?.general === general) loseQueue(t, side);
};
