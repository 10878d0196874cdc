/** What the two sides look like. */
import { paintOf } from '@cuartel/boardkit/look/shades.ts';

/** What every pattern of this game is called by. */
export const ID = 'gi';
export const LOOKS = {
  Liberal: { colour: '#33548a', pattern: 'hatch' },
  Carlist: { colour: '#a4372a', pattern: 'ribs' },
} as const;
export const PAINTS = [paintOf(ID, 'Liberal', LOOKS.Liberal), paintOf(ID, 'Carlist', LOOKS.Carlist)] as const;
/** What is painted on the backs: the crown of Isabella, the cross of Burgundy. */
export const BACKS = [
  'M-11 8V-6L-5.500 0 0-9 5.500 0 11-6V8ZM-11 10H11V13H-11Z',
  'M-13-13-9-13 0-4 9-13 13-13 13-9 4 0 13 9 13 13 9 13 0 4-9 13-13 13-13 9-4 0-13-9Z',
] as const;
