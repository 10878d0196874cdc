/** A game that is told: what was done, by name, and why. A passage explains its first deed; the others say themselves, or have a word of their own. */
import type { LessonStep } from '@cuartel/engine';
import { ARMIES } from '../data/armies.ts';
import { GENERALS, type GeneralId } from '../data/generals.ts';
import type { SideName } from '../data/sides.ts';
import { SPACES } from '../data/spaces.ts';
import { STATES } from '../data/states.ts';
import { INFANTRY } from '../queries/marches.ts';
import type { InBothLanguages } from '../text/names.ts';
import type { Deeds, People } from '../types.ts';
import { lineOf } from './lines.ts';

/** Spaces, generals and armies by name; `3 sp` on a list is three of them. */
export type ByName = null | boolean | number | string | readonly ByName[] | { readonly [field: string]: ByName };
export type StoryDeed = readonly [by: SideName, deed: keyof Deeds, what?: ByName, say?: InBothLanguages];
export interface Passage extends InBothLanguages {
  readonly deeds: readonly StoryDeed[];
}
export interface Story {
  readonly hands: Readonly<Record<SideName, readonly number[]>>;
  readonly dice: readonly number[];
  /** Who is drawn for the generals laid face down, in order. */
  readonly generals: readonly GeneralId[];
  readonly passages: readonly Passage[];
}

const NUMBERS = new Map<string, number>([
  ...STATES.map((id, state): [string, number] => [id, state]),
  ...ARMIES.map((id, army): [string, number] => [id, army]),
  ...GENERALS.map(([id], general): [string, number] => [id, general]),
  ...SPACES.map(([id], space): [string, number] => [id, space]),
  ['sp', INFANTRY],
]);
const COUNTED = /^(\d+) (.+)$/;
const known = (what: ByName): unknown => {
  if (typeof what === 'string') return NUMBERS.get(what) ?? what;
  if (Array.isArray(what))
    return what.flatMap(member => {
      const [, n, of] = (typeof member === 'string' ? COUNTED.exec(member) : null) ?? [];
      return of === undefined ? [known(member)] : new Array<unknown>(Number(n)).fill(known(of));
    });
  if (typeof what !== 'object' || what === null) return what;
  return Object.fromEntries(Object.entries(what).map(([field, value]) => [field, known(value)]));
};
export const stepsOf = ({ passages }: Pick<Story, 'passages'>): LessonStep<People>[] =>
  passages.flatMap(({ en, es, deeds }) =>
    deeds.map(([by, deed, what = null, say], i): LessonStep<People> => {
      const does = { do: deed, with: known(what) } as NonNullable<LessonStep<People>['does']>;
      return { by, say: i === 0 ? { en, es } : (say ?? lineOf(does)), does };
    }),
  );
