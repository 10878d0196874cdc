/** Text laid out in a terminal: measured without its colours, broken between words. */
import { stripVTControlCharacters } from 'node:util';

export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;
export const padRight = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padLeft = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Lines of at most `columns`; a word that is longer stays whole, so that it can be copied. `first` stands before the first line, its width in blanks before the others. */
export const wrap = (text: string, columns: number, first = ''): string => {
  const indent = widthOf(first);
  const room = Math.max(8, columns - indent);
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    let width = 0;
    for (const word of paragraph.split(' ')) {
      const w = widthOf(word);
      if (width > 0 && width + 1 + w > room) {
        lines.push(line);
        line = word;
        width = w;
      } else {
        line = width === 0 && line === '' ? word : `${line} ${word}`;
        width += (width === 0 ? 0 : 1) + w;
      }
    }
    lines.push(line);
  }
  return lines.map((line, i) => (i === 0 ? first : ' '.repeat(indent)) + line).join('\n');
};

/** Rows of cells, each column as wide as its widest cell. Columns named in `right` are set flush right. */
export const grid = (rows: readonly (readonly string[])[], right: readonly number[] = []): string => {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, c) => {
      widths[c] = Math.max(widths[c] ?? 0, widthOf(cell));
    });
  return rows
    .map(row =>
      row
        .map((cell, c) => (right.includes(c) ? padLeft : padRight)(cell, widths[c]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
