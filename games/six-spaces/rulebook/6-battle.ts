/** 6. BATTLE */
import { done, goto, next, write } from '@cuartel/engine';
import { SIDES } from '../data/board.ts';
import { beaten, holds, plays, refuges } from '../queries/board.ts';
import type { Six } from '../types.ts';
import { layStake } from '../verbs/cards.ts';
import { loseStep, rollBattle, rout, withdraw } from '../verbs/deeds.ts';
import { bloody, hitsFrom } from './8-losses.ts';

const { decide, section, step, together } = write<Six>();

export const battle = section(
  'battle',
  () => ({ loser: 'north', hits: 1 }),
  {
    stakes: together(
      '6.1',
      () => SIDES,
      {
        stake: { of: v => v.own.hand, do: (t, side, card, _, mine) => (layStake(t, side, card, mine), 'ready') },
        nothing: { do: (t, side, _, __, mine) => (layStake(t, side, -1, mine), 'ready') },
      },
      () => next,
    ),
    roll: step('6.2', (t, my, mine) => {
      const staked = { north: mine.north.stake, south: mine.south.stake };
      const { loser, difference } = rollBattle(t, my.attacker, my.group, my.here, staked);
      my.loser = loser;
      my.hits = hitsFrom(t.pub, difference);
      return plays(t.pub, 'bloody') ? goto('bloody') : next; // 8.9
    }),
    // 6.4 The battle has shown every block in it, so one answer only is no secret.
    loss: decide('6.4', my => my.loser, {
      lose: {
        of: ({ pub }, my) => beaten(pub, my),
        do(t, _, block) {
          loseStep(t, block);
          return next;
        },
      },
    }),
    bloody,
    rout: step('6.5', (t, my) => {
      const { loser, here, from } = my;
      if (!holds(t.pub, here, loser)) return done;
      if (loser === my.attacker) {
        withdraw(t, '6.5', loser, here, from);
        return done;
      }
      if (refuges(t.pub, loser, here, from).length > 0) return next;
      rout(t, loser, here);
      return done;
    }),
    retreat: decide('6.5', my => my.loser, {
      retreat: {
        of: ({ pub }, my) => refuges(pub, my.loser, my.here, my.from),
        do(t, my, to) {
          withdraw(t, '6.5', my.loser, my.here, to);
          return done;
        },
      },
    }),
  },
  () => ({ stake: -1 }),
);
