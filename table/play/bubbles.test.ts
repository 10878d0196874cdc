import { expect, test } from 'vitest';
import { spotOf } from './bubbles.ts';

const room = { width: 1000, height: 700 };
const card = { width: 200, height: 100 };
const place = { x: 480, y: 300, width: 40, height: 40 };

test('a card stands above its place, in the middle of it', () => {
  expect(spotOf(card, place, room, [])).toEqual({ left: 400, top: 188, side: 'above' });
});
test('where what may be chosen lies above, it stands below; where it lies on both sides, in a corner', () => {
  const above = { x: 450, y: 220, width: 30, height: 30 };
  const below = { x: 450, y: 380, width: 30, height: 30 };
  expect(spotOf(card, place, room, [above])).toEqual({ left: 400, top: 352, side: 'below' });
  expect(spotOf(card, place, room, [above, below])).toEqual({ left: 788, top: 12, side: null });
});
test('a card without a place takes the upper right corner, and another one where something may be chosen there', () => {
  const there = { x: 900, y: 60, width: 30, height: 30 };
  expect(spotOf(card, null, room, [])).toEqual({ left: 788, top: 12, side: null });
  expect(spotOf(card, null, room, [there])).toEqual({ left: 12, top: 12, side: null });
  const everywhere = { x: 0, y: 0, width: 1000, height: 700 };
  expect(spotOf(card, null, room, [everywhere])).toEqual({ left: 788, top: 12, side: null });
});
test('it never leaves the frame: at the upper edge it stands below, at the side it moves in', () => {
  expect(spotOf(card, { x: 0, y: 20, width: 40, height: 40 }, room, [])).toEqual({ left: 8, top: 72, side: 'below' });
  const low = spotOf({ width: 200, height: 500 }, { x: 480, y: 300, width: 40, height: 40 }, room, []);
  expect([low.top, low.side]).toEqual([192, 'below']);
});
