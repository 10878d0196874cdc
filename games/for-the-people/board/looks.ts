/** What the two sides look like. */
import { paintOf } from '@cuartel/boardkit/look/shades.ts';

/** What every pattern of this game is called by. */
export const ID = 'fp';
export const LOOKS = {
  USA: { colour: '#2b4a70', pattern: 'hatch' },
  CSA: { colour: '#6e6857', pattern: 'dots' },
} as const;
export const PAINTS = { USA: paintOf(ID, 'USA', LOOKS.USA), CSA: paintOf(ID, 'CSA', LOOKS.CSA) } as const;
