/** The rulebook's examples, to be played. */
import type { Chance, Lesson } from '@cuartel/engine';
import type { Table } from '../state/table.ts';
import type { War } from '../types.ts';
import { battle, layout as plain } from './battle.ts';
import { columns, layout as march } from './columns.ts';
import { type Layout, lay } from './lay.ts';
import { layout as beach, relief } from './relief.ts';

export const lessons: readonly Lesson<War>[] = [columns, battle, relief];
const LAYOUT: Readonly<Record<string, Layout>> = { [columns.id]: march, [battle.id]: plain, [relief.id]: beach };
/** The table of a lesson, or null when the scenario is none. */
export const layLesson = (scenario: string, chance: Chance): Table | null => {
  const layout = LAYOUT[scenario];
  return layout === undefined ? null : lay(layout, chance);
};
