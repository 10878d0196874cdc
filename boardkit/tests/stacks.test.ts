import { expect, test } from 'vitest';
import { facesIn, layOut, type Stack, type StackLayout } from '../stacks/stacks.ts';

const HOW: StackLayout<string> = {
  row: { step: 48, least: 30, room: 98 },
  shared: { step: 30, least: 22, room: 24, apart: 36 },
  size: 1,
  counted: 4,
  spread: { wide: 62, tall: 68, size: 1.2 },
  within: { width: 1000, height: 1000 },
};
const names = (n: number, of = 'a') => Array.from({ length: n }, (_, i) => `${of}${i}`);
const stack = (n: number): Stack<string> => ({ id: 7, at: { x: 500, y: 400 }, rows: [names(n)] });
const shownIn = (n: number) => layOut([stack(n)], HOW, null).placed.filter(({ behind }) => !behind);

test('a few stand side by side, as far apart as they like', () => {
  expect(shownIn(1).map(({ x }) => x)).toEqual([500]);
  expect(shownIn(2).map(({ x }) => x)).toEqual([476, 524]);
  expect(shownIn(3).map(({ x }) => x)).toEqual([452, 500, 548]);
});
test('ten are never squeezed into slivers: as many faces as can be read, and the count of all', () => {
  for (let n = 2; n <= 30; n++) {
    const xs = shownIn(n).map(({ x }) => x);
    for (const [i, x] of xs.slice(1).entries()) expect(x - xs[i]!).toBeGreaterThanOrEqual(30);
    expect(xs.at(-1)! - xs[0]!).toBeLessThanOrEqual(98);
  }
  const { placed, counts } = layOut([stack(10)], HOW, null);
  expect(placed.length).toBe(10);
  expect(counts.map(({ count }) => count)).toEqual([10]);
  expect(layOut([stack(3)], HOW, null).counts).toEqual([]);
});
test('what may be chosen stands in front of what may not', () => {
  const wanted = new Set(['a8', 'a9']);
  const faces = layOut([stack(10)], { ...HOW, first: piece => wanted.has(piece) }, null).placed.filter(p => !p.behind);
  expect(faces.map(({ piece }) => piece)).toEqual(['a0', 'a1', 'a8', 'a9']);
});
test('two sides in one place keep apart, each with its count', () => {
  const { placed, counts } = layOut([{ id: 1, at: { x: 0, y: 0 }, rows: [names(6), names(1, 'b')] }], HOW, null);
  const faces = placed.filter(({ behind }) => !behind);
  expect(faces.filter(({ piece }) => piece.startsWith('a')).every(({ x }) => x < 0)).toBe(true);
  expect(faces.filter(({ piece }) => piece.startsWith('b')).map(({ x }) => x)).toEqual([36]);
  expect(counts.map(({ row, count }) => [row, count])).toEqual([[0, 6]]);
});
test('a side that stands alone stands in the middle, whichever it is', () => {
  const { placed } = layOut([{ id: 1, at: { x: 50, y: 0 }, rows: [[], ['b']] }], HOW, null);
  expect(placed.map(({ x }) => x)).toEqual([50]);
});
test('the stack that is looked at is spread out whole, on a plate within the board', () => {
  for (const at of [
    { x: 500, y: 400 },
    { x: 5, y: 5 },
    { x: 999, y: 999 },
  ]) {
    const { placed, plate, counts } = layOut(
      [
        { id: 7, at, rows: [names(11), names(3, 'b')] },
        { ...stack(2), id: 8 },
      ],
      HOW,
      '7',
    );
    const open = placed.filter(({ depth }) => depth >= 1e5);
    expect(new Set(open.map(({ x, y }) => `${x} ${y}`)).size).toBe(14);
    expect(counts).toEqual([]);
    const { x, y, width, height } = plate!;
    expect([x - width / 2, y - height / 2].every(n => n >= 0) && x + width / 2 <= 1000 && y + height / 2 <= 1000).toBe(true);
    for (const piece of open) expect(Math.abs(piece.x - x) < width / 2 && Math.abs(piece.y - y) < height / 2).toBe(true);
  }
});
test('as many faces as the room gives, at least one', () => {
  expect(facesIn(10, { step: 40, least: 30, room: 10 })).toEqual({ shown: 1, gap: 0 });
  expect(facesIn(2, { step: 40, least: 30, room: 90 })).toEqual({ shown: 2, gap: 40 });
  expect(facesIn(9, { step: 40, least: 30, room: 90 })).toEqual({ shown: 4, gap: 30 });
});
