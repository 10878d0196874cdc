/** 22.1-b The owner says who lies on top of his stacks. */
import { numberOf, type SideName } from '../data/sides.ts';
import type { Unit } from '../data/units.ts';
import type { Table } from '../state/table.ts';
import { tell } from './pen.ts';

export const layOnTop = (t: Table, side: SideName, units: readonly Unit[]): void => {
  const { at } = t.own[side];
  for (const unit of units) t.pub.top[numberOf(side)][at[unit]!] = unit;
  tell(t, '22.1-b', 'shown', { side, units: units.map(what => ({ what, to: at[what]! })) });
};
