/** Boxes on a board, and a grid that finds what lies near one. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export const around = ({ x, y }: BoardPoint, half: number): Box => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
});
export const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
export const within = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
/** How far a point lies from a box; 0: in it. */
export const away = ({ left, top, right, bottom }: Box, { x, y }: BoardPoint): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

const CELL = 96;
export class Grid<T> {
  readonly #cells = new Map<number, { readonly box: Box; readonly held: T }[]>();
  add(box: Box, held: T): void {
    for (const cell of cellsOf(box)) {
      const list = this.#cells.get(cell);
      if (list === undefined) this.#cells.set(cell, [{ box, held }]);
      else list.push({ box, held });
    }
  }
  /** All that meets the box, each once. */
  near(box: Box): Set<T> {
    const found = new Set<T>();
    for (const cell of cellsOf(box))
      for (const { box: other, held } of this.#cells.get(cell) ?? []) if (meet(box, other)) found.add(held);
    return found;
  }
}
function* cellsOf({ left, top, right, bottom }: Box): Generator<number> {
  for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row++)
    for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column++) yield row * 1000 + column;
}
