/** Where on a board the pieces stand: what is drawn at a place of its own and is no space. */
import type { Mark } from './marks.ts';

const AT = /^translate\(\s*(-?[\d.]+)(?:[\s,]+(-?[\d.]+))?/;
const GROUND = /^(?:space|hex|area|town|region|card|marker)\b/;

interface Point {
  readonly x: number;
  readonly y: number;
}
export const piecesIn = (marks: readonly (Mark | string)[], from: Point = { x: 0, y: 0 }): Point[] =>
  marks.flatMap(mark => {
    if (typeof mark === 'string') return [];
    const [, x, y = '0'] = AT.exec(mark.given.get('transform') ?? '') ?? [];
    const at = x === undefined ? from : { x: from.x + Number(x), y: from.y + Number(y) };
    const thing = mark.given.get('data-thing');
    // What a piece is made of lies where it lies.
    return thing === undefined || GROUND.test(thing) || x === undefined ? piecesIn(mark.inside, at) : [at];
  });

/** Where a window of this length begins that looks at the middle of them, without looking past an end. */
export const windowOver = (at: readonly number[], window: number, whole: number): number => {
  const middle = at.length === 0 ? whole / 2 : at.reduce((sum, one) => sum + one, 0) / at.length;
  return window >= whole ? (whole - window) / 2 : Math.min(whole - window, Math.max(0, middle - window / 2));
};
