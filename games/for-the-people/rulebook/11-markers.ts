/** 11.3 PLACING MARKERS BY OPERATIONS, and 5.5.3 raids. */
import { done, write } from '@cuartel/engine';
import { SIDES } from '../data/sides.ts';
import { markSites } from '../queries/marking.ts';
import { mayPlaceMarker } from '../queries/states.ts';
import type { People } from '../types.ts';
import { mark, unmark } from '../verbs/control.ts';

const { decide, section } = write<People>();

export const markers = section('markers', () => ({}), {
  mark: decide('11.3-a', my => SIDES[my.side]!, {
    mark: {
      among: ({ pub }, my) => markSites(pub, my.side),
      size: ['11.3-a', (_, my) => [1, my.count]],
      do(t, my, list) {
        for (const space of list)
          if (mayPlaceMarker(t.pub, my.side, space)) mark(t, '11.3-b', my.side, space);
          else unmark(t, '5.5.3-a', space);
        return done;
      },
    },
  }),
});
