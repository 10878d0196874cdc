/** 20. OPERATIONS QUEUE: what else may be done with a card of the round. */
import { type Choices, next, write } from '@cuartel/engine';
import { opsOf } from '../data/cards.ts';
import { numberOf } from '../data/sides.ts';
import { activationOf, completes, playsQueue, queueable } from '../queries/queue.ts';
import { orderForbids } from '../queries/special.ts';
import type { View } from '../state/table.ts';
import type { People } from '../types.ts';
import { completeQueue, putInQueue } from '../verbs/queue.ts';

const { call } = write<People>();

/** 4.4 A card that may not be used for operations does not go into a queue either. */
const usable = (v: View): number[] =>
  playsQueue(v.pub)
    ? v.own.hand.filter(card => orderForbids(v.pub, numberOf(v.me), v.own.hand, card, 'operations') === null)
    : [];

export const queueing: Pick<Choices<People, 'round'>, 'queue' | 'addToQueue'> = {
  queue: {
    rule: '20-a',
    of: v =>
      v.pub.queue[numberOf(v.me)] === null
        ? usable(v).flatMap(card => queueable(v.pub, numberOf(v.me), card).map(general => ({ card, general })))
        : [],
    do(t, my, { card, general }) {
      putInQueue(t, my.side, card, general);
      return next;
    },
  },
  addToQueue: {
    rule: '20-a',
    of: v => (v.pub.queue[numberOf(v.me)] === null ? [] : usable(v)),
    do(t, my, card) {
      const { general } = t.pub.queue[my.side]!;
      const full = completes(t.pub, my.side, card);
      putInQueue(t, my.side, card, general);
      if (!full) return next;
      completeQueue(t, my.side);
      const activation = activationOf(t.pub, my.side, general);
      if (activation === null) return next;
      const licence = { most: 3, asCorps: false, rough: opsOf(card) >= 3, mustAttack: false, toRichmond: false, atRisk: false };
      return call('march', { side: my.side, activation, licence });
    },
  },
};
