/** 7.9-d, 7.9-t A Spy and the free partisan of the Committee: between two acts, and (7.5-a) in the Mobilization step in which they are drawn. */
import { write } from '@cuartel/engine';
import { markerOf, SPY } from '../data/markers.ts';
import { PARTISANS } from '../data/options.ts';
import type { Region } from '../data/regions.ts';
import { numberOf, type SideName } from '../data/sides.ts';
import { SPY_TARGETS } from '../data/spying.ts';
import { holds } from '../queries/hands.ts';
import { committeeRegions } from '../queries/plays.ts';
import type { Table, View } from '../state/table.ts';
import type { Revolution } from '../types.ts';
import { playMarker, spendMarker } from '../verbs/markers.ts';
import { tell } from '../verbs/pen.ts';

const { call } = write<Revolution>();
const COMMITTEE = markerOf('committee');
const has = (v: View, marker: number): boolean => holds(v.own, numberOf(v.me), marker);

export const SPYING = {
  of: (v: View) => (has(v, SPY) ? SPY_TARGETS : []),
  all: () => SPY_TARGETS,
  if: [['7.9-t', (v: View) => has(v, SPY), 'notInHand']],
} as const;
export const spyOn = (t: Table, side: SideName, on: number) => {
  playMarker(t, '7.9-t', side, SPY);
  tell(t, '7.9-t', 'spied', { side, on });
  return call('spy', { side, on });
};

export const PARTISAN = {
  of: (v: View) => (has(v, COMMITTEE) ? committeeRegions(v.pub, numberOf(v.me)) : []),
  all: (v: View) => committeeRegions(v.pub, numberOf(v.me)),
  if: [
    ['7.8-c', (v: View) => (v.pub.options & PARTISANS) !== 0],
    ['7.9-d', (v: View) => has(v, COMMITTEE), 'notInHand'],
  ],
} as const;
export const raisePartisan = (t: Table, side: SideName, region: Region) => {
  spendMarker(t, '7.9-d', side, COMMITTEE);
  return call('partisan', { side, region, free: true });
};
