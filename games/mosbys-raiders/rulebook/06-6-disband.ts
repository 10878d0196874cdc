/** 6.6 DISBAND, and skedaddling before a combat */
import { done, write } from '@cuartel/engine';
import { POINTS } from '../data/tables.ts';
import { isActive, unitsIn } from '../queries/units.ts';
import type { Mosby } from '../types.ts';
import { tell } from '../verbs/journal.ts';
import { driven, endTurn, loseCaptives } from '../verbs/mosby.ts';
import { wander } from '../verbs/pursuit.ts';
import { score } from '../verbs/tracks.ts';
import { deactivate, sendBack } from '../verbs/units.ts';

const { call, section, step } = write<Mosby>();

/** 6.6-a, 6.6-b, 7.2-j The turn is over, nothing is lost; Union units are deactivated where they are at the end of it. */
export const disband = section('disband', () => ({}), {
  scatter: step('6.6-a', t => {
    tell(t, t.pub.phase === 'rounds' ? '6.6-c' : '6.6-b', 'disbanded', { here: t.pub.mosby });
    loseCaptives(t, '6.3-g');
    t.pub.mosby = -1;
    endTurn(t);
    return done;
  }),
});

/** 6.6-d */
export const flight = section('flight', () => ({}), {
  check: step('6.6-d', () => call('casualty', {})),
  away: step('6.6-d', (t, my) => {
    const { pub } = t;
    const here = pub.mosby;
    tell(t, '6.6-d', 'fled', { here });
    score(t, '6.6-d', POINTS.skedaddle);
    driven(t);
    pub.mosby = -1;
    endTurn(t);
    // 5.2-e The unit of an event goes to the cup.
    if (my.event) sendBack(t, '5.2-e', my.units);
    else
      for (const token of unitsIn(pub, here).filter(unit => isActive(pub, unit))) {
        wander(t, token, '6.6-d');
        deactivate(t, '7.2-k', token);
      }
    return done;
  }),
});
