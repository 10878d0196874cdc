/** 12. POLITICAL WILL: what a change makes of it. */
import { FATES_DOWN, FATES_UP, WILL_MOST } from '../data/tables.ts';

export interface Will {
  readonly value: number;
  readonly rising: boolean;
}
/** 12.4-a, 12.4-b One change by one cause: the turn of the marker adds 2 or takes 3 more; 0 changes nothing; 0 and 199 are the ends. */
export const changed = ({ value, rising }: Will, by: number): Will => {
  if (by === 0) return { value, rising };
  const turn = by > 0 ? (rising ? 0 : FATES_UP) : rising ? -FATES_DOWN : 0;
  return { value: Math.max(0, Math.min(WILL_MOST, value + by + turn)), rising: by > 0 };
};
