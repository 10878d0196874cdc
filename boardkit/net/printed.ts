/** Names of places as cartography sets them: short rows in a table of the game, labels on the board. */
import type { BoardPoint } from './boxes.ts';

/** The point is the baseline of the first line. */
export interface PrintedName extends BoardPoint {
  readonly lines: readonly string[];
  readonly anchor: 'start' | 'middle' | 'end';
}
/** Lines are set apart by a bar. */
export type NameRow = readonly [words: string, x: number, y: number, anchor: PrintedName['anchor']];
interface InBoth<T> {
  readonly en: T;
  readonly es: T;
}
/** One row where both languages have the same name; null where none is printed. */
export type NameRows = NameRow | InBoth<NameRow> | null;
export type PrintedNames = InBoth<PrintedName> | null;

export const printed = ([words, x, y, anchor]: NameRow): PrintedName => ({ lines: words.split('|'), x, y, anchor });

export const printedInBoth = (rows: NameRows): PrintedNames => {
  if (rows === null) return null;
  return 'en' in rows ? { en: printed(rows.en), es: printed(rows.es) } : { en: printed(rows), es: printed(rows) };
};
