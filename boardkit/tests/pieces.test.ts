import { expect, test } from 'vitest';
import { PIECE, piecesOf } from '../net/pieces.ts';

/** Every stroke of a path, from where to where and by which handle, as a set: what is drawn, whatever the order. */
const strokesOf = (d: string): string[] => {
  const words = d.match(/[A-Za-z]|-?\d*\.?\d+/g) ?? [];
  const strokes: string[] = [];
  let [pen, from, letter] = [[0, 0], [0, 0], ''];
  for (let at = 0; at < words.length; ) {
    if (/[A-Za-z]/.test(words[at]!)) letter = words[at++]!;
    const take = () => [Number(words[at++]), Number(words[at++])];
    if (letter === 'M') {
      from = pen = take();
      letter = 'L';
      continue;
    }
    const handle = letter === 'Q' ? take() : null;
    const to = /z/i.test(letter) ? from : letter === 'l' ? take().map((n, i) => n + pen[i]!) : take();
    if (String(to) !== String(pen)) strokes.push(`${pen} ${handle} ${to}`);
    pen = to;
    if (/z/i.test(letter)) letter = '';
  }
  return strokes.toSorted();
};
const reachOf = (d: string): number => {
  const points = strokesOf(d)
    .flatMap(stroke => stroke.split(' ').filter(word => word.includes(',')))
    .map(word => word.split(',').map(Number));
  const [xs, ys] = [points.map(([x]) => x!), points.map(([, y]) => y!)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
};

test('pieces: a long line is cut, a short one is not, and nothing is lost or added', () => {
  const long = `M0 0${'l60 20'.repeat(30)}`;
  const pieces = piecesOf(long);
  expect(pieces.length).toBeGreaterThan(3);
  expect(strokesOf(pieces.join(''))).toEqual(strokesOf(long));
  expect(piecesOf('M10 10L20 20Q30 30 40 20z')).toEqual(['M10 10L20 20Q30 30 40 20z']);
});
test('pieces: what lies together is one path, what lies apart is not', () => {
  expect(piecesOf('M0 0L9 9M900 900L909 909M10 0L19 9')).toEqual(['M0 0L9 9M10 0L19 9', 'M900 900L909 909']);
});
test('pieces: a closed line that is cut stays closed', () => {
  const ring = 'M0 0l900 0 0 900-900 0z';
  expect(strokesOf(piecesOf(ring).join(''))).toEqual(strokesOf(ring));
});
test('pieces: one stroke longer than a piece stays whole, and what this page does not know is left as it is', () => {
  expect(piecesOf('M0 0L2000 0')).toEqual(['M0 0L2000 0']);
  const arcs = 'M0 0a5 5 0 0 1 900 0L9 9';
  expect(piecesOf(arcs)).toEqual([arcs]);
});
test('pieces: a shore that winds over a whole board', () => {
  let state = 7;
  const next = (): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return ((state >> 8) % 61) - 20;
  };
  const shore = `M12.5 -4${Array.from({ length: 400 }, (_, i) => `${i === 0 ? 'l' : ' '}${next() % 30} ${next()}`).join('')}z`;
  const pieces = piecesOf(shore);
  expect(strokesOf(pieces.join(''))).toEqual(strokesOf(shore));
  expect(pieces.length).toBeGreaterThan(5);
  // What closes it is one long stroke.
  expect(pieces.filter(piece => reachOf(piece) > 2 * PIECE).length).toBeLessThanOrEqual(1);
});
