/** 3. HOW TO WIN, and the end of a turn (5.1-j), with Politicking Among Generals (7.9-o). */
import { next, over, write } from '@cuartel/engine';
import { markerOf } from '../data/markers.ts';
import { numberOf, SIDES } from '../data/sides.ts';
import { holds } from '../queries/hands.ts';
import { leadersToName } from '../queries/plays.ts';
import { verdict } from '../queries/victory.ts';
import { GONE, POOL } from '../state/table.ts';
import type { Revolution } from '../types.ts';
import { notThrown, throwDice } from '../verbs/dice.ts';
import { keepFortress, keptFortresses } from '../verbs/fortress.ts';
import { playMarker, shelve } from '../verbs/markers.ts';
import { tell } from '../verbs/pen.ts';
import { nextTurn } from '../verbs/turns.ts';
import { removeUnit } from '../verbs/units.ts';
import { inOrder } from './07-anytime.ts';

const { call, moment, section, step, window } = write<Revolution>();
const POLITICKING = markerOf('politicking');

export const ending = section('ending', () => ({}), {
  // 3.1-a, 3.2-a, 3.3-a, 3.4-b, 3.5-b
  check: step('3.1-a', t => {
    const found = verdict(t);
    if (found === null) return next;
    t.pub.ending = found.ending;
    t.pub.winner = found.winner;
    tell(t, '3.4-b', 'ended', found);
    return over;
  }),
  // 7.9-ah After the check, so never after the last turn.
  intrigue: step('7.9-ah', () => moment('intrigue', {})),
  advance: step('5.1-j', t => {
    nextTurn(t);
    return next;
  }),
});

export const intrigue = window('intrigue', {
  rule: '7.9-ah',
  order: pub => inOrder(pub),
  choices: {
    politicking: {
      of: v => leadersToName(v.pub, numberOf(v.me)),
      if: [['7.9-o', v => holds(v.own, numberOf(v.me), POLITICKING), 'notInHand']],
      do(t, _, leader, side) {
        playMarker(t, '7.9-o', side, POLITICKING);
        return call('politicking', { side, leader });
      },
    },
  },
});

export const politicking = section('politicking', () => ({ thrown: notThrown('politicking') }), {
  roll: step('7.9-o', (t, my) => moment('rolled', { side: my.side, dice: throwDice(t, 1), for: 'politicking' }, 'thrown')),
  fall: step('7.9-o', (t, my) => {
    const { leader } = my;
    const die = my.thrown.dice[0]!;
    tell(t, '7.9-o', 'politicking', { side: my.side, leader, die });
    shelve(t, POLITICKING);
    if (die <= 3) {
      const at = SIDES.map(side => t.own[side].at[leader]!).find(space => space >= 0)!;
      tell(t, '7.9-o', 'fell', { leader, at, forGood: die === 1 });
      // 28.4-a, 28.14-a He may have been alone in his fortress, or before that of the enemy.
      const kept = keptFortresses(t);
      removeUnit(t, leader, die === 1 ? GONE : POOL);
      for (const space of kept) keepFortress(t, space);
    }
    return next;
  }),
});
