/** The game's pen. */
import { penOf } from '@cuartel/engine';
import type { RuleId } from '../text/rules.en.ts';
import type { Facts, Roll, Side, Term } from '../types.ts';

export const { tell } = penOf<Facts, RuleId, Side>();
/** A die and its terms, summed. */
export const rolled = (die: number, terms: readonly Term[], need: number): Roll => {
  let total = die;
  for (const term of terms) total += term.value;
  return { die, terms: [...terms], total, need };
};
