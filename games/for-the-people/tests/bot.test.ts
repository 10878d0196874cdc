/** The doctrine against chance: every answer is legal, and it wins with either side. */
import { anyGame, keyFromSeed, machineOf, type Option, startOf } from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/chooser.ts';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { expect, test } from 'vitest';
import type { Asked } from '../bot/counsel.ts';
import { scripted, tally } from '../bot/scripted.ts';
import type { ScenarioName } from '../data/scenarios.ts';
import type { SideName } from '../data/sides.ts';
import { forThePeople } from '../index.ts';
import type { Pub } from '../state/table.ts';

const game = anyGame(forThePeople);
const GAMES = 3;

/** How many of so many games `hero` wins against chance; every answer must be allowed. */
const won = (scenario: ScenarioName, hero: SideName): number => {
  const machine = machineOf(game);
  let wins = 0;
  for (let n = 0; n < GAMES; n++) {
    const pick = chooserFrom(`${scenario} ${n}`);
    const pos = startOf(game, { scenario, options: [] }, keyFromSeed(`${scenario} ${n}`));
    for (let asked = machine.asked(pos); asked.length > 0; asked = machine.asked(pos)) {
      const side = asked[0]!;
      const answer: Option =
        side === hero
          ? scripted(askedOf(game, pos, side) as unknown as Asked)
          : (machine.sample(pos, side, pick) as unknown as Option);
      if (machine.allows(pos, side, answer.do, answer.with) === null)
        expect.fail(`${answer.do} ${JSON.stringify(answer.with)} is not allowed`);
      machine.apply(pos, answer as never);
    }
    if (game.result(pos.table.pub)?.winner === hero) wins++;
  }
  return wins;
};

test.each([
  ['1861', 'USA'],
  ['1861', 'CSA'],
] as const)(
  'in %s the %s by doctrine beats chance',
  (scenario, hero) => {
    expect(won(scenario, hero)).toBe(GAMES);
  },
  300_000,
);

test('a whole game with every option by doctrine on both sides ends and is counted', () => {
  const machine = machineOf(game);
  const options = forThePeople.options.map(option => option.id);
  const pos = startOf(game, { scenario: '1862', options }, keyFromSeed('both'));
  for (let asked = machine.asked(pos); asked.length > 0; asked = machine.asked(pos)) {
    const answer = scripted(askedOf(game, pos, asked[0]!) as unknown as Asked);
    if (machine.allows(pos, asked[0]!, answer.do, answer.with) === null)
      expect.fail(`${answer.do} ${JSON.stringify(answer.with)} is not allowed`);
    machine.apply(pos, answer as never);
  }
  const pub = pos.table.pub as unknown as Pub;
  expect(game.result(pub)).not.toBeNull();
  expect(tally(pub)).toMatchObject({ 'will USA': pub.will[0], 'will CSA': pub.will[1], 'last turn': pub.turn });
}, 300_000);

test('12-a the tally has the will of both sides for each spring that was reached, not for the one a game begins with', () => {
  const pos = startOf(game, { scenario: '1862-to-1863', options: [] }, keyFromSeed('springs'));
  const pub = pos.table.pub as unknown as Pub;
  expect(tally({ ...pub, trail: [115, 94, 110, 90, 105, 88, 85, 80, 84, 79] })).toMatchObject({
    'will USA 1863': 85,
    'will CSA 1863': 80,
  });
  expect(Object.keys(tally({ ...pub, trail: [115, 94, 110, 90] })).some(key => key.includes('186'))).toBe(false);
});
