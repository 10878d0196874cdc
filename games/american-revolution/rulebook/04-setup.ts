/** 4. SET-UP */
import { goto, next, write } from '@cuartel/engine';
import { FIRST_HAND } from '../data/scenarios.ts';
import type { GroupCode } from '../data/setup.ts';
import { numberOf } from '../data/sides.ts';
import { placesFor, unitsToPlace } from '../queries/placement.ts';
import { groupsToPlace } from '../state/setup.ts';
import type { Revolution } from '../types.ts';
import { drawMarkers } from '../verbs/markers.ts';
import { tellApart } from '../verbs/pen.ts';
import { stacksOf, standAll } from '../verbs/units.ts';

const { decide, section, step } = write<Revolution>();

export const setUp = section('setUp', () => ({ side: 'british', group: null }), {
  // 4.2-a, 4.3-a, 4.3-j The British side stands before the American begins.
  group: step('4.3-j', (t, my) => {
    const [group] = groupsToPlace(t.pub, my.side);
    my.group = group ?? null;
    if (group !== undefined) return next;
    if (my.side === 'american') return goto('markers');
    my.side = 'american';
    return goto('group');
  }),
  place: decide('4.3-a', my => my.side, {
    place: {
      among: (v, my) => {
        const places = placesFor(v.pub, my.group as GroupCode);
        return unitsToPlace(v.pub, my.group as GroupCode).flatMap(what => places.map(to => ({ what, to })));
      },
      key: ({ what }) => what,
      size: [
        '4.2-d',
        (v, my) => {
          const n = unitsToPlace(v.pub, my.group as GroupCode).length;
          return [n, n];
        },
      ],
      // 4.2-h A group that goes to one of several named places.
      do(t, my, posts) {
        tellApart(t, '4.2-a', my.side, 'placedUnits', { units: [...posts] }, 'placed', {
          side: my.side,
          stacks: stacksOf(posts),
        });
        standAll(t, numberOf(my.side), posts);
        return next;
      },
    },
  }),
  next: step('4.3-j', () => goto('group')),
  // 4.2-l, 4.3-h, 4.3-j Last of all.
  markers: step('4.3-h', t => {
    // Worked examples may begin in a later year, with the hands they need.
    if (t.pub.turn > 1) return next;
    drawMarkers(t, '4.3-h', 'american', FIRST_HAND[0]);
    drawMarkers(t, '4.2-l', 'british', FIRST_HAND[1]);
    return next;
  }),
});
