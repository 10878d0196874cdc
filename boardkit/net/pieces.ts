/**
 * Long lines in pieces that lie close together. A shore is one line around a whole board: wherever new ground comes into sight, all of it would be worked
 * out for each small part of the picture. In pieces, only those are that lie there.
 */
import type { BoardPoint, Box } from './boxes.ts';

interface Piece extends Box {
  readonly d: string;
}
/** A stroke from where the pen is: how it is written, where it may go, where it ends. */
interface PenStroke {
  readonly d: string;
  readonly by: readonly BoardPoint[];
}
/** Shorter than this, nothing is cut. */
export const PIECE = 480;
/** How many numbers follow each letter that a line may have. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, l: 2, Q: 4, Z: 0, z: 0 };
const round = (n: number): number => Math.round(n * 100) / 100;

const pairs = (numbers: readonly number[]): BoardPoint[] =>
  numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1]! }] : []));
/** The lines of a path, each from where the pen is put down. null: it has strokes that this page does not know. */
const linesOf = (d: string): (readonly [BoardPoint, PenStroke[]])[] | null => {
  const words = d.match(/[A-Za-z]|-?\d*\.?\d+/g) ?? [];
  const lines: (readonly [BoardPoint, PenStroke[]])[] = [];
  let [pen, letter] = [{ x: 0, y: 0 }, ''];
  for (let at = 0; at < words.length; ) {
    if (/[A-Za-z]/.test(words[at] as string)) letter = words[at++] as string;
    const takes = TAKES[letter];
    const numbers = words.slice(at, at + (takes ?? 0)).map(Number);
    if (takes === undefined || numbers.length < takes || numbers.some(Number.isNaN)) return null;
    at += takes;
    const line = lines.at(-1);
    if (letter === 'M') {
      [pen] = pairs(numbers) as [BoardPoint];
      lines.push([pen, []]);
      letter = 'L';
    } else if (line === undefined) return null;
    else {
      const by =
        letter === 'l'
          ? pairs(numbers).map(({ x, y }) => ({ x: pen.x + x, y: pen.y + y }))
          : takes === 0
            ? [line[0]]
            : pairs(numbers);
      line[1].push({ d: takes === 0 ? letter : letter + numbers.join(' '), by });
      pen = by.at(-1) as BoardPoint;
      if (takes === 0) letter = '';
    }
  }
  return lines;
};

const boxOf = (points: readonly BoardPoint[]): Box => ({
  left: Math.min(...points.map(({ x }) => x)),
  right: Math.max(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  bottom: Math.max(...points.map(({ y }) => y)),
});
const joined = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
});
const isWithin = ({ left, right, top, bottom }: Box, size: number): boolean => right - left <= size && bottom - top <= size;

const cut = ([from, strokes]: readonly [BoardPoint, PenStroke[]], size: number): Piece[] => {
  const whole = strokes.map(({ by }) => boxOf(by)).reduce(joined, boxOf([from]));
  if (isWithin(whole, size)) return [{ ...whole, d: `M${from.x} ${from.y}${strokes.map(({ d }) => d).join('')}` }];
  const pieces: Piece[] = [];
  let [pen, piece]: [BoardPoint, Piece | null] = [from, null];
  for (const { d, by } of strokes) {
    // What closes a line is a stroke like any other, once its beginning lies in another piece.
    const written = /z/i.test(d) ? `L${from.x} ${from.y}` : d;
    const grown: Box = joined(piece ?? boxOf([pen]), boxOf(by));
    if (piece !== null && isWithin(grown, size)) piece = { ...grown, d: piece.d + written };
    else {
      if (piece !== null) pieces.push(piece);
      piece = { ...boxOf([pen, ...by]), d: `M${round(pen.x)} ${round(pen.y)}${written}` };
    }
    pen = by.at(-1) as BoardPoint;
  }
  return piece === null ? pieces : [...pieces, piece];
};

/** A path in pieces, what lies close together as one. */
export const piecesOf = (d: string, size = PIECE): readonly string[] => {
  const lines = linesOf(d);
  if (lines === null) return [d];
  const places = new Map<string, string>();
  for (const { left, right, top, bottom, d: part } of lines.flatMap(line => cut(line, size))) {
    const place = `${Math.floor((left + right) / 2 / size)} ${Math.floor((top + bottom) / 2 / size)}`;
    places.set(place, (places.get(place) ?? '') + part);
  }
  return [...places.values()];
};
