/** 7.2 POINT AND MARKER ADJUSTMENT, with Mutiny & Treason (7.9-m). */
import { done, next, write } from '@cuartel/engine';
import { markerOf } from '../data/markers.ts';
import { foeOf, numberOf, SIDES } from '../data/sides.ts';
import { handSize, holds, markersDue } from '../queries/hands.ts';
import type { Revolution } from '../types.ts';
import { notThrown, throwDice } from '../verbs/dice.ts';
import { handOver, loseMarkers, playMarker, returnMarkers, shelve } from '../verbs/markers.ts';
import { tell } from '../verbs/pen.ts';
import { inOrder } from './07-anytime.ts';
import { kindsHeld } from './08-initiative.ts';

const { call, moment, section, step, together, window } = write<Revolution>();
const MUTINY = markerOf('mutiny');

export const adjustment = section(
  'adjustment',
  () => ({}),
  {
    window: step('7.9-m', () => moment('mutiny', {})),
    // 6.8-a
    points: step('5.1-i', t => {
      const [american, british] = t.pub.points;
      if (american + british > 0) tell(t, '6.8-a', 'pointsLost', { american, british });
      t.pub.points = [0, 0];
      return next;
    }),
    giveBack: together(
      '7.2-a',
      (_, pub) => SIDES.filter(side => markersDue(pub.hands[numberOf(side)]!) > 0),
      {
        giveBack: {
          among: v => kindsHeld(v.own),
          times: (v, _, marker) => v.own.hand[marker]!,
          size: [
            '7.2-a',
            v => {
              const n = markersDue(handSize(v.own.hand));
              return [n, n];
            },
          ],
          do(_, __, markers, ___, mine) {
            mine.back = [...markers];
            return 'ready';
          },
        },
      },
      (t, _, mine) => {
        for (const side of SIDES) returnMarkers(t, '7.2-b', side, mine[side].back);
        return next;
      },
    ),
  },
  () => ({ back: [] }),
);

/** 7.9-ag First player first; what has changed hands this turn is not played again. */
export const mutinous = window('mutiny', {
  rule: '7.9-ag',
  order: pub => inOrder(pub),
  choices: {
    mutiny: {
      if: [
        ['7.9-m', v => holds(v.own, numberOf(v.me), MUTINY), 'notInHand'],
        ['7.9-ag', v => !v.pub.handed],
      ],
      do(t, _, __, side) {
        playMarker(t, '7.9-m', side, MUTINY);
        return call('mutiny', { side });
      },
    },
  },
});

export const mutiny = section(
  'mutiny',
  () => ({ caught: { answers: 'american', cancelled: false }, thrown: notThrown('mutiny') }),
  {
    answer: step('7.9-n', (_, my) => moment('caught', { answers: foeOf(my.side), cancelled: false }, 'caught')),
    roll: step('7.9-m', (t, my) => {
      if (!my.caught.cancelled) return moment('rolled', { side: my.side, dice: throwDice(t, 1), for: 'mutiny' }, 'thrown');
      tell(t, '7.9-n', 'mutinyCancelled', { side: my.side });
      shelve(t, MUTINY);
      return done;
    }),
    desert: step('7.9-ag', (t, my) => {
      const die = my.thrown.dice[0]!;
      tell(t, '7.9-m', 'mutiny', { side: my.side, die });
      loseMarkers(t, '7.9-ag', foeOf(my.side), die);
      handOver(t, '7.9-m', foeOf(my.side), MUTINY);
      t.pub.handed = true;
      return next;
    }),
  },
);
