/** 6. POLITICAL POINTS */
import { next, write } from '@cuartel/engine';
import { markerOf } from '../data/markers.ts';
import { foeOf, numberOf } from '../data/sides.ts';
import { holds } from '../queries/hands.ts';
import { indiansOnMap } from '../queries/plays.ts';
import { freeDraws, politicalDice, sovereigntyPoints, townIncome } from '../queries/political.ts';
import type { Revolution } from '../types.ts';
import { notThrown, throwDice } from '../verbs/dice.ts';
import { drawMarkers, loseMarkers, playMarker, shelve, spendMarker } from '../verbs/markers.ts';
import { tell } from '../verbs/pen.ts';
import { inOrder } from './07-anytime.ts';

const { call, moment, section, step, window } = write<Revolution>();
const DEBATE = markerOf('debate');
const SPECULATORS = markerOf('speculators');
const INDIAN_MARKER = markerOf('indians');

/** 6.7-c The order of the phase: free draws, markers, then each player's towns and dice. */
export const political = section('political', () => ({}), {
  begin: step('12.7-d', t => {
    t.pub.debate = 0;
    drawMarkers(t, '12.7-d', 'american', freeDraws(t.pub));
    return moment('between', {});
  }),
  session: step('6.7-c', () => moment('session', {})),
  first: step('6.2-a', t => call('income', { side: t.pub.first })),
  second: step('6.2-a', t => {
    t.pub.active = foeOf(t.pub.first);
    return call('income', { side: foeOf(t.pub.first) });
  }),
});

/** 6.7-c, 7.9-aa Before any die of the phase. */
export const session = window('session', {
  rule: '6.7-c',
  order: pub => inOrder(pub),
  choices: {
    debate: {
      if: [['7.9-e', v => holds(v.own, numberOf(v.me), DEBATE), 'notInHand']],
      do(t, _, __, side) {
        spendMarker(t, '7.9-e', side, DEBATE);
        t.pub.debate += side === 'british' ? 1 : -1;
        tell(t, '7.9-aa', 'debate', { side });
        return next;
      },
    },
    speculate: {
      if: [['7.9-s', v => holds(v.own, numberOf(v.me), SPECULATORS), 'notInHand']],
      do(t, _, __, side) {
        playMarker(t, '7.9-s', side, SPECULATORS);
        return call('speculators', { side });
      },
    },
    countIndians: {
      if: [
        ['7.9-i', v => v.me === 'american', 'onlyAmerican'],
        ['7.9-i', v => holds(v.own, numberOf(v.me), INDIAN_MARKER), 'notInHand'],
        ['5.1-l', v => indiansOnMap(v.pub) > 0],
      ],
      do(t, _, __, side) {
        playMarker(t, '7.9-i', side, INDIAN_MARKER);
        const n = indiansOnMap(t.pub);
        tell(t, '7.9-i', 'indiansCounted', { n });
        drawMarkers(t, '7.9-i', side, n);
        shelve(t, INDIAN_MARKER);
        return next;
      },
    },
  },
});

/** 7.9-s A die for good or bad fortune, another for how much of it. */
export const speculators = section('speculators', () => ({ thrown: notThrown('speculators'), gains: false }), {
  fortune: step('7.9-s', (t, my) => moment('rolled', { side: my.side, dice: throwDice(t, 1), for: 'speculators' }, 'thrown')),
  amount: step('7.9-s', (t, my) => {
    my.gains = my.thrown.dice[0]! >= 3;
    return moment('rolled', { side: my.side, dice: [...throwDice(t, 1)], for: 'speculators' }, 'thrown');
  }),
  outcome: step('7.9-al', (t, my) => {
    const n = my.thrown.dice[0]!;
    tell(t, '7.9-s', 'speculated', { side: my.side, n, gains: my.gains });
    if (my.gains) drawMarkers(t, '7.9-s', my.side, n);
    else loseMarkers(t, '7.9-al', my.side, n);
    shelve(t, SPECULATORS);
    return next;
  }),
});

export const income = section('income', () => ({ thrown: notThrown('income') }), {
  dice: step('6.6-b', (t, my) =>
    moment('rolled', { side: my.side, dice: throwDice(t, politicalDice(t.pub, numberOf(my.side))), for: 'income' }, 'thrown'),
  ),
  // 6.3-a, 6.3-b, 30.1-b Towns and Indian locations are counted in the same breath.
  collect: step('6.2-a', (t, my) => {
    const side = numberOf(my.side);
    const { dice } = my.thrown;
    const [towns, tribes] = [townIncome(t, side), sovereigntyPoints(t, side)];
    const total = dice.reduce((sum, die) => sum + die, towns + tribes);
    t.pub.points[side] += total;
    tell(t, '6.1-a', 'income', { side: my.side, towns, tribes, dice, total });
    return next;
  }),
});
