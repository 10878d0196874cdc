/** 3.3, 4. STRATEGY ROUNDS: who begins, a card and its use. */
import { goto, next, write } from '@cuartel/engine';
import { eventsFor } from '../cards/playing.ts';
import { FORWARD_TO_RICHMOND, opsOf } from '../data/cards.ts';
import { CSA, foe, numberOf, SIDES, type Side, USA } from '../data/sides.ts';
import { openers } from '../queries/card-steps.ts';
import { armiesNearRichmond } from '../queries/cards.ts';
import { orderForbids, type Use } from '../queries/special.ts';
import type { Seen, View } from '../state/table.ts';
import type { People } from '../types.ts';
import { discardCard, dropCompelled, playCompelled, playEvent, playForOperations, reshuffle } from '../verbs/hand.ts';
import { tell } from '../verbs/pen.ts';
import { queueing } from './20-queue.ts';

const { call, decide, section, step } = write<People>();

/** 3.3.2-a, 4.2.6-a The side whose round comes: the other one, if it has a card or one lies ready for it; -1: nobody's. */
const nextRound = (pub: Seen, last: Side): Side | -1 =>
  [foe(last), last].find(side => pub.hands[side]! > 0 || (side === USA && pub.compelled)) ?? -1;

export const rounds = section('rounds', () => ({ last: CSA, opener: 0 }), {
  // 3.3.1-a, 3.3.2-c Every Confederate hand is asked; who does not begin gives no reason.
  open: decide(
    '3.3.1-a',
    () => 'CSA',
    {
      openWith: {
        of: v => openers(v.own.hand),
        all: v => v.own.hand,
        if: [
          ['3.3.1-a', (v, _, card) => openers(v.own.hand).includes(card)],
          ['4.4.1-a', (v, _, card) => orderForbids(v.pub, CSA, v.own.hand, card, 'event') === null],
        ],
        do(t, my, card) {
          [my.last, my.opener] = [USA, card];
          tell(t, '3.3.1-a', 'opens', { side: CSA });
          return next;
        },
      },
      letUnionBegin: {
        do(t) {
          tell(t, '3.3.1-a', 'opens', { side: USA });
          return next;
        },
      },
    },
    { always: true },
  ),
  next: step('3.3.2-a', (t, my) => {
    const side = nextRound(t.pub, my.last);
    if (side < 0) return goto('close');
    const { opener } = my;
    [my.last, my.opener] = [side as Side, 0];
    return call('round', { side: side as Side, opener });
  }),
  more: step('3.3.2-a', () => goto('next')),
  close: step('4.4.1-c', t => {
    if (t.pub.reshuffle) reshuffle(t);
    return next;
  }),
});

/** 4.4 The forced order of the special cards, rule by rule. */
const ORDER = ['4.4.1-a', '4.2.3-b', '4.4.2-a', '4.4.1-d', '4.4.1-b', '4.4.2-b'] as const;

const orderOf = (use: Use) =>
  ORDER.map(
    rule =>
      [rule, (v: View, _: unknown, card: number) => orderForbids(v.pub, numberOf(v.me), v.own.hand, card, use) !== rule] as const,
  );

export const round = section('round', () => ({}), {
  begin: step('3.3.1-b', (t, my) => {
    const { pub } = t;
    pub.active = SIDES[my.side]!;
    pub.rounds[my.side]++;
    tell(t, '3.3.1-b', 'round', { side: my.side, round: pub.rounds[my.side]! });
    if (my.opener > 0) {
      const of = { card: my.opener, variant: 0 };
      playEvent(t, my.side, of);
      return call('effects', { by: SIDES[my.side]!, of });
    }
    if (my.side !== USA || !pub.compelled) return goto('card');
    // 4.2.6-a, 4.2.6-b
    if (armiesNearRichmond(pub).length > 0) {
      playCompelled(t);
      return call('effects', { by: 'USA', of: { card: FORWARD_TO_RICHMOND, variant: 0 } });
    }
    dropCompelled(t);
    return pub.hands[USA] > 0 ? goto('card') : goto('settle');
  }),
  played: step('3.3.1-b', () => goto('settle')),
  // What may be played hangs on the hand, so that one is asked whatever it holds.
  card: decide(
    '4-a',
    my => SIDES[my.side]!,
    {
      operate: {
        of: v => v.own.hand,
        if: orderOf('operations'),
        do(t, my, card) {
          playForOperations(t, my.side, card);
          return call('operations', { side: my.side, value: opsOf(card), card });
        },
      },
      event: {
        of: v => eventsFor(v),
        if: ORDER.map(
          rule =>
            [
              rule,
              (v: View, _: unknown, { card }: { card: number }) =>
                orderForbids(v.pub, numberOf(v.me), v.own.hand, card, 'event') !== rule,
            ] as const,
        ),
        do(t, my, of) {
          playEvent(t, my.side, of);
          return call('effects', { by: SIDES[my.side]!, of });
        },
      },
      ...queueing,
      discard: {
        of: v => v.own.hand,
        if: orderOf('discard'),
        do(t, my, card) {
          discardCard(t, my.side, card);
          return next;
        },
      },
    },
    { always: true },
  ),
  settle: step('5.2.1-b', () => call('settling', {})),
  // 5.2.9-a, 5.3.4-d
  limits: step('5.3.4-d', () => call('limits', {})),
});
