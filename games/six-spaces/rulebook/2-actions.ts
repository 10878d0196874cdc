/** 2. ACTIONS */
import { again, done, goto, next, write } from '@cuartel/engine';
import { ADJACENT, BLOCKS, BLOCKS_OF, GROUP, SPACES, type Space, sideOf, worth } from '../data/board.ts';
import { adjacent, fits } from '../queries/board.ts';
import type { Six } from '../types.ts';
import { discard, tell } from '../verbs/deeds.ts';

const { call, decide, section, step } = write<Six>();
const EVERYWHERE: readonly Space[] = SPACES.map((_, i) => i);

export const action = section('action', () => ({ points: 0, group: [] }), {
  card: decide('2.1', my => my.side, {
    play: {
      of: v => v.own.hand,
      do(t, my, card) {
        discard(t, my.side, card);
        tell(t, '2.1', 'played', { side: my.side, card });
        my.points = worth(card);
        return next;
      },
    },
    pass: {
      do(t, my) {
        tell(t, '2.1', 'passed', { side: my.side });
        return done;
      },
    },
  }),
  // 2.2 A group is picked block by block; `again` asks the same question with one more block in the group.
  gather: decide('2.2', my => my.side, {
    gather: {
      of: (_, my) => BLOCKS_OF[my.side],
      all: () => BLOCKS,
      if: [
        ['2.2', (_, my, block) => sideOf(block) === my.side, 'notYours'],
        ['6.4', (v, _, block) => (v.pub.at[block] as number) >= 0, 'gone'],
        ['2.2', (_, my, block) => !my.group.includes(block), 'already'],
        ['2.2', (_, my) => my.group.length < GROUP, 'full'],
        ['2.2', (v, my, block) => my.group.length === 0 || v.pub.at[block] === v.pub.at[my.group[0] as number], 'elsewhere'],
      ],
      do(_, my, block) {
        my.group.push(block);
        return again;
      },
    },
    march: {
      of: (v, my) => (my.group.length === 0 ? [] : (ADJACENT[v.pub.at[my.group[0] as number] as Space] as readonly Space[])),
      all: () => EVERYWHERE,
      if: [
        ['2.2', (_, my) => my.group.length > 0, 'nobody'],
        ['3.1', (v, my, to) => adjacent(v.pub.at[my.group[0] as number] as Space, to)],
        ['3.2', (v, my, to) => fits(v.pub, to, my.side, my.group.length)],
      ],
      do(t, my, to) {
        my.points--;
        const group = my.group.splice(0);
        return call('march', { side: my.side, group, from: t.pub.at[group[0] as number] as Space, to });
      },
    },
    stop: { do: () => done },
  }),
  spent: step('2.3', (_, my) => (my.points > 0 ? goto('gather') : done)),
});
