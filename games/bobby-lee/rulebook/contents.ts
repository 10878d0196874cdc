/** THE TABLE OF CONTENTS: the campaign, then the battles that break into it. */
import type { Rulebook } from '@cuartel/engine';
import type { BobbyLee } from '../types.ts';
import { battleInterrupts, battleSections } from './battle.ts';
import { campaign } from './campaign.ts';

export const book: Rulebook<BobbyLee> = {
  sections: { ...campaign, ...battleSections },
  moments: {},
  interrupts: battleInterrupts,
};
