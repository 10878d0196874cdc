/** Worked examples, to be played. */
import type { Chance, Lesson } from '@cuartel/engine';
import type { Table } from '../state/table.ts';
import type { Revolution } from '../types.ts';
import { charleston, layout as landing } from './charleston.ts';
import { type Layout, lay } from './lay.ts';
import { layout as agitation, politics } from './politics.ts';
import { layout as siege, yorktown } from './yorktown.ts';

export const lessons: readonly Lesson<Revolution>[] = [charleston, yorktown, politics];
const LAYOUT: Readonly<Record<string, Layout>> = { [charleston.id]: landing, [yorktown.id]: siege, [politics.id]: agitation };
/** The table of a lesson, or null when the scenario is none. */
export const layLesson = (scenario: string, chance: Chance): Table | null => {
  const layout = LAYOUT[scenario];
  return layout === undefined ? null : lay(layout, chance);
};
