/** 10. What the reinforcement phase does to the table. */
import { draw } from '@cuartel/engine';
import { type General, GRANT } from '../data/generals.ts';
import { RAIL_LOGISTICS } from '../data/options.ts';
import { MEMPHIS } from '../data/places.ts';
import { BOTH, type Side, USA } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { TO_ARMY, wayTo } from '../queries/journeys.ts';
import { armyAt } from '../queries/pieces.ts';
import { arrivals } from '../queries/reinforcements.ts';
import type { Table } from '../state/table.ts';
import { takeCommand } from './command.ts';
import { sinkHeld } from './control.ts';
import { tell } from './pen.ts';

/** 10.2.2-a, 19-e; 6.7-c */
export const send = (t: Table, side: Side, from: Space, to: Space, count: number): void => {
  const { pub } = t;
  if ((pub.options & RAIL_LOGISTICS) !== 0 && wayTo(pub, side, from, to) === TO_ARMY) pub.transfers[side] += count;
  pub.infantry[side][from]! -= count;
  pub.infantry[side][to]! += count;
  pub.strategic[side] += count;
  tell(t, '10.2.1-a', 'journey', { side, from, to, count });
  sinkHeld(t);
};

/** 10.6.1-a Face down: nobody knows who it is. */
export const layGeneral = (t: Table, side: Side, space: Space, cavalry: boolean): void => {
  t.pub.slots[side].push(space);
  t.pub.slotCavalry[side].push(cavalry);
  tell(t, '10.6.1-a', 'laid', { side, space, cavalry });
};
/** 10.6.4-a, 5.5.1-a, 10.6.2-a, 10.6.3-a He stands there: a brigade, or the commander of an army that had none, at no price. */
const arrive = (t: Table, side: Side, general: General, space: Space): void => {
  const { pub } = t;
  pub.general[general] = space;
  pub.due[general] = 0;
  tell(t, '10.6.1-a', 'turnedUp', { general, space });
  if (pub.rides[general]) {
    pub.infantry[side][space]!--;
    pub.brigade[general] = 1;
    return;
  }
  const army = armyAt(pub, side, space);
  if (army < 0 || pub.commander[army]! >= 0) return;
  takeCommand(t, '10.6.3-a', army, general);
};
/** 15-a */
export const placeGrant = (t: Table): void => arrive(t, USA, GRANT, MEMPHIS);
/** 10.6.1-a, 10.6.4-b All are turned up together: drawn slot by slot from their pools. */
export const turnUp = (t: Table): void => {
  const { pub } = t;
  for (const side of BOTH) {
    pub.slots[side].forEach((space, i) => {
      const pool = arrivals(pub, side).filter(general => pub.rides[general] === pub.slotCavalry[side][i]);
      arrive(t, side, draw(t, pool)!, space);
    });
    pub.slots[side] = [];
    pub.slotCavalry[side] = [];
  }
};
/** 5.6.7.D-a Sheridan on foot: his brigade's SP is infantry again. */
export const dismount = (t: Table, general: General, side: Side): void => {
  const { pub } = t;
  pub.infantry[side][pub.general[general]!]! += pub.brigade[general]!;
  pub.brigade[general] = 0;
  pub.rides[general] = false;
  tell(t, '5.6.7.D-a', 'dismounted', { general });
};
