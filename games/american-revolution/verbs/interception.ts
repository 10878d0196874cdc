/** 32.2-b The interceptors come into the place that the enemy has entered. */
import { numberOf, type SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { IS_FLEET, type Unit } from '../data/units.ts';
import { unitsIn } from '../queries/forces.ts';
import { isBesieged } from '../queries/siege.ts';
import { CAUGHT, RELIEF, type Table } from '../state/table.ts';
import { relocate } from './march.ts';
import { tellApart } from './pen.ts';

export const cutIn = (t: Table, side: SideName, list: readonly Unit[], from: Space, to: Space): void => {
  const own = t.own[side];
  const n = relocate(t, side, list, to);
  const units = unitsIn(own, numberOf(side), to).filter(unit => list.includes(unit) || list.includes(own.aboard[unit]!));
  tellApart(t, '32.2-b', side, 'movedWith', { side, from, to, units }, 'moved', { side, from, to, n });
  t.pub.done[to]! |= CAUGHT;
  // 28.15-a Into its own besieged place it comes as a relief force; 28.16-b by sea it does not.
  const bySea = list.some(unit => IS_FLEET[unit]);
  if (isBesieged(t.pub, numberOf(side), to) && !bySea) for (const unit of list) own.flags[unit]! |= RELIEF;
};
