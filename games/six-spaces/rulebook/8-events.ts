/** 8.3 EVENTS: when one may be played, and what it asks for. How it is carried out is in cards/events.ts. */
import { type Choice, done, type Window, write } from '@cuartel/engine';
import { playable } from '../cards/events.ts';
import { BLOCKS } from '../data/board.ts';
import { eventsFor } from '../data/events.ts';
import { plays } from '../queries/board.ts';
import { wounded } from '../queries/optional.ts';
import type { Six } from '../types.ts';
import { discard } from '../verbs/cards.ts';
import { playEvent, restore } from '../verbs/optional.ts';
import { tell } from '../verbs/pen.ts';

const { call, decide, section } = write<Six>();

/** In an action. */
export const anEvent: Choice<Six, 'action', 'event'> = {
  of: v => (plays(v.pub, 'events') ? eventsFor('action', v.own.hand) : []),
  if: [['8.3', (v, _, event) => playable(v, event)]],
  do(t, my, event) {
    playEvent(t, my.side, event);
    return call('effects', { by: my.side, of: event });
  },
};
/** Before the roll of an interception. */
export const eventInTime: NonNullable<Window<Six, 'interception'>['choices']['event']> = {
  of: v => (plays(v.pub, 'events') ? eventsFor('interception', v.own.hand) : []),
  if: [['8.3', (v, _, event) => playable(v, event)]],
  do(t, _, event, side) {
    playEvent(t, side, event);
    return call('effects', { by: side, of: event });
  },
};

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
