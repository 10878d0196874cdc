/** 5.1-j One turn goes, the next comes: what lasted a turn is over. */
import { SIDES } from '../data/sides.ts';
import { UNIT_COUNT } from '../data/units.ts';
import { FROZEN, RAISED, RESERVE, type Table, UPGRADED } from '../state/table.ts';
import { clearDone, forget } from './units.ts';

export const nextTurn = (t: Table): void => {
  const { pub } = t;
  pub.turn++;
  pub.bought = [0, 0];
  pub.bids = [-1, -1];
  pub.debate = 0;
  pub.barred = false;
  pub.handed = false;
  clearDone(t, RAISED);
  for (const side of [0, 1] as const) {
    forget(t, side, FROZEN);
    t.own[SIDES[side]].refused = [];
  }
  // 31.3-a
  for (let unit = 0; unit < UNIT_COUNT; unit++) if (pub.status[unit] === UPGRADED) pub.status[unit] = RESERVE;
};
