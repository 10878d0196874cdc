/** The scripted player against chance. */
import { anyGame, keyFromSeed, machineOf, type Option, startOf } from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/chooser.ts';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { expect, test } from 'vitest';
import type { Posed as Asked } from '../bot/asked.ts';
import { scripted } from '../bot/scripted.ts';
import type { SideName } from '../data/sides.ts';
import { americanRevolution } from '../index.ts';

const game = anyGame(americanRevolution);
const ALL = americanRevolution.options.map(option => option.id);
const GAMES = 12;

/** How many of so many games `hero` wins against chance; every answer must have been offered. */
const won = (scenario: string, hero: SideName): number => {
  const machine = machineOf(game);
  let wins = 0;
  for (let n = 0; n < GAMES; n++) {
    const pick = chooserFrom(`${scenario} ${n}`);
    const pos = startOf(game, { scenario, options: n % 2 === 0 ? ['quick-start'] : ALL }, keyFromSeed(`${scenario} ${n}`));
    for (let asked = machine.asked(pos); asked.length > 0; asked = machine.asked(pos)) {
      const side = asked[0]!;
      const answer: Option =
        side === hero
          ? scripted(askedOf(game, pos, side) as unknown as Asked)
          : (machine.sample(pos, side, pick) as unknown as Option);
      expect(machine.allows(pos, side, answer.do, answer.with), `${answer.do} ${JSON.stringify(answer.with)}`).not.toBeNull();
      machine.apply(pos, answer as never);
    }
    if (game.result(pos.table.pub)?.winner === hero) wins++;
  }
  return wins;
};

test.each([
  ['short', 'american'],
  ['short', 'british'],
  ['campaign', 'american'],
  ['campaign', 'british'],
] as const)(
  'in the %s game the %s player by doctrine beats chance',
  (scenario, hero) => {
    expect(won(scenario, hero)).toBeGreaterThanOrEqual(GAMES - 1);
  },
  120_000,
);
