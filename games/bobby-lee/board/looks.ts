/** What the two sides look like. */
import { type Paint, paintOf } from '@cuartel/boardkit/look/shades.ts';
import type { Side } from '../data/sides.ts';

/** What every pattern and sign of this game is called by. */
export const ID = 'bl';
export const LOOKS = { usa: { colour: '#36557f', pattern: 'hatch' }, csa: { colour: '#7f796b', pattern: 'dots' } } as const;
/** By the number of the side. */
export const PAINTS: Readonly<Record<Side, Paint>> = { 0: paintOf(ID, 'usa', LOOKS.usa), 1: paintOf(ID, 'csa', LOOKS.csa) };
