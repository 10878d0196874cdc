/** 8.7, 8.8 COLUMNS: a force on the move, with a commander, that drops and picks up on its way. */
import { again, type Choice, give, goto, next, same, write } from '@cuartel/engine';
import { candidatesOf, gathered, keepThose, membersOf, regroup, succeed, timesIn } from '@cuartel/engine/kit/force.ts';
import { ADJACENT, type Block, GENERAL } from '../data/board.ts';
import { adjacent, fits, plays } from '../queries/board.ts';
import { blocksOf, brokenLimit, canSetOut, forceIn, generalAt, gunsOf, leavesGunsAlone } from '../queries/columns.ts';
import type { Six } from '../types.ts';
import { haulGuns, spikeGuns } from '../verbs/optional.ts';
import { tell } from '../verbs/pen.ts';

const { call, decide, section, step } = write<Six>();

/** In an action: the general leads a column. */
export const setOutWith: Choice<Six, 'action', 'column'> = {
  if: [
    ['8.7', ({ pub, me }) => plays(pub, 'columns') && generalAt(pub, me) >= 0],
    ['8.8', ({ pub, me }) => canSetOut(pub, me), 'gunsAlone'],
  ],
  do: (t, my) => {
    const general = GENERAL[my.side];
    return call('column', { side: my.side, points: my.points, general, here: generalAt(t.pub, my.side) }, 'points');
  },
};
export const column = section('column', () => ({ force: { commander: -1, pieces: [], points: [] }, from: -1, to: -1 }), {
  begin: step('8.7', (_, my) => {
    my.force = gathered([my.general], my.general);
    return next;
  }),
  order: decide('8.7', my => my.side, {
    regroup: {
      among: ({ pub }, my) => candidatesOf(forceIn(pub, my.side, my.here)),
      times: ({ pub }, my, member) => timesIn(forceIn(pub, my.side, my.here), member),
      part: [
        ['8.7', (_, __, list) => brokenLimit(list) !== '8.7', 'tooMany'],
        ['8.8', (_, __, list) => brokenLimit(list) !== '8.8', 'tooMany'],
      ],
      whole: [
        ['8.7', (_, my, list) => list.includes(my.force.commander), 'noLeader'],
        ['8.8', ({ pub }, my, list) => !leavesGunsAlone(pub, my.side, my.here, gathered(list)), 'gunsAlone'],
        ['8.7', (_, my, list) => !same(list, membersOf(my.force)), 'already'],
      ],
      do(t, my, list) {
        const { left, joined } = regroup(my.force, list);
        tell(t, '8.7', 'regrouped', {
          side: my.side,
          left: blocksOf(left),
          joined: blocksOf(joined),
          guns: gunsOf(joined) - gunsOf(left),
        });
        return again;
      },
    },
    march: {
      of: (_, my) => ADJACENT[my.here]!,
      if: [
        ['3.1', (_, my, to) => adjacent(my.here, to)],
        ['3.2', ({ pub }, my, to) => fits(pub, to, my.side, my.force.pieces.length)],
        ['8.8', ({ pub }, my) => !leavesGunsAlone(pub, my.side, my.here, my.force), 'gunsAlone'],
      ],
      do(t, my, to) {
        my.points--;
        [my.from, my.to] = [my.here, to];
        haulGuns(t, my.side, my.force.points[0] ?? 0, my.from, to);
        return call('march', { side: my.side, group: [...my.force.pieces], from: my.from, to });
      },
    },
    halt: { do: (_, my) => give(my.points) },
  }),
  // Whoever is lost or was thrown back is out of it; the next in line takes over.
  after: step('8.7', (t, my) => {
    const { pub } = t;
    spikeGuns(t);
    keepThose(my.force, block => pub.at[block] === my.to);
    my.force.points = [Math.min(my.force.points[0] ?? 0, pub.guns[my.side][my.to] ?? 0)];
    const led = my.force.commander;
    succeed(my.force, (block: Block) => 8 - block);
    if (my.force.commander < 0 || my.points === 0) return give(my.points);
    if (led !== my.force.commander) tell(t, '8.7', 'tookOver', { block: my.force.commander });
    my.here = my.to;
    return goto('order');
  }),
});
