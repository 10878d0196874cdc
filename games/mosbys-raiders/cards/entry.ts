/** Cards that spare the checks of an entry: Local Guide, French Dulaney, Sergeant Ames. */
import type { View } from '@cuartel/engine';
import { ALEXANDRIA } from '../data/map.ts';
import type { Space } from '../data/spaces.ts';
import { AMES, cardOf, FRENCH_DULANEY, holds, LOCAL_GUIDE } from '../queries/hand.ts';
import { needsCheck } from '../queries/map.ts';
import { activeCombatIn, anyUnitIn } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import type { How, Mosby } from '../types.ts';
import { play } from '../verbs/hand.ts';

type Eyes = View<Mosby>;
/** C-h Any one space, where a check would be made. */
export const guideServes = (v: Eyes, space: Space): boolean => needsCheck(v.pub, space);
/** C-g Alexandria, if no activated combat unit is there. */
export const dulaneyServes = (v: Eyes, space: Space): boolean => space === ALEXANDRIA && !activeCombatIn(v.pub, ALEXANDRIA);
/** C-i Spaces that would need a check or that hold Union units. */
export const amesServes = (v: Eyes, space: Space): boolean => needsCheck(v.pub, space) || anyUnitIn(v.pub, space);
export const holdsGuide = (v: Eyes): boolean => holds(v, LOCAL_GUIDE);
export const holdsDulaney = (v: Eyes): boolean => holds(v, FRENCH_DULANEY);
export const holdsAmes = (v: Eyes): boolean => holds(v, AMES);
export const AMES_ENTRIES = 3;

const KIND: Readonly<Record<Exclude<How, 'plain'>, number>> = { guide: LOCAL_GUIDE, dulaney: FRENCH_DULANEY, ames: AMES };
/** Lays the card of this way of entering. */
export const layEntryCard = (t: Table, how: Exclude<How, 'plain'>): void => {
  const card = cardOf({ me: 'mosby', pub: t.pub, own: t.own.mosby }, KIND[how]);
  if (card >= 0) play(t, how === 'guide' ? 'C-h' : how === 'dulaney' ? 'C-g' : 'C-i', card);
};
