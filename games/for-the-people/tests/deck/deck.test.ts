import { describe, expect, test } from 'vitest';
import { ALL_CARDS, variantsOf } from '../../data/cards.ts';
import { FIRST } from './first.ts';
import { FOURTH } from './fourth.ts';
import { MOVING } from './moving.ts';
import { playsAs } from './row.ts';
import { SECOND } from './second.ts';
import { THIRD } from './third.ts';

/** G-l The cards whose event either side may use. */
const BOTH = new Set([
  3, 4, 5, 6, 7, 8, 19, 26, 28, 34, 35, 36, 42, 66, 78, 81, 82, 83, 84, 85, 86, 87, 88, 99, 103, 104, 105, 119, 120, 121, 123,
]);

const ROWS = [...FIRST, ...SECOND, ...THIRD, ...FOURTH, ...MOVING];

describe('every card, played as its event', () => {
  test.each(ROWS)('4.2.1-a, 4.2-a card $card of the $by', row => {
    playsAs(row, BOTH.has(row.card));
  });
});

test('4-a every card and every use of it has a row here, or a test in its window', () => {
  // windows.test.ts
  const interrupts = ['1.0', '7.0', '8.0', '28.1', '89.0', '102.0', '103.1', '105.0', '107.0', '112.0', '130.0'];
  const found = new Set([...ROWS.map(({ card, variant = 0 }) => `${card}.${variant}`), ...interrupts]);
  const all = ALL_CARDS.flatMap(card => variantsOf(card).map((_, variant) => `${card}.${variant}`));
  expect([...found].sort()).toEqual(all.sort());
});
