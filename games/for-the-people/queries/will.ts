/** 12. POLITICAL WILL: what a change makes of it. */
import { type Momentum, type SwingRules, swing } from '@cuartel/engine/kit/index.ts';
import { FATES_DOWN, FATES_UP, WILL_MOST } from '../data/tables.ts';

const FATES: SwingRules = { least: 0, most: WILL_MOST, upTurn: FATES_UP, downTurn: FATES_DOWN };
/** 12.4-a, 12.4-b One change by one cause: the turn of the marker adds 2 or takes 3 more; 0 changes nothing; 0 and 199 are the ends. */
export const changed = (will: Momentum, by: number): Momentum => swing(will, by, FATES);
