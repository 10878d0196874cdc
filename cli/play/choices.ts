/** The numbered choices: in columns when they are short, a page at a time when they are many, kinds apart from each other. */
import type { Colours } from '../terminal/paint.ts';
import { padLeft, padRight, widthOf, wrap } from '../terminal/wrap.ts';

export interface Numbered {
  readonly n: number;
  readonly do: string;
  readonly text: string;
}
/** From this many on they are set in columns. */
const COLUMNS_FROM = 9;
const GAP = 3;

/** Consecutive choices of the same kind. */
const kinds = (choices: readonly Numbered[]): Numbered[][] => {
  const groups: Numbered[][] = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last?.[0]?.do === choice.do) last.push(choice);
    else groups.push([choice]);
  }
  return groups;
};

const inColumns = (group: readonly Numbered[], columns: number, digits: number, paint: Colours, many: boolean): string[] => {
  const label = (c: Numbered) => `  ${paint.bold(padLeft(String(c.n), digits))}  `;
  const widest = Math.max(...group.map(c => widthOf(c.text))) + digits + 4;
  const across = Math.floor((columns + GAP) / (widest + GAP));
  if (!many || across < 2 || group.length < 4) return group.flatMap(c => wrap(c.text, columns, label(c)).split('\n'));
  const down = Math.ceil(group.length / across);
  const lines: string[] = [];
  for (let row = 0; row < down; row++) {
    const cells: string[] = [];
    for (let at = row; at < group.length; at += down) {
      const c = group[at]!;
      cells.push(padRight(`${label(c)}${c.text}`, widest));
    }
    lines.push(cells.join(' '.repeat(GAP)).trimEnd());
  }
  return lines;
};

/** Lines for the choices `from` .. of which `shown` fitted into `rows`. */
export const layOut = (
  choices: readonly Numbered[],
  from: number,
  rows: number,
  columns: number,
  paint: Colours,
): { lines: string[]; next: number | null } => {
  const digits = String(choices.at(-1)?.n ?? 0).length;
  const most = Math.max(6, rows);
  const lay = (some: readonly Numbered[]): string[] => {
    const groups = kinds(some);
    const many = some.length >= COLUMNS_FROM;
    return groups.flatMap((group, g) => [
      ...(many && g > 0 && (group.length > 1 || groups[g - 1]!.length > 1) ? [''] : []),
      ...inColumns(group, columns, digits, paint, many),
    ]);
  };
  const rest = choices.slice(from);
  let count = rest.length;
  let lines = lay(rest);
  while (lines.length > most && count > 1) {
    count = Math.max(1, Math.min(count - 1, Math.floor((count * most) / lines.length)));
    lines = lay(rest.slice(0, count));
  }
  const next = from + count;
  return { lines, next: next < choices.length ? next : null };
};
