/** 34.0 Everybody in the way is gone. */
import { foe, foeOf, numberOf, type SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { IS_LEADER } from '../data/units.ts';
import { ashore } from '../queries/forces.ts';
import { GONE, type Table } from '../state/table.ts';
import { tell } from './pen.ts';
import { removeAll, statusOfLost } from './units.ts';

/** 34.1-a, 34.1-d, 34.2-b Units ashore are eliminated; leaders for good, without a roll. No battle, no draws (34.2-a). */
export const overrun = (t: Table, side: SideName, at: Space): void => {
  const units = ashore(t.own[foeOf(side)], foe(numberOf(side)), at);
  tell(t, '34.1-a', 'overran', { side, at });
  tell(t, '34.1-a', 'eliminated', { units, at, why: 'overrun' });
  removeAll(t, units, unit => (IS_LEADER[unit] ? GONE : statusOfLost(unit)));
};
