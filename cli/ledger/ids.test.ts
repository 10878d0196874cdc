import { expect, test } from 'vitest';
import { looksLikeId, mentions, shapeOf, unknownIn } from './ids.ts';

const found = (text: string) => mentions(text).map(({ id }) => id);

test.each(['5.A1-a', '6.5-c1', '7.8-f1', 'C-k', '6.2-aa', '1.3', '16-e', '5.B-a', '2.2.3-b', '4'])(
  '%s is written like a rule',
  id => {
    expect(looksLikeId(id)).toBe(true);
  },
);

test.each(['battle', 'A', '6.1-', '6.1-scout', 'x-ray', '', '6.', '-a', '1.3 '])('"%s" is not', text => {
  expect(looksLikeId(text)).toBe(false);
});

test('several ids in one title are all found', () => {
  expect(found('6.1-e, 6.1-f a scout succeeds only above Awareness (see C-k).')).toEqual(['6.1-e', '6.1-f', 'C-k']);
});

test('parts of longer words are not ids', () => {
  expect(found('v1.3 of a 6.1-exit, 1.2.x, 3-6, 10x, sub-6.1-e')).toEqual([]);
});

test('a bare number is an id only at the beginning', () => {
  expect(found('4. Interception: 3 dice')).toEqual(['4']);
  expect(found('roll 4 dice')).toEqual([]);
});

test('ids of one form have one shape', () => {
  expect(shapeOf('12.4-aa')).toBe(shapeOf('6.1-e'));
  expect(shapeOf('5.A1-a')).not.toBe(shapeOf('5.1-a'));
});

test('an id of the right shape that is not known is reported; sections, numbers and other shapes are not', () => {
  const known = new Set(['6.1-a', '6.1-b', '7.2']);
  const unknown = (text: string) => unknownIn(text, known).map(({ id }) => id);
  expect(unknown('6.1-a and 6.1-z')).toEqual(['6.1-z']);
  expect(unknown('7.9 is not there')).toEqual(['7.9']);
  expect(unknown('6.1 is a section')).toEqual([]);
  expect(unknown('takes 1.5 times as long')).toEqual([]);
  expect(unknown('C-z has another shape')).toEqual([]);
});
