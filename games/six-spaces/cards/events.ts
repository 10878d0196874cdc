/** 8.3 How each operation of the events is carried out. */
import { next, write } from '@cuartel/engine';
import { effectsOf } from '@cuartel/engine/kit/effects.ts';
import { SIDES, type Side } from '../data/board.ts';
import { EVENTS, type SixEffects } from '../data/events.ts';
import { holdsMore, wounded } from '../queries/board.ts';
import type { Six } from '../types.ts';
import { cover, drawCards } from '../verbs/deeds.ts';

const { call } = write<Six>();

export const {
  section: effects,
  able,
  failing,
} = effectsOf<Six, SixEffects>({
  rule: '8.3',
  list: event => (EVENTS[event] as (typeof EVENTS)[number]).effects,
  ops: {
    restore: {
      can: ({ pub, me }) => wounded(pub, me).length > 0,
      do: (_, __, { by }) => call('levy', { side: by }),
    },
    'give-up': {
      can: ({ pub }, _, { item }) => pub.hands[item as Side] > 0,
      do: (_, __, { item }) => call('tribute', { side: item as Side }),
    },
    draw: {
      do(t, { n }, { by }) {
        drawCards(t, '8.6', by, n);
        return next;
      },
    },
    cover: {
      do(t, { n, until }, { by }) {
        cover(t, by, n, until);
        return next;
      },
    },
  },
  needs: { behind: ({ pub }, _, { by }) => holdsMore(pub) !== null && holdsMore(pub) !== by },
  // The player of the card gives up last.
  ranges: { sides: (_, __, { by }) => [...SIDES].sort((a, b) => Number(a === by) - Number(b === by)) },
});
