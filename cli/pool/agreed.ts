/** What is agreed for game number `i` of a plan: always the same for the same plan. */
import type { AnyGame, SetUp } from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/index.ts';
import { withNeeded } from '../setup.ts';
import { type Games, seedOf } from './work.ts';

export const agreedFor = (game: AnyGame, plan: Games, i: number): SetUp => {
  const pick = chooserFrom(`agreed|${seedOf(plan, i)}`);
  const scenario = plan.scenario ?? game.scenarios[(i - 1) % game.scenarios.length]!;
  const options = plan.anyOptions ? game.options.map(o => o.id).filter(() => pick(2) === 1) : plan.options;
  return { scenario, options: withNeeded(game, options) };
};
