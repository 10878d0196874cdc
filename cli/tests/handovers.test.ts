import { anyGame, giveOrder, keyFromSeed, open, orderReader, orderSentence } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { takeDown, takeDownAll } from '../../games/index.ts';
import { handoversOf } from '../handovers/count.ts';
import { recordGame } from '../handovers/record.ts';
import { mindFor } from '../ladder/minds.ts';

test('the orders every game has ready can be given, and are said in both languages', async () => {
  for (const game of await takeDownAll())
    for (const wanted of game.standing ?? []) {
      const match = open(game, { scenario: game.scenarios[0]!, options: [] }, keyFromSeed('ready'));
      const [side] = game.sides as [string];
      // A clock of the battle board stands still until there is a battle.
      const lasts = wanted.lasts.is === 'clock' ? ({ is: 'game' } as const) : wanted.lasts;
      expect([game.slug, wanted.at, giveOrder(match, side, 'x', { ...wanted, lasts }) === null]).toEqual([
        game.slug,
        wanted.at,
        false,
      ]);
      for (const language of ['en', 'es'] as const) {
        const { figures = {}, clocks = {} } = game.text[language];
        for (const one of [...(wanted.when ?? []), ...wanted.unless])
          if ('figure' in one) expect(Object.keys(figures)).toContain(one.figure);
        if (wanted.lasts.is === 'clock') expect(Object.keys(clocks)).toContain(wanted.lasts.clock);
        const said = orderSentence(orderReader(match, side), wanted, language);
        expect(said).toMatch(/\.$/);
        // No deed is called by its name in the code.
        if ('do' in wanted.answer && /[A-Z]/.test(wanted.answer.do))
          expect(said.toLowerCase()).not.toContain(wanted.answer.do.toLowerCase());
      }
    }
});
test('hand-overs are counted: each time another side decides; what an order has answered needs nobody', async () => {
  const game = anyGame((await takeDown('six-spaces')) as never);
  const record = recordGame(game, (await mindFor('six-spaces'))!, 'long', 'count');
  const plain = { ...game, standing: [] };
  const sides = record.actions.map(action => action.by);
  const changes = sides.filter((by, i) => by !== sides[i - 1]).length;
  const [bare, ready] = [handoversOf(plain, record), handoversOf(game, record)];
  expect([bare.without, ready.without]).toEqual([changes, changes]);
  expect(bare.with).toBeLessThanOrEqual(bare.without);
  expect(ready.with).toBeLessThanOrEqual(bare.with);
  expect(ready.actions).toBe(record.actions.length);
  expect(ready.ordered + ready.with).toBeGreaterThan(0);
});
test('the same seed records the same game', async () => {
  const game = (await takeDown('una-guerra-imposible'))!;
  const mind = (await mindFor('una-guerra-imposible'))!;
  const once = recordGame(game, mind, game.scenarios[0]!, 'again');
  expect(recordGame(game, mind, game.scenarios[0]!, 'again').actions).toEqual(once.actions);
  const found = handoversOf(game, once);
  expect(found.with).toBeLessThan(found.without);
  expect(found.ordered).toBeGreaterThan(0);
});
