/** A whole game that is put away and taken out again after every single action. */
import { act, anyGame, hashOf, keyFromSeed, load, type Match, machineOf, open, save } from '@cuartel/engine';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { expect, test } from 'vitest';
import { type Asked, scripted } from '../bot/scripted.ts';
import { OPTIONS } from '../data/options.ts';
import { mosbysRaiders } from '../index.ts';

const game = anyGame(mosbysRaiders);
const m = machineOf(game);
const choice = ({ position }: Match) => scripted(askedOf(game, position, 'mosby') as Asked);

test.each([
  ['plain', []],
  ['with every optional rule', [...OPTIONS]],
])('2.2-a saved, loaded and played on at every action it is the same game to the end: %s', (seed, options) => {
  const whole = open(game, { scenario: 'standard', options }, keyFromSeed(seed));
  let resumed = open(game, { scenario: 'standard', options }, keyFromSeed(seed));
  while (m.asked(whole.position).length > 0) {
    const back = load(save(resumed), () => game);
    if (!back.ok) throw new Error(JSON.stringify(back.complaint));
    resumed = back.match;
    expect(m.options(resumed.position, 'mosby')).toEqual(m.options(whole.position, 'mosby'));
    expect(act(resumed, choice(resumed)).ok && act(whole, choice(whole)).ok).toBe(true);
    expect(hashOf(resumed.position)).toBe(hashOf(whole.position));
  }
  expect(whole.record.actions.length).toBeGreaterThan(30);
  expect(save(resumed)).toBe(save(whole));
});
