/** The sides that the specimen shows. */
import type { SideLook } from '@cuartel/boardkit/face.ts';
import { type Paint, paintOf } from '@cuartel/boardkit/look/shades.ts';

export const SIDES = {
  usa: { colour: '#2b4a70', pattern: 'hatch' },
  csa: { colour: '#7d7768', pattern: 'bars' },
  carlist: { colour: '#a02c20', pattern: 'ribs' },
  liberal: { colour: '#33557f', pattern: 'hatch' },
  american: { colour: '#26466f', pattern: 'level' },
  british: { colour: '#8c2a21', pattern: 'ribs' },
  hessian: { colour: '#b87322', pattern: 'cross' },
  indian: { colour: '#4c6a3b', pattern: 'slant' },
  french: { colour: '#8a8676', pattern: 'plain' },
  spanish: { colour: '#69447a', pattern: 'dots' },
} as const satisfies Readonly<Record<string, SideLook>>;
export type SideName = keyof typeof SIDES;
export const ID = 'sp';
export const PAINTS = Object.fromEntries(
  Object.entries(SIDES).map(([side, look]) => [side, paintOf(ID, side, look)]),
) as Readonly<Record<SideName, Paint>>;
