import type { RuleId } from './rules.en.ts';

/** Rules with nothing to execute, each with the reason. */
export const definitional: Partial<Record<RuleId, string>> = {
  '0-a': 'Introduces the two sides and where their players sit; who plays which side is settled before the game.',
  '0-d': 'Sums up why HQ steps matter; each payment has its own rule, such as 5.11-c, 6.33-a and 11.7-a.',
  '1.22-a': 'Points to 11.2-a, where the forage limits are.',
  '2.1-a': 'Gives the colours of the two sides, which only the drawing of the blocks uses.',
  '2.5-a': 'Says in general how steps come and go; every loss and gain has a rule of its own.',
  '2.5-b': 'Chooses between two editions of the tables; the data hold the chosen one.',
  '6.1-b': 'Says that the board is only room for the blocks; no act depends on it.',
  '13-a': 'Tells how faulty cross-references of the printed text are read; the ledger has none of them.',
};
