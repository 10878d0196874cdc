/** What sides and nations look like: heraldic hatching beside the colours of the counters (2.13-a). */
import type { SideLook } from '@cuartel/boardkit/face.ts';
import { type Paint, paintOf } from '@cuartel/boardkit/look/shades.ts';

/** What every pattern of this game is called by. */
export const ID = 'ar';
export const LOOKS = {
  american: { colour: '#26466f', pattern: 'level' },
  'american-militia': { colour: '#5f86ad', pattern: 'level' },
  british: { colour: '#8c2a21', pattern: 'ribs' },
  tory: { colour: '#bf6a59', pattern: 'ribs' },
  hessian: { colour: '#b87322', pattern: 'cross' },
  indian: { colour: '#4c6a3b', pattern: 'hatch' },
  french: { colour: '#9aa3b4', pattern: 'plain' },
  spanish: { colour: '#69447a', pattern: 'slant' },
} as const satisfies Readonly<Record<string, SideLook>>;
export type LookName = keyof typeof LOOKS;
export const PAINTS = Object.fromEntries(
  (Object.keys(LOOKS) as LookName[]).map(name => [name, paintOf(ID, name, LOOKS[name])]),
) as Readonly<Record<LookName, Paint>>;
