import { anyGame } from '@cuartel/engine';
import { playWithUndo } from '@cuartel/engine/battery/index.ts';
import { expect, test } from 'vitest';
import { playBattery } from '../../battery.ts';
import { OPTIONS } from '../data/options.ts';
import { mosbysRaiders } from '../index.ts';

const game = anyGame(mosbysRaiders);

test('random games end, are never stuck, copy, replay, hide and speak as they should', () => {
  const { different } = playBattery(game, i => ({
    scenario: 'standard',
    options: OPTIONS.filter((_, n) => i % 3 === 0 || (i % 3 === 1 && (i >> 1) % (n + 2) === 0)),
    seed: `m${i}`,
    every: 3,
    most: 4000,
  }));
  expect(different).toBeGreaterThan(60);
});
test('what can be undone leads back to the very position before', () => {
  let undone = 0;
  for (let i = 0; i < 4; i++) undone += playWithUndo(game, { scenario: 'standard', options: [] }, `u${i}`, 300);
  expect(undone).toBeGreaterThan(10);
});
