import { type AnyTypes, anyGame, orderedAnswer, type Position } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { sixSpaces } from '../index.ts';
import { scene } from './scene.ts';

const options = ['bloody'] as const;
/** North attacks Cord with blocks of the given steps; the dice are North's and South's. */
const attack = (dice: number[], north: number[], south: number[]) =>
  scene({
    options,
    dice,
    at: { 0: 0, 1: 0, 2: -1, 3: -1, 4: 2, 5: 2, 6: 2, 7: 5 },
    full: { north, south },
    hands: { north: [0], south: [] },
  })
    .does('north', 'play', 0)
    .does('north', 'gather', [0, 1])
    .does('north', 'march', 2)
    .does('south', 'stand')
    .does('north', 'nothing')
    .does('south', 'nothing');

test('8.9 a beaten attacker loses the difference, each step from his largest block, his general last', () => {
  const s = attack([3, 2], [2, 2, 1, 1], [1, 1, 2, 2]); // 7 against 6: South loses one of three
  s.asks('south', '8.9', 'hit');
  const lost = attack([1, 2], [1, 2, 1, 2], [1, 1, 2, 2]); // 4 against 6: block 1 has most and is no general
  expect(lost.pub.lost.slice(0, 2)).toEqual([0, 2]);
  expect(attack([1, 4], [1, 2, 1, 2], [1, 1, 2, 2]).pub.at.slice(0, 2)).toEqual([-1, -1]);
});
test('8.9 at least one step is lost, and no more than there are', () => {
  const even = attack([3, 2], [1, 2, 1, 2], [1, 1, 2, 2]); // 6 against 6: the attacker is beaten
  expect(even.pub.lost.slice(0, 2)).toEqual([0, 1]);
});
test('8.9 a beaten defender takes one from every block before any loses another, and chooses among equals', () => {
  const s = attack([6, 1], [2, 2, 1, 1], [2, 2, 2, 1]); // 10 against 7, the general last
  expect(s.pub.lost.slice(4, 7)).toEqual([0, 1, 1]); // of three: these two are no choice
  s.asks('south', '8.9', 'hit');
  expect(s.offered('south', 'hit')).toEqual([[5], [6]]);
  s.does('south', 'hit', [6]);
  expect(s.pub.lost.slice(4, 7)).toEqual([0, 1, 2]);
});
test('8.9 a standing order that names blocks in their order allots the hits', () => {
  const s = attack([6, 1], [2, 2, 1, 1], [2, 2, 2, 1]);
  const at = { section: 'losses', step: 'hits' };
  const answer = { is: 'prefer', do: 'hit', things: ['block:6', 'block:5', 'block:4'] } as const;
  const order = { id: 'hits', at, answer, unless: [], lasts: { is: 'game' } } as const;
  const ordered = orderedAnswer(anyGame(sixSpaces), s.pos as unknown as Position<AnyTypes>, 'south', [order]);
  expect(ordered?.action).toEqual({ by: 'south', do: 'hit', with: [6] });
});
