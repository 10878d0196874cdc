/** Imagined play by first choices: nothing is drawn, so that only the dice and what is hidden make a difference. */
import { keyFromSeed, machineOf, startOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { budgetOf, choose, levelNamed, type Mind, randomFrom, seatAt } from '../index.ts';
import { playout, type World } from '../search/world.ts';
import { mindFor } from './minds.ts';

const mind = mindFor('six-spaces');
const machine = machineOf(mind.game);
/** What one and the same world comes to, with several ways of drawing. */
const ends = (steady: boolean): Set<string> => {
  const world = startOf(mind.game, { scenario: mind.game.scenarios[0]!, options: [] }, keyFromSeed('steady'));
  const found = new Set<string>();
  for (let n = 0; n < 12; n++) {
    const trial = machine.clone(world) as World;
    playout(mind, trial, machine.asked(trial)[0]!, (_, actions) => actions >= 12, randomFrom(`draw ${n}`), budgetOf({}), {
      school: undefined,
      plan: null,
      steady,
    });
    found.add(JSON.stringify(trial.table.pub));
  }
  return found;
};
test('a steady playout of one world always comes to the same, one that draws does not', () => {
  expect(ends(true).size).toBe(1);
  expect(ends(false).size).toBeGreaterThan(1);
});

test('For the People: the Confederacy of 1862 searches, the Union does not, and the same seed makes the same choice of the same worlds', () => {
  const people: Mind = mindFor('for-the-people');
  const level = levelNamed(people, 'commander-in-chief')!;
  const { game } = people;
  const rules = machineOf(game);
  const pos = startOf(game, { scenario: '1862', options: [] }, keyFromSeed('rounds'));
  const searched: Record<string, number> = { USA: 0, CSA: 0 };
  for (let n = 0; n < 400 && searched['CSA']! < 2; n++) {
    const side = rules.asked(pos)[0]!;
    const seat = seatAt(game, pos, side, null);
    const one = choose(people, seat, level, `rounds ${n}`, { nodes: 250 });
    if (one.by === 'search') {
      searched[side]!++;
      expect(choose(people, seatAt(game, pos, side, null), level, `rounds ${n}`, { nodes: 250 })).toEqual(one);
      expect(one.nodes).toBeLessThanOrEqual(250);
      expect(one.worlds).toBeGreaterThan(0);
    }
    rules.apply(pos, one.option as never);
  }
  expect(searched).toEqual({ USA: 0, CSA: 2 });
});
