/** The rulebook's longer examples, to be played. */
import type { Chance, Lesson } from '@cuartel/engine';
import type { Table } from '../state/table.ts';
import type { BobbyLee } from '../types.ts';
import { type Layout, lay } from './lay.ts';
import { layout as battle, manassas } from './manassas.ts';
import { rappahannock, layout as river } from './rappahannock.ts';

export const lessons: readonly Lesson<BobbyLee>[] = [rappahannock, manassas];
const LAYOUT: Readonly<Record<string, Layout>> = { [rappahannock.id]: river, [manassas.id]: battle };
/** The table of a lesson, or null when the scenario is none. */
export const layLesson = (scenario: string, chance: Chance): Table | null => {
  const layout = LAYOUT[scenario];
  return layout === undefined ? null : lay(layout, chance);
};
