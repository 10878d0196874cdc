import { expect, test } from 'vitest';
import type { Pattern } from '../face.ts';
import { numbersOf, thingsIn } from '../face.ts';
import { darker, lighter, mix, paintOf, tileOf } from '../look/shades.ts';
import { type Shape, shapePath } from '../net/shapes.ts';

test('shades lie between their colour and white or black', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect([lighter('#2b4a70', 0), darker('#2b4a70', 1), lighter('#2b4a70', 1)]).toEqual(['#2b4a70', '#000000', '#ffffff']);
  expect(paintOf('bl', 'usa', { colour: '#2b4a70', pattern: 'hatch' }).land).toBe('url(#bl-usa-land)');
});
test('no two patterns look alike without their colour', () => {
  const kinds: Pattern[] = ['hatch', 'dots', 'bars', 'ribs', 'level', 'slant', 'cross', 'plain'];
  const tiles = kinds.map(kind => JSON.stringify(tileOf(kind, 8)));
  expect(new Set(tiles).size).toBe(kinds.length);
});
test('no two shapes of spaces look alike', () => {
  const shapes: Shape[] = ['disc', 'diamond', 'hexagon', 'star', 'triangle', 'bastion', 'redoubt'];
  expect(new Set(shapes.map(shape => shapePath(shape, 10))).size).toBe(shapes.length);
});
test('numbers of the things of a kind, and of no other that begins like it', () => {
  expect(numbersOf(new Set(['space:3', 'spaceship:4', 'unit:5', 'space:12'] as const), 'space')).toEqual([3, 12]);
});
test('a fact that is about nothing strikes nothing', () => {
  interface Toy {
    side: string;
    pub: object;
    own: object;
    dark: object;
    deeds: object;
    contents: object;
    moments: object;
    facts: { moved: { to: number }; passed: null };
    rule: string;
  }
  const things = thingsIn<Toy>({ moved: ({ to }) => [`space:${to}`] });
  expect([things({ kind: 'moved', about: { to: 4 } }), things({ kind: 'passed', about: null })]).toEqual([['space:4'], []]);
});
