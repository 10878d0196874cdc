/** 5.8, 7.2, 7.6 Forces that are not under way go from one space to the next. */
import { die } from '@cuartel/engine';
import { foe, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { ARMY } from '../data/tables.ts';
import type { Interceptor } from '../queries/interception.ts';
import { generalsIn, infantryIn, type Member } from '../queries/marches.ts';
import { armyAt, generalsAt } from '../queries/pieces.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { arrive } from './command.ts';
import { tell } from './pen.ts';

/** 5.8.2-a The one attempt of the move is made; whether it succeeds. */
export const rollInterception = (t: Table, { leader, from, on }: Interceptor, to: Space): boolean => {
  const march = t.pub.march!;
  march.intercepted = true;
  const rolled = die(t);
  const success = rolled <= on;
  tell(t, '5.8.1-b', 'interception', { side: foe(march.side), leader, from, to, die: rolled, on, success });
  return success;
};
/** 5.8.4-a */
export const summon = (t: Table, { leader, from }: Interceptor, to: Space): void => {
  const march = t.pub.march!;
  march.intercepted = true;
  march.summoned = -1;
  tell(t, '5.8.4-a', 'summoned', { side: foe(march.side), leader, from, to });
};
/** 5.8.1-c, 5.8.1-d The interceptor is in the space before the enemy. */
export const moveForce = (
  t: Table,
  side: Side,
  { from, formation, leader }: Interceptor,
  list: readonly Member[],
  to: Space,
): void => {
  const { pub } = t;
  const generals = [leader, ...generalsIn(list)];
  const infantry = infantryIn(list);
  const army = formation === ARMY ? armyAt(pub, side, from) : -1;
  pub.infantry[side][from]! -= infantry;
  pub.infantry[side][to]! += infantry;
  for (const general of generals) pub.general[general] = to;
  if (army >= 0) arrive(t, army, generals, to);
  pub.march!.met = true;
  tell(t, '5.8.1-c', 'moved', { side, from, to, infantry, generals });
};
/** 7.2.4-a, 7.6.1-a Everything of a side in a space goes to another, nothing stays behind. */
export const fallBack = (t: Table, rule: RuleId, side: Side, from: Space, to: Space): void => {
  const { pub } = t;
  const army = armyAt(pub, side, from);
  pub.infantry[side][to]! += pub.infantry[side][from]!;
  pub.infantry[side][from] = 0;
  const generals = generalsAt(pub, side, from);
  for (const general of generals) pub.general[general] = to;
  if (army >= 0) arrive(t, army, generals, to);
  tell(t, rule, 'fellBack', { side, from, to });
};
/** 7.2.3-a */
export const rollToLeave = (t: Table, side: Side, space: Space, on: number): boolean => {
  const rolled = die(t);
  tell(t, '7.2.3-a', 'leaving', { side, space, die: rolled, on, success: rolled <= on });
  return rolled <= on;
};
