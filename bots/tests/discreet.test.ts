/** What an opponent is told of a bot's thought: the same words whatever was chosen, and whatever else could have been. */
import { keyFromSeed, machineOf, startOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { answer, discreetly, memoryOf, seatAt } from '../index.ts';
import { NAMED } from './minds.ts';

test.each(NAMED)('%s: the discreet words name no choice, the whole ones do', (slug, mind) => {
  const { game } = mind;
  const pos = startOf(game, { scenario: game.scenarios[0] as string, options: [] }, keyFromSeed('quiet'), []);
  const side = machineOf(game).asked(pos)[0] as string;
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
