/** 8.3 How each operation of the events is carried out. */
import { next, type View, write } from '@cuartel/engine';
import { effectsOf } from '@cuartel/engine/kit/effects.ts';
import { foe, SIDES, type Side } from '../data/board.ts';
import { EVENTS, type Event, type SixEffects } from '../data/events.ts';
import { holdsMore } from '../queries/board.ts';
import { wounded } from '../queries/optional.ts';
import type { Six } from '../types.ts';
import { drawCards } from '../verbs/cards.ts';
import { cover } from '../verbs/optional.ts';

const { call } = write<Six>();

const {
  section: effects,
  able,
  failing,
} = effectsOf<Six, SixEffects>({
  rule: '8.3',
  list: event => EVENTS[event]!.effects,
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
  needs: {
    behind: ({ pub }, _, { by }) => holdsMore(pub) !== null && holdsMore(pub) !== by,
    'enemy-has-card': ({ pub }, _, { by }) => pub.hands[foe(by)] > 0,
  },
  // The player of the card gives up last.
  ranges: { sides: (_, __, { by }) => [...SIDES].sort((a, b) => Number(a === by) - Number(b === by)) },
});

export { effects };
/** 8.3 It can be played: what it needs holds, and any of it can be carried out. */
export const playable = (v: View<Six>, event: Event): boolean =>
  failing(v, EVENTS[event]!.needs, event) === null && able(v, event);
