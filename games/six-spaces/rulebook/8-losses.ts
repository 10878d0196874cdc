/** 8.9 BLOODY BATTLES: the owner allots the hits, as far as he has a choice. */
import { done, next, write } from '@cuartel/engine';
import { allot } from '@cuartel/engine/kit/hits.ts';
import { type Block, GENERAL } from '../data/board.ts';
import { beaten, plays } from '../queries/board.ts';
import { stepsShown } from '../queries/optional.ts';
import type { Seen } from '../state/table.ts';
import type { Six } from '../types.ts';
import { loseStep } from '../verbs/deeds.ts';

const { call, decide, section, step } = write<Six>();

export const hitsFrom = (pub: Seen, difference: number): number => (plays(pub, 'bloody') ? Math.max(1, difference) : 1);
/** In the place of [6.4]. */
export const bloody = step<'battle'>('8.9', ({ pub }, my) => {
  if (!plays(pub, 'bloody')) return next;
  const order = my.loser === my.attacker ? 'largest-first' : 'each-before-twice';
  return call('losses', { side: my.loser, blocks: [...beaten(pub, my)], hits: my.hits, order });
});

export const losses = section('losses', () => ({ open: [], left: 0 }), {
  forced: step('8.9', (t, my) => {
    const steps = my.blocks.map(block => stepsShown(t.pub, block));
    const rank = my.blocks.map(block => (block === GENERAL[my.side] ? 1 : 0));
    const { forced, open, left } = allot(steps, my.hits, my.order, rank);
    my.blocks.forEach((block, i) => {
      for (let n = 0; n < forced[i]!; n++) loseStep(t, block);
    });
    [my.open, my.left] = [open, left];
    return left > 0 ? next : done;
  }),
  hits: decide('8.9', my => my.side, {
    hit: {
      among: (_, my) => my.blocks,
      times: (_, my, block: Block) => my.open[my.blocks.indexOf(block)]!,
      size: ['8.9', (_, my) => [my.left, my.left]],
      do(t, _, list) {
        for (const block of list) loseStep(t, block);
        return done;
      },
    },
  }),
});
