/** 2. ACTIONS */
import { again, done, goto, next, same, write } from '@cuartel/engine';
import { ADJACENT, BLOCKS, BLOCKS_OF, type Block, GROUP, SPACES, type Space, sideOf, worth } from '../data/board.ts';
import { adjacent, fits } from '../queries/board.ts';
import { isSpace } from '../queries/posts.ts';
import type { Six } from '../types.ts';
import { discard } from '../verbs/cards.ts';
import { spikeGuns } from '../verbs/optional.ts';
import { tell } from '../verbs/pen.ts';
import { setOutWith } from './8-columns.ts';
import { anEvent } from './8-events.ts';
import { post } from './8-posts.ts';

const { call, decide, section, step } = write<Six>();
const EVERYWHERE: readonly Space[] = SPACES.map((_, i) => i);

/** Where a group stands; null: there is none yet. */
const standsIn = (v: { pub: { at: readonly Space[] } }, group: readonly Block[]): Space | null =>
  group.length === 0 ? null : v.pub.at[group[0]!]!;

export const action = section(
  'action',
  () => ({ points: 0 }),
  {
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
      event: anEvent,
      pass: {
        do(t, my) {
          tell(t, '2.1', 'passed', { side: my.side });
          return done;
        },
      },
    }),
    points: step('2.1', (_, my) => (my.points > 0 ? next : done)), // 8.3 an event is a whole action
    // 2.2 A group is lifted as a whole, as often as one likes: nobody else sees it before it marches.
    gather: decide(
      '2.2',
      my => my.side,
      {
        gather: {
          among: v => BLOCKS_OF[v.me],
          all: () => BLOCKS,
          each: [
            ['2.2', (v, _, block) => sideOf(block) === v.me, 'notYours'],
            ['6.4', (v, _, block) => v.pub.at[block]! >= 0, 'gone'],
            ['8.11', (v, _, block) => isSpace(v.pub.at[block]!), 'notInASpace'],
          ],
          part: [['2.2', (v, _, group) => group.every(block => v.pub.at[block] === standsIn(v, group)), 'elsewhere']],
          whole: [['2.2', (v, _, group) => !same(group, v.mine.group), 'already']],
          size: ['2.2', () => [1, GROUP]],
          do(_, __, group, mine) {
            mine.group = [...group];
            return again;
          },
        },
        march: {
          of: v => ADJACENT[standsIn(v, v.mine.group) ?? -1] ?? [],
          all: () => EVERYWHERE,
          if: [
            ['2.2', v => v.mine.group.length > 0, 'nobody'],
            ['3.1', (v, _, to) => adjacent(standsIn(v, v.mine.group) as Space, to)],
            ['3.2', (v, my, to) => fits(v.pub, to, my.side, v.mine.group.length)],
          ],
          do(t, my, to, mine) {
            my.points--;
            const group = mine.group.splice(0);
            return call('march', { side: my.side, group, from: standsIn(t, group) as Space, to });
          },
        },
        post,
        column: setOutWith,
        stop: { do: () => done },
      },
      { secret: true },
    ),
    spent: step('2.3', (t, my) => {
      spikeGuns(t);
      return my.points > 0 ? goto('gather') : done;
    }),
  },
  () => ({ group: [] }),
);
