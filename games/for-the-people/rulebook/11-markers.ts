/** 11.3 PLACING MARKERS BY OPERATIONS, and 5.5.3 raids. */
import { done, write } from '@cuartel/engine';
import { SIDES } from '../data/sides.ts';
import { markSites, mayMarkAll } from '../queries/marking.ts';
import { mayPlaceMarker } from '../queries/states.ts';
import type { People } from '../types.ts';
import { mark, unmark } from '../verbs/control.ts';

const { decide, section } = write<People>();

export const markers = section('markers', () => ({}), {
  mark: decide('11.3-a', my => SIDES[my.side]!, {
    mark: {
      among: ({ pub }, my) => markSites(pub, my.side, my.count),
      whole: [['11.3-b', ({ pub }, my, list) => mayMarkAll(pub, my.side, list)]],
      size: ['11.3-a', (_, my) => [1, my.count]],
      do(t, my, list) {
        const left = [...list];
        for (let next = 0; next >= 0; ) {
          next = left.findIndex(space => mayPlaceMarker(t.pub, my.side, space));
          for (const space of next < 0 ? [] : left.splice(next, 1)) mark(t, '11.3-b', my.side, space);
        }
        for (const space of left) unmark(t, '5.5.3-a', space);
        return done;
      },
    },
  }),
});
