/** 7.2 RETREAT BEFORE BATTLE */
import { give, write } from '@cuartel/engine';
import { SIDES } from '../data/sides.ts';
import { leaveBefore, withdrawals } from '../queries/retreats.ts';
import { landNeighbours } from '../queries/steps.ts';
import type { People } from '../types.ts';
import { fallBack, rollToLeave } from '../verbs/interception.ts';

const { call, decide, section, step } = write<People>();

export const leaving = section('leaving', () => ({}), {
  leave: decide('7.2.4-a', my => SIDES[my.side]!, {
    withdraw: {
      of: ({ pub }, my) => withdrawals(pub, my.side, my.space, my.from),
      all: ({ pub }, my) => [...new Set([...landNeighbours(my.space), ...withdrawals(pub, my.side, my.space, my.from)])],
      if: [
        ['7.2.4-a', (_, my, to) => to !== my.from, 'cameFrom'],
        ['7.2.4-b', ({ pub }, my, to) => withdrawals(pub, my.side, my.space, my.from).includes(to)],
      ],
      do(t, my, to) {
        const how = leaveBefore(t.pub, my.side, my.space);
        if (how.how === 'die' && !rollToLeave(t, my.side, my.space, how.on)) return give(false);
        fallBack(t, '7.2.4-a', my.side, my.space, to);
        return call('settling', {});
      },
    },
    stand: { do: () => give(false) },
  }),
  gone: step('7.2.4-b', () => give(true)),
});
