/** 6.5 MOSBY CASUALTY CHECKS */
import { die, done, goto, next, over, write } from '@cuartel/engine';
import { permanent } from '../data/cards.ts';
import { POINTS, WOUNDED_ON } from '../data/tables.ts';
import { MOSBY_ESCAPES, offered, REPORTED_DEAD } from '../queries/hand.ts';
import type { Mosby } from '../types.ts';
import { discard, play } from '../verbs/hand.ts';
import { rolled, tell } from '../verbs/journal.ts';
import { score, setAwareness } from '../verbs/tracks.ts';

const { decide, moment, section, step, window } = write<Mosby>();

export const casualty = section(
  'casualty',
  () => ({ due: { cancelled: false }, rolled: { cancelled: false }, over: { used: false }, die: 0 }),
  {
    before: step('6.5-c1', () => moment('casualtyDue', { cancelled: false }, 'due')),
    roll: step('6.5-c2', (t, my) => {
      // 6.5-c8 Cancelled before its die it was not made.
      if (my.due.cancelled) return done;
      my.die = die(t);
      const wounded = my.die <= WOUNDED_ON;
      tell(t, '6.5-c2', 'casualty', { roll: rolled(my.die, [], WOUNDED_ON + 1), wounded });
      return wounded ? moment('casualtyRolled', { cancelled: false }, 'rolled') : goto('reported');
    }),
    wound: step('6.5-c4', (t, my) => {
      const { pub } = t;
      if (my.rolled.cancelled) return goto('reported');
      // 6.5-c5, 4.2-a
      if (pub.wound > 0) {
        pub.ending = 'dead';
        tell(t, '6.5-c5', 'died', null);
        tell(t, '4.2-a', 'ended', { ending: 'dead', notoriety: pub.notoriety });
        return over;
      }
      // 6.5-c6 A wound does not end the turn.
      pub.wound = pub.turn;
      tell(t, '6.5-c4', 'wounded', null);
      score(t, '6.5-c4', POINTS.wound);
      return next;
    }),
    lose: step('5.1-e', t => (t.own.mosby.hand.some(permanent) ? next : goto('reported'))),
    permanent: decide('5.1-e', () => 'mosby', {
      discard: {
        of: v => v.own.hand,
        if: [['5.1-e', (_, __, card) => permanent(card), 'onlyPermanent']],
        do(t, _, card) {
          discard(t, '5.1-e', card);
          return next;
        },
      },
    }),
    reported: step('C-f', ({ pub }) => (pub.awareness > 1 ? moment('casualtyOver', { used: false }, 'over') : done)),
  },
);

/** 6.5-c3 Mosby Escapes cancels a check before its die or after it. */
const slipsAway = (rule: '6.5-c3' | '6.5-c8') => ({
  rule,
  order: () => ['mosby' as const],
  quiet: true,
  choices: {
    play: {
      of: (v: Parameters<typeof offered>[0]) => offered(v, [MOSBY_ESCAPES]),
      do(t: Parameters<typeof play>[0], about: { cancelled: boolean }, card: number) {
        play(t, rule, card);
        tell(t, rule, 'escaped', null);
        about.cancelled = true;
        return done;
      },
    },
  },
});
export const casualtyDue = window('casualtyDue', slipsAway('6.5-c3'));
export const casualtyRolled = window('casualtyRolled', slipsAway('6.5-c8'));
/** C-f After a check that did not kill him. */
export const casualtyOver = window('casualtyOver', {
  rule: 'C-f',
  order: () => ['mosby'],
  quiet: true,
  choices: {
    play: {
      of: v => offered(v, [REPORTED_DEAD]),
      do(t, about, card) {
        play(t, 'C-f', card);
        setAwareness(t, 'C-f', 1);
        about.used = true;
        return done;
      },
    },
  },
});
