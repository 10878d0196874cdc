/** 13.2 A leader out of the pool. */
import { done, next, write } from '@cuartel/engine';
import { GENERAL } from '../data/kinds.ts';
import { IS_BOX } from '../data/map.ts';
import { numberOf } from '../data/sides.ts';
import { KIND } from '../data/units.ts';
import { leaderPlaces, leaderPrice } from '../queries/mobilization.ts';
import type { Revolution } from '../types.ts';
import { tell } from '../verbs/pen.ts';
import { joinAt, standAt } from '../verbs/units.ts';

const { decide, section, step } = write<Revolution>();

export const leader = section('leader', () => ({}), {
  // 13.2-d Nowhere to put him: he goes back and the points too.
  none: step('13.2-d', (t, my) => {
    const side = numberOf(my.side);
    if (leaderPlaces(t.pub, t.own[my.side], side, my.unit).length > 0) return next;
    t.pub.points[side] += leaderPrice(t.pub, side);
    tell(t, '13.2-d', 'noRoom', { side: my.side, unit: my.unit });
    return done;
  }),
  // Always asked: how many places there are is nobody else's business.
  assign: decide(
    '13.2-d',
    my => my.side,
    {
      assignLeader: {
        of: (v, my) => leaderPlaces(v.pub, v.own, numberOf(v.me), my.unit),
        do(t, my, at) {
          tell(t, '13.2-e', 'joined', { side: my.side, unit: my.unit, at });
          // 24.4-j Where there are only ships he comes aboard; an admiral is with them, a militia commander never.
          if (KIND[my.unit] !== GENERAL || IS_BOX[at]) standAt(t, my.unit, at);
          else joinAt(t, my.unit, at, () => true);
          return next;
        },
      },
    },
    { always: true },
  ),
});
