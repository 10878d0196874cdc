/** 12.1, 12.8 States won, Union states invaded, the Mississippi. */
import { CSA, NOBODY, type Side, USA } from '../data/sides.ts';
import { BORDER, type State, stateWill } from '../data/states.ts';
import { INVADED, MISSISSIPPI_WON } from '../data/tables.ts';
import { mississippiOpen } from '../queries/naval-control.ts';
import { clearedBy, invadedStates } from '../queries/states.ts';
import type { Table } from '../state/table.ts';
import type { Change } from '../types/politics.ts';
import { unmark } from './control.ts';
import { tell } from './pen.ts';

/**
 * 12.1.1-a A Confederate state costs the Confederacy its worth. 12.1.3-a A border state is a gain of whoever is first, who takes the
 * enemy's markers off it; 12.1.3-b won from the Confederacy it is lost there and gained here.
 */
export const winState = (t: Table, side: Side, state: State, aside: Change[]): void => {
  const { pub } = t;
  const before = pub.state[state]!;
  const border = BORDER.indexOf(state);
  pub.state[state] = side;
  tell(t, border >= 0 ? '12.1.3-a' : '12.1.1-a', 'wonState', { side, state });
  if (before === CSA) aside.push({ rule: '12.1.1-a', side: CSA, by: -stateWill[state]!, cause: 'state', of: state });
  if (border < 0) return;
  aside.push({ rule: '12.1.3-a', side, by: stateWill[state]!, cause: 'state', of: state });
  if (before !== NOBODY) return;
  pub.firstHeld[border] = side;
  for (const space of clearedBy(pub, side, state)) unmark(t, '12.1.3-a', space);
};
/** 12.1.2-a */
export const judgeInvasions = (t: Table, aside: Change[]): void => {
  for (const state of invadedStates(t.pub)) {
    aside.push({ rule: '12.1.2-a', side: USA, by: -INVADED, cause: 'invaded', of: state });
    aside.push({ rule: '12.1.2-a', side: CSA, by: INVADED, cause: 'invaded', of: state });
  }
};
/** 12.8-a, 3.4.2-d Once in the game. */
export const judgeMississippi = (t: Table, aside: Change[]): void => {
  if (t.pub.mississippi || !mississippiOpen(t.pub)) return;
  t.pub.mississippi = true;
  tell(t, '12.8-a', 'flag', { what: 'mississippi' });
  aside.push({ rule: '12.8-a', side: USA, by: MISSISSIPPI_WON, cause: 'mississippi', of: -1 });
};
