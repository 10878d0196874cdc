import type { RuleId } from './rules.en.ts';

/** Rules with nothing to execute, each with the reason. */
export const definitional: Partial<Record<RuleId, string>> = {
  '1-a': 'Introduces the war and the two sides; who plays which is settled before the game.',
  '2.1-a': 'Lists what is in the box; the tests of the data hold the counts.',
  '2.1-b': 'Says that dice never run out, which is so for a machine.',
  '2.2-a': 'Says what a point of strength stood for in history.',
  '2.2-b': 'Gives the scale of the maps, which only the drawing uses.',
  '4-a': 'Says where the North lies on the other map; its roads out are in 4.5-a and 23-d.',
  '5.4-a': 'Points to 11.1-a, where the allowances are.',
  '5.5-a': 'Spells out the letters on the blocks; they are words only.',
  '6-a': 'Lists the markers; each has the rule that moves it.',
  '9.1-l': 'Points to the rules of the year end that give VP.',
  '14.1-a': 'Points to 11.3-a and 11.5-b, which hold for all counters.',
  '22-a': 'Names the two rules of the phase, which follow it.',
  '23-e': 'Sums up what moves the levels; each cause has a rule of its own.',
};
