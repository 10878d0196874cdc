/** Everything the battery watches, watched in armies thrown at each other. */
import { anyGame } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { playBattery } from '../../battery.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { staged } from './thrown.ts';

const game = anyGame(staged);
const plan = (from: number) => (i: number) => ({
  scenario: SCENARIOS[(from + i) % SCENARIOS.length]!,
  options: (from + i) % 2 === 0 ? [] : ['foreign-powers', 'generals'],
  seed: `thrown ${from + i}`,
  every: 12,
  most: 20_000,
});
test('15-j combats of armies thrown at each other end, are never stuck, and hide, copy, replay and speak as they should', () => {
  const { different, actions } = playBattery(game, plan(Number(process.env['FROM'] ?? 0)), Number(process.env['GAMES'] ?? 4), 0);
  expect(different).toBeGreaterThan(4);
  expect(actions).toBeGreaterThan(80);
});
