/** Dice that a marker may still change. */
import { die } from '@cuartel/engine';
import type { SideName } from '../data/sides.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { RollName, Thrown } from '../types/politics.ts';
import { tell } from './pen.ts';

/** The dice of one throw, in the order in which they count. */
export const throwDice = (t: Table, n: number): number[] => Array.from({ length: n }, () => die(t));
/** A throw before anything is thrown. */
export const notThrown = (what: RollName): Thrown => ({ side: 'american', dice: [], for: what });
/** The same where the number of dice tells something: everybody sees it at once. */
export const throwOpenly = (t: Table, rule: RuleId, side: SideName, what: RollName, n: number): Thrown => {
  const dice = throwDice(t, n);
  if (n > 0) tell(t, rule, 'threw', { side, for: what, dice });
  return { side, dice, for: what };
};
