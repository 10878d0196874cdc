/** 7.5-a What may be played at any time (7.9-d, 7.9-t) may be played in the Mobilization step in which it has been drawn. */
import { type Choices, write } from '@cuartel/engine';
import { markerOf, SPY } from '../data/markers.ts';
import { PARTISANS } from '../data/options.ts';
import { numberOf } from '../data/sides.ts';
import { SPY_TARGETS } from '../data/spying.ts';
import { holds } from '../queries/hands.ts';
import { committeeRegions } from '../queries/plays.ts';
import type { View } from '../state/table.ts';
import type { Revolution } from '../types.ts';
import { playMarker, spendMarker } from '../verbs/markers.ts';
import { tell } from '../verbs/pen.ts';

const { call } = write<Revolution>();
const COMMITTEE = markerOf('committee');
const has = (v: View, marker: number): boolean => holds(v.own, numberOf(v.me), marker);

export const AT_ONCE = {
  spy: {
    of: v => (has(v, SPY) ? SPY_TARGETS : []),
    all: () => SPY_TARGETS,
    if: [['7.9-t', v => has(v, SPY), 'notInHand']],
    do(t, { side }, on) {
      playMarker(t, '7.9-t', side, SPY);
      tell(t, '7.9-t', 'spied', { side, on });
      return call('spy', { side, on });
    },
  },
  committee: {
    of: v => (has(v, COMMITTEE) ? committeeRegions(v.pub, numberOf(v.me)) : []),
    all: v => committeeRegions(v.pub, numberOf(v.me)),
    if: [
      ['7.8-c', v => (v.pub.options & PARTISANS) !== 0],
      ['7.9-d', v => has(v, COMMITTEE), 'notInHand'],
    ],
    do(t, { side }, region) {
      spendMarker(t, '7.9-d', side, COMMITTEE);
      return call('partisan', { side, region, free: true });
    },
  },
} satisfies Pick<Choices<Revolution, 'mobilization'>, 'spy' | 'committee'>;
