/** The rulebook's long examples, to be played. */
import type { Chance, Lesson } from '@cuartel/engine';
import type { Table } from '../state/table.ts';
import type { Mosby } from '../types.ts';
import { layout as colonel, dulaney } from './dulaney.ts';
import { type Layout, lay } from './lay.ts';
import { layout as bridge, unionMills } from './union-mills.ts';

export const lessons: readonly Lesson<Mosby>[] = [unionMills, dulaney];
const LAYOUT: Readonly<Record<string, Layout>> = { [unionMills.id]: bridge, [dulaney.id]: colonel };
/** The table of a lesson, or null when the scenario is none. */
export const layLesson = (scenario: string, chance: Chance): Table | null => {
  const layout = LAYOUT[scenario];
  return layout === undefined ? null : lay(layout, chance);
};
