import { expect, test } from 'vitest';
import { pointsAt } from '../index.ts';

interface Deeds {
  march: number;
  gather: number[];
  send: string;
  post: { block: number; to: number };
  stop: null;
  halt: null;
}
const things = pointsAt<Deeds>(
  { space: ['march'], block: ['gather', 'stop'], unit: ['send'] },
  { post: ({ block, to }) => [`block:${block}`, `space:${to}`] },
);

test('a deed points at its object by the kind it is listed under, at each member of a list', () => {
  expect(things('march', 0)).toEqual(['space:0']);
  expect(things('gather', [3, 5])).toEqual(['block:3', 'block:5']);
  expect(things('gather', [])).toEqual([]);
  expect(things('send', 'U9')).toEqual(['unit:U9']);
});
test('a deed of its own kind says itself what it points at', () => {
  expect(things('post', { block: 2, to: 4 })).toEqual(['block:2', 'space:4']);
});
test('a deed done with nothing, or listed nowhere, points at nothing', () => {
  expect(things('stop', null)).toEqual([]);
  expect(things('halt', null)).toEqual([]);
});
