/** 7.9 What can be played at any time: Spy, the free partisan of the Committee, Master Plan. */
import { die, next, write } from '@cuartel/engine';
import { markerOf, SPY } from '../data/markers.ts';
import { foeOf, numberOf, type SideName } from '../data/sides.ts';
import { holds } from '../queries/hands.ts';
import type { Seen } from '../state/table.ts';
import type { Revolution } from '../types.ts';
import { shelve, spendMarker } from '../verbs/markers.ts';
import { tell } from '../verbs/pen.ts';
import { lookInto } from '../verbs/spying.ts';
import { PARTISAN, raisePartisan, SPYING, spyOn } from './07-at-once.ts';

const { moment, section, step, window } = write<Revolution>();
const MASTER_PLAN = markerOf('master-plan');

/** 5.1-k The first player before the second. Whoever holds markers, which all can see, is asked, whatever they are. */
export const inOrder = (pub: Seen): SideName[] => [pub.first, foeOf(pub.first)].filter(side => pub.hands[numberOf(side)]! > 0);

/** 7.9-d, 7.9-z, 7.9-t, 7.9-am Between two acts, never inside a battle or a move. */
export const between = window('between', {
  rule: '7.9-am',
  order: pub => inOrder(pub),
  choices: {
    spy: { ...SPYING, do: (t, _, on, side) => spyOn(t, side, on) },
    committee: { ...PARTISAN, do: (t, _, region, side) => raisePartisan(t, side, region) },
  },
});

/** 7.9-k, 7.9-ae Any die of a throw outside battle, before its result is carried out. */
export const rolled = window('rolled', {
  rule: '7.9-k',
  order: (pub, { side, dice }) => (dice.length > 0 && pub.hands[numberOf(side)]! > 0 ? [side] : []),
  once: true,
  choices: {
    masterPlan: {
      of: (_, { dice }) => dice.map((_, i) => i),
      if: [['7.9-k', v => holds(v.own, numberOf(v.me), MASTER_PLAN), 'notInHand']],
      do(t, about, i, side) {
        spendMarker(t, '7.9-k', side, MASTER_PLAN);
        const from = about.dice[i]!;
        about.dice[i] = die(t);
        tell(t, '7.9-ae', 'rerolled', { side, from, to: about.dice[i]! });
        return next;
      },
    },
  },
});

/** 7.9-n, 7.9-u A Spy cancels a Spy or a Mutiny, and another Spy cancels that; every answer changes who may answer next. */
export const caught = window('caught', {
  rule: '7.9-u',
  order: (pub, { answers }) => (pub.hands[numberOf(answers)]! > 0 ? [answers] : []),
  choices: {
    counterSpy: {
      if: [['7.9-u', v => v.own.hand[SPY]! > 0, 'notInHand']],
      do(t, about, _, side) {
        spendMarker(t, '7.9-u', side, SPY);
        about.cancelled = !about.cancelled;
        about.answers = foeOf(side);
        return next;
      },
    },
  },
});

export const spy = section('spy', () => ({ caught: { answers: 'american', cancelled: false } }), {
  answer: step('7.9-am', (_, my) => moment('caught', { answers: foeOf(my.side), cancelled: false }, 'caught')),
  look: step('7.9-t', (t, my) => {
    shelve(t, SPY);
    if (my.caught.cancelled) tell(t, '7.9-u', 'spyCancelled', { side: my.side });
    else lookInto(t, my.side, my.on);
    return next;
  }),
});
