/** THE AMERICAN REVOLUTION. Begin here: politics in 05-sequence.ts, the war in 16-movement.ts and 18-combat.ts. */
import type { Rulebook } from '@cuartel/engine';
import type { Revolution } from '../types.ts';
import { politicsMoments, politicsSections } from './politics.ts';
import { warMoments, warSections } from './war.ts';

export const book: Rulebook<Revolution> = {
  sections: { ...politicsSections, ...warSections },
  moments: { ...politicsMoments, ...warMoments },
  interrupts: [],
};
