import type { RuleId } from './rules.en.ts';

/** Rules with nothing to execute, each with the reason. */
export const definitional: Partial<Record<RuleId, string>> = {
  '1.0-a': 'States that the game is solitaire; every Union rule already runs without a player.',
  '1.0-b': 'Names the period; the limit of eight turns is enforced by 4.1-a.',
  '1.0-c': 'Gives the scale of men, time and map, which no rule uses.',
  '2.0-a': 'Lists the contents of the box; the cards are counted by C-a and the counters that can run out by 2.3-c.',
  '2.3-b': 'Describes which faces share a piece of cardboard; each state has a rule of its own.',
  '2.4-c': 'Describes the printed shape of spaces; what a Large Union Force does is said in 2.4-i and 7.1-d.',
  '2.4-e': 'Fixes the meaning of two words; the effects of roads and pikes are in 6.2-r, 6.2-s and 6.2-t.',
  '7.2-i': 'Only points to 7.2-m, where hiding deactivates the Union units.',
};
