/** The land that is nearer to a space than to any other: what control tints, and where two controls meet. */
import type { BoardPoint, Box } from './boxes.ts';

interface Corner extends BoardPoint {
  /** The space beyond the edge that begins here; -1: the rim. */
  readonly over: number;
}
export type Cell = readonly Corner[];

/** The part of a cell on the side of `own`, cut half-way to `other`. */
const cut = (cell: Cell, own: BoardPoint, other: BoardPoint, n: number): Cell => {
  const [mx, my, dx, dy] = [(own.x + other.x) / 2, (own.y + other.y) / 2, other.x - own.x, other.y - own.y];
  const beyond = ({ x, y }: BoardPoint) => (x - mx) * dx + (y - my) * dy;
  if (cell.every(corner => beyond(corner) <= 0)) return cell;
  const kept: Corner[] = [];
  cell.forEach((a, i) => {
    const b = cell[(i + 1) % cell.length] as Corner;
    const [from, to] = [beyond(a), beyond(b)];
    const crossing = () => {
      const t = from / (from - to);
      return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
    };
    if (from <= 0) kept.push(a);
    if (from <= 0 && to > 0) kept.push({ ...crossing(), over: n });
    if (from > 0 && to <= 0) kept.push({ ...crossing(), over: a.over });
  });
  return kept;
};

/** How many corners a cell has that meets nothing. */
const ROUND = 24;
/** A cell for each spot, inside the rim and no farther than `reach` from it. */
export const cellsOf = (spots: readonly BoardPoint[], { left, top, right, bottom }: Box, reach = 400): Cell[] =>
  spots.map((own, i) => {
    let cell: Cell = Array.from({ length: ROUND }, (_, n) => {
      const turn = (n * 2 * Math.PI) / ROUND;
      return { x: own.x + Math.cos(turn) * reach, y: own.y + Math.sin(turn) * reach, over: -1 };
    });
    // The rim is half-way to one's own image beyond it.
    const images = [
      { x: 2 * left - own.x, y: own.y },
      { x: 2 * right - own.x, y: own.y },
      { x: own.x, y: 2 * top - own.y },
      { x: own.x, y: 2 * bottom - own.y },
    ];
    for (const image of images) cell = cut(cell, own, image, -1);
    spots.forEach((other, j) => {
      if (j !== i && Math.abs(other.x - own.x) < 2 * reach && Math.abs(other.y - own.y) < 2 * reach)
        cell = cut(cell, own, other, j);
    });
    return cell;
  });

const at = ({ x, y }: BoardPoint): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
/** The land of all cells that a side holds, as one path: no seams. */
export const landOf = (cells: readonly Cell[], held: readonly (string | null)[], side: string): string =>
  cells.map((cell, i) => (held[i] === side && cell.length > 2 ? `M${cell.map(at).join('L')}Z` : '')).join('');
/** The line where a side's land meets another's, so many pixels within its own. */
export const frontOf = (
  cells: readonly Cell[],
  spots: readonly BoardPoint[],
  held: readonly (string | null)[],
  side: string,
  inside: number,
): string =>
  cells
    .flatMap((cell, i) =>
      held[i] !== side
        ? []
        : cell.flatMap((a, n) => {
            const other = a.over < 0 ? null : held[a.over];
            const b = cell[(n + 1) % cell.length] as Corner;
            const none = other === null || other === undefined || other === side;
            if (none || Math.hypot(b.x - a.x, b.y - a.y) < 0.5) return [];
            const [own, foe] = [spots[i] as BoardPoint, spots[a.over] as BoardPoint];
            const long = Math.hypot(own.x - foe.x, own.y - foe.y) || 1;
            const [dx, dy] = [((own.x - foe.x) / long) * inside, ((own.y - foe.y) / long) * inside];
            return [`M${at({ x: a.x + dx, y: a.y + dy })}L${at({ x: b.x + dx, y: b.y + dy })}`];
          }),
    )
    .join('');
