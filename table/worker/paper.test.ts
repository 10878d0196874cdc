import { expect, test } from 'vitest';
import { paperOf } from './paper.ts';

const frame = (section: string, my: Record<string, unknown>) => ({ section, my });
test('a window knows what is written where it was opened; its own paper lies on top', () => {
  const frames = [
    frame('game', { turn: 3 }),
    frame('combat', { attack: true, before: 4 }),
    frame('@moment', { attack: false, total: 5 }),
  ];
  expect(paperOf(frames)).toEqual({ attack: false, before: 4, total: 5 });
});
test('a question that is no window has its own paper alone', () => {
  expect(paperOf([frame('game', { turn: 3 }), frame('combat', { before: 4 })])).toEqual({ before: 4 });
  expect(paperOf([])).toEqual({});
});
