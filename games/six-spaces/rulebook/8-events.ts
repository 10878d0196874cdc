/** 8.3 EVENTS: what an event asks for. How it is carried out is in cards/events.ts. */
import { done, write } from '@cuartel/engine';
import { BLOCKS } from '../data/board.ts';
import { wounded } from '../queries/board.ts';
import type { Six } from '../types.ts';
import { discard, tell } from '../verbs/deeds.ts';
import { restore } from '../verbs/optional.ts';

const { decide, section } = write<Six>();

export const levy = section('levy', () => ({}), {
  block: decide('8.4', my => my.side, {
    restore: {
      of: ({ pub, me }) => wounded(pub, me),
      all: () => BLOCKS,
      if: [['8.4', ({ pub, me }, _, block) => wounded(pub, me).includes(block)]],
      do(t, _, block) {
        restore(t, block);
        return done;
      },
    },
  }),
});

export const tribute = section('tribute', () => ({}), {
  card: decide('8.5', my => my.side, {
    giveUp: {
      of: v => v.own.hand,
      do(t, my, card) {
        discard(t, my.side, card);
        tell(t, '8.5', 'gaveUp', { side: my.side, card });
        return done;
      },
    },
  }),
});
