/** 6.2 DEPLOYMENT, and 6.31-f the placing of night reinforcements. */
import { done, goto, next, viewOf, write } from '@cuartel/engine';
import { battleOf, centreOf, reserveOf, roleOf, tokensIn } from '../queries/battle.ts';
import {
  canDeployRest,
  deployable,
  deploySpots,
  freeArrivalSpot,
  gunPlaced,
  hqPlaced,
  linesFilled,
  nightPlaces,
  placed,
  restSpot,
  waiting,
} from '../queries/battle-deployment.ts';
import { numberOf } from '../queries/sides.ts';
import type { BobbyLee } from '../types.ts';
import { deploy, deployRest } from '../verbs/battle-board.ts';
import { tell } from '../verbs/pen.ts';

const { decide, section, step } = write<BobbyLee>();

export const deployment = section('deployment', () => ({}), {
  // A single unit, whatever it is, stands in the Centre.
  ready: step('6.2-b', (t, my) => {
    if (waiting(t.pub, my.battle, numberOf(my.side)) > 1) return next;
    const centre = centreOf(roleOf(t.pub, my.side));
    deployRest(t, '6.2-b', my.side, battleOf(t.pub, my.battle).hex, () => centre);
    return goto('more');
  }),
  // Asked even where one place is left: which units have a choice tells what they are.
  place: decide(
    '6.2-b',
    my => my.side,
    {
      deploy: {
        of: (v, my) => deployable(v, my.battle),
        if: [
          ['7.6-a', (v, my, p) => placed(v, my.battle, p), 'onlyCentre'],
          ['6.2-c', (v, my, p) => hqPlaced(v, my.battle, p), 'hqToReserve'],
          ['6.2-d', (v, _, p) => gunPlaced(v, p), 'gunToCentre'],
          ['6.2-b', (v, my, p) => my.side === v.pub.active || linesFilled(v, my.battle, p), 'fillTheLine'],
          ['6.2-e', (v, my, p) => my.side !== v.pub.active || linesFilled(v, my.battle, p), 'matchTheLine'],
        ],
        do(t, _, { block, spot }) {
          deploy(t, '6.2-b', block, spot);
          return next;
        },
      },
      deployRest: {
        of: (v, my) => (waiting(v.pub, my.battle, numberOf(my.side)) > 1 ? deploySpots(v, my.battle) : []),
        if: [['6.2-b', (v, my, spot) => canDeployRest(v, my.battle, spot), 'fillTheLine']],
        do(t, my, spot) {
          const v = viewOf<BobbyLee>(t, my.side);
          deployRest(t, '6.2-b', my.side, battleOf(t.pub, my.battle).hex, block => restSpot(v, my.battle, block, spot));
          return next;
        },
      },
    },
    { always: true },
  ),
  more: step('6.2-b', (t, my) => {
    const { pub } = t;
    const { hex } = battleOf(pub, my.battle);
    if (waiting(pub, my.battle, numberOf(my.side)) > 0) return goto('place');
    const spots: number[] = [];
    const counts: number[] = [];
    for (const token of tokensIn(pub, numberOf(my.side), hex)) {
      const spot = pub.spot[token]!;
      const at = spots.indexOf(spot);
      if (at < 0) {
        spots.push(spot);
        counts.push(1);
      } else counts[at]!++;
    }
    tell(t, '6.2-b', 'deployed', { side: my.side, hex, spots, counts });
    return done;
  }),
});

export const arrivals = section('arrivals', () => ({}), {
  open: step('6.31-f', ({ pub }, my) => (waiting(pub, my.battle, numberOf(my.side)) > 0 ? next : done)),
  place: decide(
    '6.31-f',
    my => my.side,
    {
      deploy: {
        of: (v, my) => nightPlaces(v, my.battle),
        if: [
          ['6.31-f', (v, my, p) => freeArrivalSpot(v, my.battle, p.spot), 'notFriendly'],
          ['6.31-i', (v, my, p) => gunPlaced(v, p) || p.spot === reserveOf(roleOf(v.pub, my.side)), 'gunToCentre'],
        ],
        do(t, _, { block, spot }) {
          deploy(t, '6.31-f', block, spot);
          return goto('open');
        },
      },
      deployRest: {
        of: (v, my) => (waiting(v.pub, my.battle, numberOf(my.side)) > 1 ? [reserveOf(roleOf(v.pub, my.side))] : []),
        do(t, my, spot) {
          deployRest(t, '6.31-f', my.side, battleOf(t.pub, my.battle).hex, () => spot);
          return goto('open');
        },
      },
    },
    { always: true },
  ),
});
