/** 5.D END OF TURN */
import { die, done, next, over, write } from '@cuartel/engine';
import { NORTH, SIZE } from '../data/map.ts';
import { RAIL_REPAIR } from '../data/options.ts';
import { POINTS, RAIL_REPAIRED_ON } from '../data/tables.ts';
import { has, on } from '../queries/map.ts';
import { isActive } from '../queries/units.ts';
import { QUERY, RAIL_DOWN, REVEALED } from '../state/table.ts';
import type { Mosby } from '../types.ts';
import { clearHand } from '../verbs/hand.ts';
import { tell } from '../verbs/journal.ts';
import { score } from '../verbs/tracks.ts';
import { removeTrain } from '../verbs/train.ts';
import { deactivate } from '../verbs/units.ts';
import { verdict } from './04-victory.ts';

const { section, step } = write<Mosby>();

export const endOfTurn = section('endOfTurn', () => ({}), {
  // 5.D-a, C-l Lee's points come before the verdict.
  points: step('5.D-a', t => {
    const { pub } = t;
    pub.phase = 'end';
    tell(t, '5.D-a', 'turnEnds', { turn: pub.turn });
    if (!pub.lee) return next;
    let count = 0;
    for (let space = 0; space < SIZE; space++) if (NORTH[space] === true && has(pub, space, REVEALED)) count++;
    tell(t, 'C-l', 'report', { count });
    score(t, 'C-l', count * POINTS.lee);
    return next;
  }),
  verdict: step('4.2-g', t => {
    const { pub } = t;
    pub.ending = verdict(t);
    if (pub.ending === '') return next;
    tell(
      t,
      pub.ending === 'won' ? '4.1-a' : pub.ending === 'behind' ? '4.2-b' : pub.ending === 'final' ? '4.2-c' : '4.2-d',
      'ended',
      {
        ending: pub.ending,
        notoriety: pub.notoriety,
      },
    );
    return over;
  }),
  // 8.4-a A Revealed marker there turns to ?: a new garrison has come.
  repair: step('8.4-a', t => {
    const { pub } = t;
    if (!on(pub, RAIL_REPAIR)) return next;
    for (let space = 0; space < SIZE; space++) {
      if (!has(pub, space, RAIL_DOWN)) continue;
      const roll = die(t);
      const repaired = roll <= RAIL_REPAIRED_ON;
      tell(t, '8.4-a', 'railRepair', { here: space, die: roll, repaired });
      if (!repaired) continue;
      const mark = pub.mark[space]! & ~RAIL_DOWN;
      pub.mark[space] = (mark & REVEALED) !== 0 ? (mark & ~REVEALED) | QUERY : mark;
    }
    return next;
  }),
  clear: step('5.D-b', t => {
    const { pub } = t;
    // 5.D-g, 7.8-n
    removeTrain(t, '7.8-n');
    pub.wreck = -1;
    for (let token = 0; token < pub.at.length; token++)
      if (pub.at[token]! >= 0 && isActive(pub, token)) deactivate(t, '7.2-k', token);
    // 5.D-c
    clearHand(t);
    if (pub.food > 0) tell(t, '8.9-a', 'food', { what: 'lost' });
    pub.food = 0;
    // 5.D-d
    pub.mosby = -1;
    pub.strength = 0;
    // 5.D-e, 6.5-c7 A wound of this turn stays through the next.
    if (pub.wound !== pub.turn) pub.wound = 0;
    pub.ames = 0;
    pub.amesRound = false;
    pub.hidden = false;
    pub.initiative = 'none';
    pub.lee = false;
    pub.turnOver = false;
    // 5.D-f
    pub.turn++;
    return done;
  }),
});
