/** What the two sides look like. */
import { paintOf } from '@cuartel/boardkit/look/shades.ts';

/** What every pattern of this game is called by. */
export const ID = 'mr';
export const LOOKS = { union: { colour: '#2b4a70', pattern: 'hatch' }, mosby: { colour: '#8a3320', pattern: 'dots' } } as const;
export const PAINTS = { union: paintOf(ID, 'union', LOOKS.union), mosby: paintOf(ID, 'mosby', LOOKS.mosby) } as const;
