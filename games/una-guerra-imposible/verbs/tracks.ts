/** 8, 9. The markers of the tracks: victory points, prestige, command points. */
import { CARLIST, numberOf, type SideName } from '../data/sides.ts';
import { MOST_COMMAND } from '../data/tables.ts';
import { movedPrestige } from '../queries/victory.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { tell } from './pen.ts';

/** 9-a So many VP to a side. */
export const gainVp = (t: Table, rule: RuleId, side: SideName, n: number): void => {
  if (n === 0) return;
  t.pub.vp += numberOf(side) === CARLIST ? n : -n;
  tell(t, rule, 'vp', { side, n, vp: t.pub.vp });
};
/** 9.1-h, 9.1-i, 9.1-j Prestige forward, or back if negative; a lap gives the Carlists their VP. */
export const movePrestige = (t: Table, rule: RuleId, steps: number): void => {
  if (steps === 0) return;
  const { box, debt, vp } = movedPrestige(t.pub.prestige, t.pub.debt, steps);
  t.pub.prestige = box;
  t.pub.debt = debt;
  tell(t, rule, 'prestige', { n: steps, box, debt });
  gainVp(t, '9.1-i', 'Carlist', vp);
};
/** 8-a Command points gained or, if negative, lost, within 0 and 5. */
export const changeCommand = (t: Table, rule: RuleId, side: SideName, n: number): void => {
  const { command } = t.pub;
  const had = command[numberOf(side)]!;
  const left = Math.max(0, Math.min(MOST_COMMAND, had + n));
  if (left === had) return;
  command[numberOf(side)] = left;
  tell(t, rule, 'command', { side, n: left - had, left, taken: n < 0 && rule === '7.1-a' });
};
