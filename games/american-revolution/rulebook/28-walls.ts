/** 28.4 FORTRESSES GIVEN UP by their owner, the last step of a Supply Phase. */
import { next, write } from '@cuartel/engine';
import { numberOf } from '../data/sides.ts';
import { fortressesOf } from '../queries/plays.ts';
import type { Revolution } from '../types.ts';
import { loseFortress } from '../verbs/fortress.ts';
import { tell } from '../verbs/pen.ts';

const { decide, section } = write<Revolution>();

export const walls = section('walls', () => ({}), {
  abandon: decide('28.4-a', my => my.side, {
    abandon: {
      among: v => fortressesOf(v.pub, numberOf(v.me)),
      size: ['28.4-a', v => [0, fortressesOf(v.pub, numberOf(v.me)).length]],
      do(t, my, spaces) {
        for (const at of spaces) {
          tell(t, '28.4-a', 'abandoned', { side: my.side, at });
          loseFortress(t, at);
        }
        return next;
      },
    },
  }),
});
