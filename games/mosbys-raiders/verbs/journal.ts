/** The game's pen. */
import { penOf } from '@cuartel/engine';
import type { RuleId } from '../text/rules.en.ts';
import type { Facts, Roll, Side, SumTerm } from '../types.ts';

export const { tell } = penOf<Facts, RuleId, Side>();
/** A die and its terms, summed. */
export const rolled = (die: number, terms: readonly SumTerm[], need: number): Roll => ({
  die,
  terms: [...terms],
  total: terms.reduce((sum, { value }) => sum + value, die),
  need,
});
