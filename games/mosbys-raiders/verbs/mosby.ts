/** Mosby himself: where he is, whom he holds, what he carries, how he hides and leaves. */
import { die } from '@cuartel/engine';
import { HIDE_MAY_FAIL } from '../data/options.ts';
import type { Space } from '../data/spaces.ts';
import { discovers, POINTS } from '../data/tables.ts';
import { inLines, on } from '../queries/map.ts';
import { isActive } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { How, Leader } from '../types.ts';
import { loseCannon } from './hand.ts';
import { tell } from './journal.ts';
import { wander } from './pursuit.ts';
import { score } from './tracks.ts';
import { deactivate } from './units.ts';

/** 6.2-a, 6.3-f, 8.9-a One space on; outside the lines captives and food are worth their points at once. */
export const ride = (t: Table, to: Space, how: How): void => {
  const { pub } = t;
  tell(t, '6.2-a', 'moved', { from: pub.mosby, to, how });
  pub.mosby = to;
  pub.hidden = false;
  if (inLines(pub, to)) return;
  pub.leaders.forEach((where, leader) => {
    if (where !== 2) return;
    pub.leaders[leader] = 3;
    tell(t, '6.3-f', 'leader', { leader, what: 'delivered' });
    score(t, '6.3-f', POINTS.kidnap);
  });
  if (pub.food > 0) {
    const loads = pub.food;
    pub.food = 0;
    tell(t, '8.9-a', 'food', { what: 'delivered' });
    score(t, '8.9-a', loads * POINTS.food);
  }
};
/** 6.3-g, 6.3-h, 6.3-i A captive leaves Mosby, and the game. */
export const freeLeader = (t: Table, rule: RuleId, leader: Leader, what: 'escapes' | 'released'): void => {
  if (t.pub.leaders[leader] !== 2) return;
  t.pub.leaders[leader] = 3;
  tell(t, rule, 'leader', { leader, what });
};
export const loseCaptives = (t: Table, rule: RuleId): void => {
  for (const leader of [0, 1]) freeLeader(t, rule, leader, 'escapes');
};
/** 6.5-v, 6.6-d Driven from the field: captives and Cannon are lost. */
export const driven = (t: Table): void => {
  loseCaptives(t, '6.5-v');
  loseCannon(t, t.pub.mosby);
};
export const endTurn = (t: Table): void => {
  t.pub.turnOver = true;
};
/** 7.2-m, 7.2-r Every activated unit on the map moves one random space and is deactivated. */
export const release = (t: Table): void => {
  const { pub } = t;
  pub.hidden = false;
  tell(t, '7.2-m', 'released', { here: pub.mosby });
  for (let token = 0; token < pub.at.length; token++) {
    if (pub.at[token]! < 0 || !isActive(pub, token)) continue;
    // 7.8-h1 Escorts with the train go back off the map.
    if (!(pub.train >= 0 && pub.escort.includes(token) && pub.at[token] === pub.train)) wander(t, token, '7.2-m');
    deactivate(t, '7.2-m', token);
  }
};
/** 8.3-a Is a hidden Mosby found? */
export const discovered = (t: Table): boolean => {
  const { pub } = t;
  if (!on(pub, HIDE_MAY_FAIL)) return false;
  const need = discovers(inLines(pub, pub.mosby));
  const roll = die(t);
  tell(t, '8.3-a', 'search', { die: roll, need, found: roll <= need });
  return roll <= need;
};
