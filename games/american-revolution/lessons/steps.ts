/** Ways to name the choice an example makes. */
import { type LessonStep, same } from '@cuartel/engine';
import type { Marker } from '../data/markers.ts';
import type { SideName } from '../data/sides.ts';
import { type SpaceId, spaceOf } from '../data/spaces.ts';
import { type UnitId, unitOf } from '../data/units.ts';
import type { Deeds, Revolution } from '../types.ts';

type Step = LessonStep<Revolution>;

/** Any deed, with exactly this. */
export const does = <D extends keyof Deeds>(by: SideName, deed: D, what: Deeds[D], en: string, es: string): Step => ({
  by,
  say: { en, es },
  is: o => o.do === deed && same(o.with, what),
});
/** A list of units, whatever it is for. */
export const those = (
  by: SideName,
  deed: 'gather' | 'drop' | 'land' | 'sortie' | 'embark',
  ids: readonly UnitId[],
  en: string,
  es: string,
): Step => ({ by, say: { en, es }, does: { do: deed, with: ids.map(unitOf).sort((a, b) => a - b) } });
/** A deed that names a place. */
export const at = (by: SideName, deed: 'go' | 'besiege' | 'withdraw' | 'honors', place: SpaceId, en: string, es: string): Step =>
  does(by, deed, spaceOf(place), en, es);
/** A unit takes a hit. */
export const take = (by: SideName, id: UnitId, en: string, es: string): Step => does(by, 'take', unitOf(id), en, es);
/** Agitators laid for contests. */
export const assign = (by: SideName, laid: readonly (readonly [what: Marker, to: number])[], en: string, es: string): Step => ({
  by,
  say: { en, es },
  does: { do: 'assign', with: laid.map(([what, to]) => ({ what, to })) },
});
