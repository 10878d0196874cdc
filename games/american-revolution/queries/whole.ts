/** What a step of the rules sees, which sees everything: the open table and both drawers. A table is one. */
import { SIDES, type Side, type SideName } from '../data/sides.ts';
import type { Mine, Seen } from '../state/table.ts';

export interface Whole {
  readonly pub: Seen;
  readonly own: Readonly<Record<SideName, Mine>>;
}
export const ownOf = (t: Whole, side: Side): Mine => t.own[SIDES[side]];
