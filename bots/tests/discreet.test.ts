/** What an opponent is told of a bot's thought: the same words whatever was chosen, and whatever else could have been. */
import { keyFromSeed, machineOf, startOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { answer, discreetly, memoryOf, type Reasoned, seatAt, thoughtOf } from '../index.ts';
import { NAMED } from './minds.ts';

test.each(NAMED)('%s: the discreet words name no choice, the whole ones do', (slug, mind) => {
  const { game } = mind;
  const pos = startOf(game, { scenario: game.scenarios[0]!, options: [] }, keyFromSeed('quiet'), []);
  const side = machineOf(game).asked(pos)[0]!;
  const seat = seatAt(game, pos, side, memoryOf(slug, []));
  const level = mind.levels.at(-1)?.id as string;
  const { choice, said, discreet } = answer({ game: slug, level, seat, seed: 'quiet', limits: { nodes: 30 } });
  for (const language of ['en', 'es'] as const) {
    const deeds = game.text[language].deeds as Record<string, (what: unknown, view: unknown) => string>;
    const words = seat.options.map(option => deeds[option.do]?.(option.with, seat.view) ?? option.do);
    expect(words.some(deed => said[language].includes(deed))).toBe(true);
    expect(words.some(deed => discreet[language].includes(deed))).toBe(false);
    for (const option of seat.options) {
      const weighed = choice.weighed.map(one => ({ ...one, option }));
      expect(discreetly({ ...choice, option, weighed }, language)).toBe(discreet[language]);
    }
  }
});

test('whether there was anything else to choose is not told: that may rest on what is hidden', () => {
  for (const language of ['en', 'es'] as const) {
    const said = (by: 'only' | 'doctrine') => discreetly({ by, weighed: [], worlds: 0 } as never, language);
    expect(said('only')).toBe(said('doctrine'));
  }
});

test('what follows from a weighed choice is carried by that thought, until somebody else decides', () => {
  const said = (words: string) => ({ en: words, es: words });
  const answered = (by: 'search' | 'plan' | 'only', words: string) =>
    ({ choice: { by }, said: said(words), discreet: said(`${words}, discreetly`) }) as unknown as Reasoned;
  const weighed = thoughtOf(null, 'USA', 4, answered('search', 'weighed'));
  expect([weighed.n, weighed.whole.en, weighed.discreet.es]).toEqual([4, 'weighed', 'weighed, discreetly']);
  const carried = thoughtOf(weighed, 'USA', 5, answered('plan', 'goes on'));
  expect([carried.n, carried.whole.en]).toEqual([5, 'weighed']);
  expect(thoughtOf(carried, 'USA', 6, answered('search', 'anew')).whole.en).toBe('anew');
  expect(thoughtOf(carried, 'USA', 7, answered('only', 'later')).whole.en).toBe('later');
  expect(thoughtOf(carried, 'CSA', 6, answered('only', 'the other')).whole.en).toBe('the other');
});
