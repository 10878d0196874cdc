/** 29. PARTISANS: an attempt to place one, paid for (29.2, 9.1-b) or free (7.9-d). */
import { done, goto, next, write } from '@cuartel/engine';
import { AGITATION, AGITATORS, type Marker } from '../data/markers.ts';
import { numberOf, type Side } from '../data/sides.ts';
import { PARTISAN_ROLL } from '../data/tables.ts';
import { handSize } from '../queries/hands.ts';
import { partisanPlaces, partisanPrice } from '../queries/mobilization.ts';
import type { Revolution } from '../types.ts';
import { notThrown, throwDice } from '../verbs/dice.ts';
import { spendMarker } from '../verbs/markers.ts';
import { tell } from '../verbs/pen.ts';

const { decide, moment, section, step } = write<Revolution>();

const worth = (markers: readonly Marker[], side: Side): number =>
  markers.reduce((sum, marker) => sum + AGITATION[marker]![side], 0);
/** No marker is laid down that is not needed. */
const isLean = (markers: readonly Marker[], side: Side, price: number): boolean =>
  markers.length === 0 || worth(markers, side) - Math.min(...markers.map(marker => AGITATION[marker]![side])) < price;

export const partisan = section('partisan', () => ({ thrown: notThrown('partisan') }), {
  paid: step('29.2-a', (_, my) => (my.free ? goto('roll') : next)),
  // 9.1-b Always asked: which agitation markers he holds is a secret.
  pay: decide(
    '9.1-b',
    my => my.side,
    {
      pay: {
        among: v => AGITATORS.filter(marker => v.own.hand[marker]! > 0),
        times: (v, _, marker) => v.own.hand[marker]!,
        part: [
          ['9.1-b', (v, my, list) => isLean(list, numberOf(v.me), partisanPrice(v.pub, numberOf(v.me), my.region)), 'overpaid'],
        ],
        whole: [
          [
            '29.2-a',
            (v, my, list) =>
              worth(list, numberOf(v.me)) + v.pub.points[numberOf(v.me)]! >= partisanPrice(v.pub, numberOf(v.me), my.region),
            'tooDear',
          ],
        ],
        size: ['9.1-b', v => [0, handSize(v.own.hand)]],
        do(t, my, markers) {
          const side = numberOf(my.side);
          const points = Math.max(0, partisanPrice(t.pub, side, my.region) - worth(markers, side));
          for (const marker of markers) spendMarker(t, '9.1-b', my.side, marker);
          t.pub.points[side] -= points;
          tell(t, '29.2-a', 'paidWith', { side: my.side, markers: [...markers], points, region: my.region });
          return next;
        },
      },
    },
    { always: true },
  ),
  roll: step('29.2-b', (t, my) => moment('rolled', { side: my.side, dice: throwDice(t, 1), for: 'partisan' }, 'thrown')),
  rolled: step('29.2-b', (t, my) => {
    if (my.thrown.dice[0]! >= PARTISAN_ROLL) return next;
    tell(t, '29.2-b', 'partisanFailed', { side: my.side, region: my.region, die: my.thrown.dice[0]! });
    return done;
  }),
  // 29.2-c, 29.3-a, 29.5-a The place is chosen after the roll; an enemy partisan there makes way.
  place: decide('29.2-c', my => my.side, {
    raisePartisan: {
      of: (v, my) => partisanPlaces(v.pub, numberOf(v.me), my.region),
      do(t, my, at) {
        t.pub.partisan[at] = numberOf(my.side);
        tell(t, '29.3-a', 'partisanRaised', { side: my.side, at, die: my.thrown.dice[0]! });
        return next;
      },
    },
  }),
});
