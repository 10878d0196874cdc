import { anyGame, chanceFrom, keyFromSeed, machineOf, startOf } from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/index.ts';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { expect, test } from 'vitest';
import { doctrine } from '../bot/doctrine.ts';
import { evaluate } from '../bot/evaluate.ts';
import type { Asked } from '../bot/pages.ts';
import { SCENARIOS, type ScenarioName } from '../data/scenarios.ts';
import type { SideName } from '../data/sides.ts';
import { unaGuerraImposible } from '../index.ts';
import { setUp } from '../state/setup.ts';
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
