/** 4.9-g Control looked at anew: whatever has changed hands since, and its VP. */
import { nameOf } from '../data/sides.ts';
import { changes } from '../queries/control.ts';
import type { Table } from '../state/table.ts';
import { tell } from './pen.ts';

export const settleControl = (t: Table): void => {
  const { pub } = t;
  for (const { space, to, vp } of changes(pub)) {
    pub.control[space] = to;
    pub.vp += vp;
    tell(t, '4.9-f', 'changedHands', { space, to: nameOf(to), vp: Math.abs(vp) });
  }
};
