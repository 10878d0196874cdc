/** Who holds a space as far as the reader can tell: whoever stands there alone. */
import type { Onlooker } from '@cuartel/boardkit/face.ts';
import { COLOUR, IS_TOWN } from '../data/map.ts';
import { AMERICAN, BRITISH, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { Revolution } from '../types.ts';
import { LOOKS } from './looks.ts';
import { lookOf } from './painted.ts';

export const holderOf = ({ pub }: Onlooker<Revolution>, space: Space): Side | -1 => {
  const [american, british] = [pub.count[AMERICAN]![space]! > 0, pub.count[BRITISH]![space]! > 0];
  return american === british ? -1 : american ? AMERICAN : BRITISH;
};
/** 2.2-b Where a town leans, for its rim. */
const LEANS: Readonly<Record<string, string>> = {
  american: LOOKS.american.colour,
  british: LOOKS.british.colour,
  neutral: '#4f7040',
  french: '#7488ad',
  spanish: LOOKS.spanish.colour,
};
export const rimOf = (space: Space): string => LEANS[COLOUR[space] ?? ''] ?? '#3a2a1a';
export const PAPER = '#fbf4e2';
/** Held towns are full of their holder's colour; empty ones are paper. */
export const fillOf = (view: Onlooker<Revolution>, space: Space): string => {
  const holder = holderOf(view, space);
  if (holder < 0) return view.pub.siege[space]! >= 0 ? '#7a5c94' : PAPER;
  if (!IS_TOWN[space]) return PAPER;
  // An ally's town is of its own colour, at peace and at war.
  const top = view.pub.top[holder]![space]!;
  const look = top < 0 ? 'american' : lookOf(top);
  return LOOKS[look === 'french' || look === 'spanish' ? look : holder === AMERICAN ? 'american' : 'british'].colour;
};
