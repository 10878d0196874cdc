/**
 * Where the pieces of stacks stand. A stack shows a few faces wide enough to be read and counts the rest: it never squeezes ten
 * into slivers. The one that somebody looks at is spread out, whole, on a plate within the board.
 */
import type { BoardPoint } from '../net/boxes.ts';

/** How one row of a stack is laid: faces so far apart where there is room, closer up to `least`, then only so many as fit. */
export interface StackRow {
  readonly step: number;
  readonly least: number;
  readonly room: number;
}
export interface StackLayout<P> {
  /** A stack of one row alone, and each of two rows that share a place, so far from its middle. */
  readonly row: StackRow;
  readonly shared: StackRow & { readonly apart: number };
  readonly size: number;
  /** From how many on the count is shown although every face is. */
  readonly counted: number;
  /** The spread stack: distance of faces and rows, and their size. */
  readonly spread: { readonly wide: number; readonly tall: number; readonly size: number };
  /** What the plate of a spread stack must stay within. */
  readonly within: { readonly width: number; readonly height: number };
  /** Those that must be seen before the others: what may be chosen, a headquarters. */
  first?(piece: P): boolean;
}
export type StackId = number | string;
export interface Stack<P> {
  readonly id: StackId;
  readonly at: BoardPoint;
  /** One row, or two that share the place (both sides). */
  readonly rows: readonly (readonly P[])[];
}
export interface Placed<P> {
  readonly piece: P;
  readonly stack: StackId;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** It stands behind the others and is only counted: draw nothing, catch nothing. */
  readonly behind: boolean;
  readonly depth: number;
}
export interface Counted {
  readonly stack: StackId;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly count: number;
}
export interface Plate {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Laid<P> {
  readonly placed: readonly Placed<P>[];
  readonly counts: readonly Counted[];
  readonly plate: Plate | null;
}

/** How many faces a row shows, and how far apart they stand. */
export const facesIn = (count: number, { step, least, room }: StackRow): { shown: number; gap: number } => {
  const most = Math.max(1, 1 + Math.floor(room / least));
  const shown = Math.min(count, most);
  return { shown, gap: shown < 2 ? 0 : Math.min(step, room / (shown - 1)) };
};
/** The room that a stack of so many faces takes around its seat, for names to keep off. */
export const roomOf = <P>(
  { row, size }: Pick<StackLayout<P>, 'row' | 'size'>,
  faces: number,
): { left: number; right: number; top: number; bottom: number } => {
  const { shown, gap } = facesIn(faces, row);
  const half = ((shown - 1) * gap) / 2;
  return { left: -half - 24 * size, right: half + 32 * size, top: -30 * size, bottom: 26 * size };
};
/** How many columns a spread stack has. */
const columns = (n: number): number => (n <= 3 ? n : n <= 8 ? 4 : 5);

const chosenFirst = <P>(row: readonly P[], first: ((piece: P) => boolean) | undefined): readonly P[] =>
  first === undefined ? row : [...row.filter(first), ...row.filter(piece => !first(piece))];

export const layOut = <P>(stacks: readonly Stack<P>[], how: StackLayout<P>, open: string | null): Laid<P> => {
  const placed: Placed<P>[] = [];
  const counts: Counted[] = [];
  let plate: Plate | null = null;
  for (const { id, at, rows } of stacks) {
    const held = rows.filter(row => row.length > 0);
    if (String(id) === open) {
      plate = spread(held, at, how, (piece, x, y, line) =>
        placed.push({ piece, stack: id, x, y, size: how.spread.size, behind: false, depth: 1e5 + line }),
      );
      continue;
    }
    rows.forEach((row, nth) => {
      if (row.length === 0) return;
      const both = held.length > 1;
      const middle = at.x + (both ? (nth === 0 ? -how.shared.apart : how.shared.apart) : 0);
      const { shown, gap } = facesIn(row.length, both ? how.shared : how.row);
      // Those in front stand at the right: they are drawn last.
      const order = chosenFirst(row, how.first);
      const faces = new Set(order.slice(0, shown));
      let n = 0;
      for (const piece of row) {
        const behind = !faces.has(piece);
        const x = middle + ((behind ? 0 : n++) - (shown - 1) / 2) * gap;
        placed.push({ piece, stack: id, x, y: at.y, size: how.size, behind, depth: at.y });
      }
      if (row.length >= how.counted || shown < row.length)
        counts.push({
          stack: id,
          row: nth,
          x: middle + ((shown - 1) / 2) * gap + 22 * how.size,
          y: at.y + 22 * how.size,
          count: row.length,
        });
    });
  }
  placed.sort((a, b) => a.depth - b.depth || Number(b.behind) - Number(a.behind) || a.x - b.x);
  return { placed, counts, plate };
};

const spread = <P>(
  rows: readonly (readonly P[])[],
  at: BoardPoint,
  { spread: { wide, tall, size }, within }: StackLayout<P>,
  put: (piece: P, x: number, y: number, line: number) => void,
): Plate => {
  const across = Math.max(...rows.map(row => columns(row.length)));
  const lines = rows.map(row => Math.ceil(row.length / across));
  const total = lines.reduce((sum, n) => sum + n, 0);
  const [width, height] = [across * wide + 30 * size, total * tall + 24 * size];
  const inside = (middle: number, long: number, all: number) => Math.min(all - long / 2, Math.max(long / 2, middle));
  const [x, y] = [inside(at.x, width, within.width), inside(at.y, height, within.height)];
  let above = 0;
  rows.forEach((row, r) => {
    row.forEach((piece, nth) => {
      const line = Math.floor(nth / across);
      const inLine = Math.min(across, row.length - line * across);
      put(piece, x + ((nth % across) - (inLine - 1) / 2) * wide, y + (above + line - (total - 1) / 2) * tall, above + line);
    });
    above += lines[r]!;
  });
  return { x, y, width, height };
};
