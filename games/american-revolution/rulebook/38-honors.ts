/** 38. HONORS OF WAR: offered to the besieged before the battles of the phase. */
import { done, goto, next, write } from '@cuartel/engine';
import { foeOf, numberOf } from '../data/sides.ts';
import { honorsPlaces } from '../queries/nearest.ts';
import type { Revolution } from '../types.ts';
import { notThrown, throwDice } from '../verbs/dice.ts';
import { answerHonors, marchOut } from '../verbs/honors.ts';

const { decide, moment, section, step } = write<Revolution>();

export const honors = section('honors', () => ({ places: [], thrown: notThrown('honors') }), {
  terms: decide('38.2-a', my => foeOf(my.side), {
    accept: {
      do(t, my) {
        answerHonors(t, foeOf(my.side), my.space, true);
        my.places = honorsPlaces(t, numberOf(foeOf(my.side)), my.space);
        return next;
      },
    },
    decline: {
      do(t, my) {
        answerHonors(t, foeOf(my.side), my.space, false);
        return done;
      },
    },
  }),
  // 38.2-a A die for each of several places; the highest has them.
  nearest: step('38.2-a', (t, my) =>
    my.places.length > 1
      ? moment('rolled', { side: foeOf(my.side), dice: throwDice(t, my.places.length), for: 'honors' }, 'thrown')
      : next,
  ),
  decided: step('38.2-a', (t, my) => {
    if (my.places.length > 1) {
      const high = Math.max(...my.thrown.dice);
      my.places = my.places.filter((_, i) => my.thrown.dice[i] === high);
      if (my.places.length > 1) return goto('nearest');
    }
    marchOut(t, my.side, my.space, my.places[0] ?? -1);
    return done;
  }),
});
