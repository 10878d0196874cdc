/** 5.2.1, 5.6 CREATING ARMIES, RELIEVING COMMANDERS, REORGANISING GENERALS, and 5.2.9, 5.3.4 their limits. */
import { done, goto, next, write } from '@cuartel/engine';
import { ARMIES_OF } from '../data/armies.ts';
import { GENERALS_OF } from '../data/generals.ts';
import { foe, SIDES, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { excessGenerals, foremost, freeArmies, mayReassign, successors } from '../queries/command.ts';
import { leadersAt } from '../queries/pieces.ts';
import { mayAllGo, transfers } from '../queries/reorganisation.ts';
import type { Seen } from '../state/table.ts';
import type { People } from '../types.ts';
import { createArmy, dismiss, payForRelief, takeCommand } from '../verbs/command.ts';
import { toTrack } from '../verbs/losses.ts';
import { tell } from '../verbs/pen.ts';

const { call, decide, section, step } = write<People>();

export const create = section('create', () => ({}), {
  // 5.2.2-a
  commander: decide('5.2.2-a', my => SIDES[my.side]!, {
    command: {
      of: ({ pub }, my) => foremost(pub, leadersAt(pub, my.side, my.space)),
      do(t, my, general) {
        createArmy(t, freeArmies(t.pub, my.side)[0]!, my.space, general);
        return done;
      },
    },
  }),
});

export const relieve = section('relieve', () => ({ relieved: -1 }), {
  // 5.6.1-a Another general of the army takes over.
  appoint: decide('5.6.1-a', my => SIDES[my.side]!, {
    appoint: {
      of: ({ pub }, my) => successors(pub, my.army),
      do(t, my, successor) {
        my.relieved = t.pub.commander[my.army]!;
        payForRelief(t, my.army, successor, my.price);
        tell(t, '5.6.1-a', 'relieved', { general: my.relieved, army: my.army, successor });
        takeCommand(t, '5.6.1-a', my.army, successor);
        return next;
      },
    },
  }),
  // 5.6.2-a, 5.6.3-a, 5.6.4-a, 5.6.2-b What becomes of him.
  fate: decide('5.6.1-a', my => SIDES[my.side]!, {
    fate: {
      of: (_, my) => my.fates.filter(fate => fate !== 'reassign'),
      do(t, my, fate) {
        dismiss(t, my.relieved, fate);
        return done;
      },
    },
    reassign: {
      of: ({ pub }, my) =>
        my.fates.includes('reassign') ? ARMIES_OF[my.side]!.filter(army => mayReassign(pub, my.army, army)) : [],
      do(t, my, army) {
        const { pub } = t;
        const second = pub.commander[army]!;
        payForRelief(t, army, my.relieved, true);
        tell(t, '5.6.2-a', 'relieved', { general: second, army, successor: my.relieved });
        pub.general[my.relieved] = pub.army[army]!;
        takeCommand(t, '5.6.2-a', army, my.relieved);
        my.relieved = second;
        my.fates = ['demote', 'remove'];
        return goto('fate');
      },
    },
  }),
});

export const reorganise = section('reorganise', () => ({}), {
  transfer: decide('5.6.5-a', my => SIDES[my.side]!, {
    transfer: {
      among: ({ pub }, my) => transfers(pub, my.side, my.value),
      key: ({ general }) => general,
      size: ['5.6.5-a', ({ pub }, my) => [1, new Set(transfers(pub, my.side, my.value).map(({ general }) => general)).size]],
      part: [['5.2.2-e', ({ pub }, my, list) => mayAllGo(pub, my.side, list), 'nextInInfluence']],
      do(t, _, list) {
        for (const { general, to } of list) {
          t.pub.general[general] = to;
          tell(t, '5.6.5-a', 'transferred', { general, to });
        }
        return next;
      },
    },
  }),
  // 5.2.2-c Who comes to an army without a general takes it.
  settle: step('5.2.2-c', () => call('settling', {})),
});

/** 5.3.4-d The first space with too many generals. */
const crowded = (pub: Seen): { side: Side; space: Space } | null => {
  for (const side of [0, 1] as const) {
    for (const general of GENERALS_OF[side]!) {
      const space = pub.general[general]!;
      if (space >= 0 && excessGenerals(pub, side, space) > 0) return { side, space };
    }
  }
  return null;
};
export const limits = section('limits', () => ({ side: 0, space: -1 }), {
  look: step('5.3.4-d', (t, my) => {
    const found = crowded(t.pub);
    if (found === null) return done;
    my.side = found.side;
    my.space = found.space;
    return next;
  }),
  // 5.2.9-a, 5.3.4-c The enemy says who goes; never a brigade.
  sendOff: decide('5.3.4-c', my => SIDES[foe(my.side)]!, {
    sendOff: {
      among: ({ pub }, my) => leadersAt(pub, my.side, my.space),
      size: [
        '5.3.4-c',
        ({ pub }, my) => {
          const n = excessGenerals(pub, my.side, my.space);
          return [n, n];
        },
      ],
      do(t, my, list) {
        tell(t, '5.3.4-c', 'sentOff', { side: my.side, generals: [...list] });
        for (const general of list) toTrack(t, '5.3.4-c', general);
        return next;
      },
    },
  }),
  settle: step('5.2.8-a', () => call('settling', {})),
  more: step('5.3.4-d', () => goto('look')),
});
