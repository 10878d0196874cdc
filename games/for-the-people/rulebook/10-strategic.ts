/** 10.2 STRATEGIC MOVEMENT, one journey after another: whence, where to, how many. */
import { done, goto, write } from '@cuartel/engine';
import { CSA, SIDES, USA } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import {
  departures,
  destinations,
  fresh,
  goesAnywhere,
  mostTo,
  NO_WAY,
  TO_ARMY,
  transfersLeft,
  wayTo,
} from '../queries/journeys.ts';
import { strategicLeft } from '../queries/reinforcements.ts';
import { inSupply } from '../queries/supply.ts';
import type { People } from '../types.ts';
import { send } from '../verbs/reinforcing.ts';

const { call, decide, section, step } = write<People>();
const EVERYWHERE: readonly Space[] = Array.from({ length: SIZE }, (_, space) => space);
const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

export const strategic = section('strategic', () => ({}), {
  union: step('10.2.1-a', () => call('journeys', { side: USA })),
  confederacy: step('10.2.1-a', () => call('journeys', { side: CSA })),
});

export const journeys = section('journeys', () => ({ from: -1, to: -1, arrived: [] }), {
  from: decide('10.2.1-a', my => SIDES[my.side]!, {
    entrain: {
      of: (v, my) => departures(v.pub, my.side, my.arrived),
      all: () => EVERYWHERE,
      if: [
        ['10.2.2-a', (v, my) => strategicLeft(v.pub, my.side) > 0],
        ['10.2.1-a', (v, my, space) => v.pub.infantry[my.side]![space]! > 0, 'noInfantry'],
        ['10.2.1-a', (v, my, space) => inSupply(v.pub, my.side, space), 'unsupplied'],
        ['10.2.1-a', (v, my, space) => fresh(v.pub, my.side, space, my.arrived) > 0, 'travelled'],
        ['10.2.2-b', (v, my, space) => goesAnywhere(v.pub, my.side, space), 'nowhere'],
      ],
      do(_, my, space) {
        my.from = space;
        return goto('to');
      },
    },
    finish: { do: () => done },
  }),
  to: decide('10.2.1-a', my => SIDES[my.side]!, {
    detrain: {
      of: (v, my) => destinations(v.pub, my.side, my.from),
      all: (_, my) => EVERYWHERE.filter(to => to !== my.from),
      if: [
        ['10.2.2-b', (v, my, to) => wayTo(v.pub, my.side, my.from, to) !== NO_WAY, 'noWay'],
        ['19-e', (v, my, to) => wayTo(v.pub, my.side, my.from, to) !== TO_ARMY || transfersLeft(v.pub, my.side) > 0],
      ],
      do(_, my, to) {
        my.to = to;
        return goto('many');
      },
    },
  }),
  many: decide('10.2.2-a', my => SIDES[my.side]!, {
    convey: {
      of: (v, my) => upTo(mostTo(v.pub, my.side, my.from, my.to, my.arrived)),
      all: (v, my) => upTo(v.pub.infantry[my.side]![my.from]!),
      if: [
        ['10.2.2-a', (v, my, count) => count <= strategicLeft(v.pub, my.side)],
        ['19-e', (v, my, count) => wayTo(v.pub, my.side, my.from, my.to) !== TO_ARMY || count <= transfersLeft(v.pub, my.side)],
        ['10.2.1-a', (v, my, count) => count <= fresh(v.pub, my.side, my.from, my.arrived), 'travelled'],
        ['6.8.3-a', (v, my, count) => count <= mostTo(v.pub, my.side, my.from, my.to, my.arrived)],
      ],
      do(t, my, count) {
        send(t, my.side, my.from, my.to, count);
        for (let n = 0; n < count; n++) my.arrived.push(my.to);
        my.from = -1;
        my.to = -1;
        return call('settling', {});
      },
    },
  }),
  // 5.2.1-b The army whose last SP has left is no more.
  settled: step('5.2.1-b', () => goto('from')),
});
