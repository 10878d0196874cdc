/** The board in words: all of it, or what has changed since it was last shown. */
import type { Paragraph } from '@cuartel/engine';
import type { Colours } from '../terminal/paint.ts';
import { wrap } from '../terminal/wrap.ts';

export const wholeBoard = (board: readonly Paragraph[], columns: number, paint: Colours): string[] =>
  board.flatMap(({ heading, lines }) => [
    wrap(paint.bold(heading), columns),
    ...lines.map(({ text }) => wrap(text, columns, '  ')),
  ]);

/** Lines of `now` that were not there before, and (marked) those that are gone and have no successor. */
const changesIn = (before: Paragraph | undefined, now: Paragraph): { fresh: string[]; gone: string[] } => {
  const old = new Set(before?.lines.map(l => l.text));
  const kept = new Set(now.lines.map(l => l.text));
  const things = new Set(now.lines.map(l => l.thing));
  const fresh = now.lines.filter(l => !old.has(l.text)).map(l => l.text);
  const gone = (before?.lines ?? [])
    .filter(l => !kept.has(l.text) && (l.thing === undefined || !things.has(l.thing)))
    .map(l => l.text);
  // A line without a thing that was rewritten is one change, not a loss and a gain.
  return { fresh, gone: gone.slice(Math.min(gone.length, fresh.length)) };
};

export const changedBoard = (
  before: readonly Paragraph[],
  now: readonly Paragraph[],
  columns: number,
  paint: Colours,
): string[] =>
  now.flatMap((paragraph, i) => {
    const { fresh, gone } = changesIn(before[i], paragraph);
    const heading = wrap(paint.bold(paragraph.heading), columns);
    if (fresh.length + gone.length === 0) return before[i]?.heading === paragraph.heading ? [] : [heading];
    return [
      heading,
      ...fresh.map(text => wrap(text, columns, '  ')),
      ...gone.map(text => wrap(paint.dim(text), columns, `${paint.dim('-')} `)),
    ];
  });
