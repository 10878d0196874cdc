/**
 * 4.2.5 INTERRUPTS: the four windows. They open by what lies on the table (queries/windows.ts), whatever a hand holds. 3.3.2-b Whoever
 * plays a card in one takes his own round afterwards.
 */
import { write } from '@cuartel/engine';
import { eventsFor } from '../cards/playing.ts';
import type { CardWindow, EventOf } from '../data/effects.ts';
import { foe, numberOf, SIDES, type SideName } from '../data/sides.ts';
import { interceptors } from '../queries/interception.ts';
import { couldInterrupt } from '../queries/windows.ts';
import type { Table, View } from '../state/table.ts';
import type { People } from '../types.ts';
import { playEvent } from '../verbs/hand.ts';

const { call, window } = write<People>();
/** 4.2.5-a A card of the hand that is made for the window. */
const eventIn = (at: CardWindow) => ({
  of: (v: View): EventOf[] => eventsFor(v, at),
  do(t: Table, _: unknown, of: EventOf, side: SideName) {
    playEvent(t, numberOf(side), of);
    return call('effects', { by: side, of });
  },
});

export const activation = window('activation', {
  rule: '4.2.5-d',
  order: (_, { side }) => [SIDES[foe(side)]!],
  once: true,
  choices: { event: eventIn('activation') },
});
/** 5.8.2-a One attempt, by die or by card. */
export const interception = window('interception', {
  rule: '5.8.1-a',
  order: (_, { side }) => [SIDES[foe(side)]!],
  once: true,
  choices: {
    intercept: {
      of: ({ pub, me }, { to }) => interceptors(pub, numberOf(me), to),
      do: (_, { to }, by) => call('interception', { by, to, sure: false }),
    },
    event: {
      of: (v: View) => (v.pub.march!.naval ? [] : eventsFor(v, 'interception')),
      do: eventIn('interception').do,
    },
  },
});
export const navalMove = window('navalMove', {
  rule: '4.2.5-c',
  order: (_, { side }) => [SIDES[foe(side)]!],
  once: true,
  choices: { event: eventIn('naval-move') },
});
/** 7.1-b The attacker, then the defender. */
export const battleCards = window('battle', {
  rule: '7.1-b',
  order: (pub, { attacker }) =>
    [attacker, foe(attacker)].filter(side => couldInterrupt(pub, side, 'battle')).map(side => SIDES[side]!),
  once: true,
  choices: { event: eventIn('battle') },
});
