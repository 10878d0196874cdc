/** The strongest level: figures of its own in 1861, and what they see that the staff does not. */
import { anyGame, keyFromSeed, machineOf, reading, startOf } from '@cuartel/engine';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { expect, test } from 'vitest';
import type { Asked } from '../bot/counsel.ts';
import { temperOf } from '../bot/figures.ts';
import { harvest } from '../bot/harvest.ts';
import { mind } from '../bot/mind.ts';
import { scriptedBy } from '../bot/scripted.ts';
import { surveyOf } from '../bot/survey.ts';
import type { SideName } from '../data/sides.ts';
import { SPACES } from '../data/spaces.ts';
import { forThePeople } from '../index.ts';

const game = anyGame(forThePeople);
const machine = machineOf(game);
const at = (id: string): number => SPACES.findIndex(([name]) => name === id);

/** Games won and lost by the commander of one side against the other's staff. */
const contest = (hero: SideName, games: number): { won: number; lost: number } => {
  const found = { won: 0, lost: 0 };
  for (let n = 0; n < games; n++) {
    const pos = startOf(game, { scenario: '1861', options: [] }, keyFromSeed(`commander ${n}`));
    for (let [side] = machine.asked(pos); side !== undefined; [side] = machine.asked(pos)) {
      const asked = askedOf(game, pos, side) as unknown as Asked;
      machine.apply(pos, scriptedBy(asked, side === hero ? 'commander' : undefined) as never);
    }
    const winner = game.result(pos.table.pub)?.winner ?? null;
    if (winner === hero) found.won++;
    else if (winner !== null) found.lost++;
  }
  return found;
};

test.each(['USA', 'CSA'] as const)(
  '13.2-a in 1861 the commander of the %s wins states from the staff, and loses fewer games than it wins',
  hero => {
    const { won, lost } = contest(hero, 12);
    expect(won).toBeGreaterThan(lost);
  },
  300_000,
);

test('11.1-a what SP could take from a space: the open places around it, one for each SP, nothing beyond an enemy', () => {
  const pos = startOf(game, { scenario: '1861', options: [] }, keyFromSeed('harvest'));
  const asked = askedOf(game, pos, 'USA') as unknown as Asked;
  reading({ table: asked.view, memo: null }, () => {
    const s = surveyOf(asked, temperOf('USA', '1861', 'commander'));
    const louis = at('st-louis-mo');
    expect(harvest(s, louis, 0)).toBe(0);
    expect(harvest(s, louis, 1)).toBeGreaterThan(0);
    expect(harvest(s, louis, 2)).toBeGreaterThan(harvest(s, louis, 1));
    expect(harvest(s, louis, 9)).toBe(harvest(s, louis, 4));
    // Nothing is open around Philadelphia.
    expect(harvest(s, at('philadelphia-pa'), 3)).toBe(0);
  });
});

test('the mind has three levels; the strongest weighs by its own school, and searches where figures are not enough', () => {
  expect(mind.levels.map(({ id, school }: { id: string; school?: string }) => [id, school])).toEqual([
    ['volunteer', undefined],
    ['chief-of-staff', undefined],
    ['commander-in-chief', 'commander'],
  ]);
  const routine = (scenario: '1861' | '1862' | '1863', me: SideName): boolean =>
    mind.routine({ section: 'round', step: 'card', view: { me, pub: { scenario } } } as unknown as Asked);
  for (const scenario of ['1861', '1862'] as const)
    expect([routine(scenario, 'USA'), routine(scenario, 'CSA')]).toEqual([true, true]);
  expect([routine('1863', 'USA'), routine('1863', 'CSA')]).toEqual([false, false]);
});
