/** FOR THE PEOPLE. Begin here: the rulebook in its own order. */
import type { Rulebook } from '@cuartel/engine';
import type { People } from '../types.ts';
import { atOnce } from './03-sequence.ts';
import { operations, windows } from './operations.ts';
import { politics } from './politics.ts';

export const book: Rulebook<People> = {
  sections: { ...operations, ...politics },
  moments: windows,
  interrupts: [atOnce],
};
