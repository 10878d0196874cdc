import { anyGame, keyFromSeed, machineOf, startOf } from '@cuartel/engine';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { expect, test } from 'vitest';
import { type Asked, scripted, tally } from '../bot/scripted.ts';
import { OPTIONS } from '../data/options.ts';
import { mosbysRaiders } from '../index.ts';

const game = anyGame(mosbysRaiders);
const m = machineOf(game);
const playOut = (seed: string, options: readonly string[]) => {
  const pos = startOf(game, { scenario: 'standard', options }, keyFromSeed(seed));
  let actions = 0;
  while (m.asked(pos).length > 0) {
    const chosen = scripted(askedOf(game, pos, 'mosby') as Asked);
    expect(m.options(pos, 'mosby')).toContain(chosen);
    m.apply(pos, chosen);
    if (++actions > 3000) throw new Error(`no end: ${seed}`);
  }
  return { pub: pos.table.pub, by: game.result(pos.table.pub)?.by };
};

test('the scripted player finishes its games, wins some and loses some', () => {
  const ends = Array.from({ length: 60 }, (_, i) => playOut(`s${i}`, []));
  const won = ends.filter(({ by }) => by === 'won').length;
  expect(won).toBeGreaterThan(5);
  expect(won).toBeLessThan(50);
  expect(tally(ends[0]?.pub).turns).toBeGreaterThan(0);
});
test('it knows every optional rule', () => {
  for (let i = 0; i < 24; i++) playOut(`o${i}`, i < OPTIONS.length ? [OPTIONS[i] as string] : OPTIONS);
});
