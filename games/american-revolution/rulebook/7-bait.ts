/** 7.9-a, 7.9-b, 7.9-y BAIT THE REDCOATS/BLUECOATS */
import { done, next, write } from '@cuartel/engine';
import { markerOf } from '../data/markers.ts';
import { MASSACRE } from '../data/options.ts';
import { foeOf } from '../data/sides.ts';
import type { Revolution } from '../types.ts';
import { notThrown, throwDice } from '../verbs/dice.ts';
import { drawMarkers, shelve } from '../verbs/markers.ts';
import { tell } from '../verbs/pen.ts';
import { massacre } from '../verbs/siege.ts';

const { moment, section, step } = write<Revolution>();
const BAIT = markerOf('bait');

export const bait = section('bait', () => ({ thrown: notThrown('bait'), die: 0 }), {
  roll: step('7.9-a', (t, my) => moment('rolled', { side: my.side, dice: throwDice(t, 1), for: 'bait' }, 'thrown')),
  bitten: step('7.9-a', (t, my) => {
    my.die = my.thrown.dice[0]!;
    tell(t, '7.9-a', 'baited', { side: my.side, at: my.space, die: my.die });
    if (my.die === 1 || my.die >= 5) {
      const side = my.die === 1 ? foeOf(my.side) : my.side;
      return moment('rolled', { side, dice: throwDice(t, 1), for: 'bait' }, 'thrown');
    }
    // 7.9-b Where a massacre marker lies, or without option 37.0, nothing happens.
    const bites = my.die <= 3 && (t.pub.options & MASSACRE) !== 0 && t.pub.massacre[my.space] === 0;
    if (bites) massacre(t, '7.9-b', foeOf(my.side), my.space);
    return next;
  }),
  drawn: step('7.9-a', (t, my) => {
    if (my.die === 1 || my.die >= 5) drawMarkers(t, '7.9-a', my.thrown.side, my.thrown.dice[0]!);
    shelve(t, BAIT);
    return done;
  }),
});
