/** 4. INTERCEPTION: one reaction window inside another. */
import { done, give, next, write } from '@cuartel/engine';
import { foe } from '../data/board.ts';
import { interceptors } from '../queries/board.ts';
import type { Six } from '../types.ts';
import { discard } from '../verbs/cards.ts';
import { rollInterception } from '../verbs/deeds.ts';
import { tell } from '../verbs/pen.ts';
import { eventInTime } from './8-events.ts';

const { moment, section, step, window } = write<Six>();

/** 4.1 Open to the side that does not march. Who could intercept lies open on the board, so an empty window need not be shown. */
export const entering = window('entering', {
  rule: '4.1',
  order: (_, about) => [foe(about.side)],
  quiet: true,
  choices: {
    intercept: {
      of: ({ pub, me }, about) => interceptors(pub, me, about.from, about.to),
      do(_, about, block) {
        about.by = block;
        return done;
      },
    },
  },
});

export const interception = section('interception', () => ({ jammed: { side: 'north', block: -1, jam: 0 } }), {
  answer: step('4.3', (_, my) => moment('interception', { side: foe(my.side), block: my.block, jam: 0 }, 'jammed')),
  roll: step('4.2', (t, my) => give(rollInterception(t, my.side, my.block, my.to, my.jammed.jam))),
});

/** 4.3 Asked whenever the marching side holds cards, which all can see; which cards they are does not matter for being asked. */
export const jam = window('interception', {
  rule: '4.3',
  order: (pub, about) => (pub.hands[about.side] > 0 ? [about.side] : []),
  once: true,
  choices: {
    jam: {
      of: v => v.own.hand,
      do(t, about, card, side) {
        discard(t, side, card);
        tell(t, '4.3', 'jammed', { side, card });
        about.jam = 1;
        return next;
      },
    },
    event: eventInTime,
  },
});
