import { anyGame, chanceFrom, keyFromSeed, machineOf, startOf, viewOf } from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/index.ts';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { expect, test } from 'vitest';
import { doctrine } from '../bot/doctrine.ts';
import { evaluate } from '../bot/evaluate.ts';
import { leavingCost, worthOf } from '../bot/ground.ts';
import { mind } from '../bot/mind.ts';
import type { Asked } from '../bot/pages.ts';
import { COLONEL, GENERAL, type Temper } from '../bot/temper.ts';
import { SCENARIOS, type ScenarioName } from '../data/scenarios.ts';
import { LIBERAL, type SideName } from '../data/sides.ts';
import { spaceNamed } from '../data/spaces.ts';
import { TOKENS_OF } from '../data/units.ts';
import { unaGuerraImposible } from '../index.ts';
import { setUp } from '../state/setup.ts';
import type { War } from '../types.ts';
import { tableOf } from './scene.ts';

const game = anyGame(unaGuerraImposible);
/** One side by the doctrine, the other by chance; who has won. */
const against = (side: SideName, scenario: ScenarioName, seed: string): string | null => {
  const machine = machineOf(game);
  const pos = startOf(game, { scenario, options: [] }, keyFromSeed(seed));
  const pick = chooserFrom(seed);
  for (let n = 0; n < 20_000 && machine.asked(pos).length > 0; n++) {
    const who = machine.asked(pos)[0]!;
    if (who !== side) {
      machine.apply(pos, machine.sample(pos, who, pick) as never);
      continue;
    }
    const asked = askedOf(game, pos, who);
    const weights = doctrine(asked as unknown as Asked);
    expect(weights.length).toBe(asked.options.length);
    machine.apply(pos, asked.options[weights.indexOf(Math.max(...weights))] as never);
  }
  return (pos.table.pub as { winner: string | null }).winner;
};

test('the doctrine beats chance from either side in every scenario', () => {
  for (const side of ['Liberal', 'Carlist'] as const)
    for (const scenario of SCENARIOS)
      expect([side, scenario, against(side, scenario, `${side} ${scenario}`)]).toEqual([side, scenario, side]);
});
test('a side that has won stands at 1, one that has lost at 0; VP count for their side', () => {
  const t = setUp('full-war', [], chanceFrom(keyFromSeed('worth')));
  const before = evaluate(t, 'Carlist');
  t.pub.vp += 3;
  expect(evaluate(t, 'Carlist')).toBeGreaterThan(before);
  expect(evaluate(t, 'Carlist') + evaluate(t, 'Liberal')).toBeCloseTo(1);
  const won = tableOf({ pub: { ending: 'decisive', winner: 'Liberal' } });
  expect([evaluate(won, 'Liberal'), evaluate(won, 'Carlist')]).toEqual([1, 0]);
});

test('9-e the general keeps two blocks in a city of his own, the colonel marches off with all', () => {
  const t = setUp('zumalacarregui', [], chanceFrom(keyFromSeed('garrison')));
  const v = viewOf<War>(t, 'Liberal');
  const { pamplona, vitoria } = spaceNamed;
  const there = TOKENS_OF[LIBERAL].filter(token => v.pub.at[token] === pamplona);
  expect(there.length).toBe(4);
  const cost = (temper: Temper, going: number): number => leavingCost(v, temper, pamplona, there.slice(0, going));
  expect([1, 2, 3, 4].map(going => cost(COLONEL.Liberal, going))).toEqual([0, 0, 0, 0]);
  const { guard, post } = GENERAL.Liberal;
  expect([1, 2, 3, 4].map(going => cost(GENERAL.Liberal, going))).toEqual([0, 0, guard, 2 * guard]);
  // A city that has none is worth coming to; one that has its two is not.
  for (const token of there) t.pub.at[token] = vitoria;
  const now = viewOf<War>(t, 'Liberal');
  expect(worthOf(now, GENERAL.Liberal, pamplona, there.slice(0, 2))).toBe(2 * post);
  expect(worthOf(now, COLONEL.Liberal, pamplona, there.slice(0, 2))).toBe(0);
});
test('the levels weigh by schools of their own, and only the actions of the Liberals are searched', () => {
  expect(mind.levels.map(level => [level.id, 'school' in level ? level.school : null])).toEqual([
    ['quinto', null],
    ['coronel', null],
    ['general', 'general'],
  ]);
  const asked = (me: SideName, section: string): Asked => ({ section, view: { me } }) as unknown as Asked;
  expect(mind.routine(asked('Liberal', 'actions'))).toBe(false);
  expect(mind.routine(asked('Carlist', 'actions'))).toBe(true);
  expect(mind.routine(asked('Liberal', 'march'))).toBe(true);
});
