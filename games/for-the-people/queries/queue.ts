/** 20. THE OPERATIONS QUEUE: for whom, and when he must go. */
import { type CardNumber, opsOf } from '../data/cards.ts';
import { type General, strategy } from '../data/generals.ts';
import { QUEUE } from '../data/options.ts';
import type { Side } from '../data/sides.ts';
import type { Seen } from '../state/table.ts';
import { type Activation, activations } from './marches.ts';

export const playsQueue = (pub: Seen): boolean => (pub.options & QUEUE) !== 0;
/** 20-a What lies in a side's queue. */
export const queuedValue = (pub: Seen, side: Side): number =>
  (pub.queue[side]?.cards ?? []).reduce((sum, card) => sum + opsOf(card), 0);
/** 20-c, 20-d How a general is activated for a land move; null if he cannot be. */
export const activationOf = (pub: Seen, side: Side, general: General): Activation | null =>
  activations(pub, side, 3).find(({ leader }) => leader === general) ?? null;
/** 20-a Generals whose rating a card does not reach by itself. */
export const queueable = (pub: Seen, side: Side, card: CardNumber): General[] =>
  activations(pub, side, 3)
    .map(({ leader }) => leader)
    .filter(leader => leader >= 0 && strategy[leader]! > opsOf(card));
/** 20-a With this card the sum is reached. */
export const completes = (pub: Seen, side: Side, card: CardNumber): boolean =>
  queuedValue(pub, side) + opsOf(card) >= strategy[pub.queue[side]!.general]!;
