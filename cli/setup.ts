/** What is agreed before a game, read from `--scenario` and `--option`. */
import type { AnyGame, SetUp } from '@cuartel/engine';
import type { TerminalWords } from './text/words.ts';
import { misuse } from './user-error.ts';

export const scenarioIn = (game: AnyGame, named: string | undefined, words: TerminalWords): string | undefined => {
  if (named !== undefined && !game.scenarios.includes(named))
    throw misuse(words.usage.notOneOf('--scenario', named, game.scenarios));
  return named;
};
export const optionsIn = (game: AnyGame, named: readonly string[] | undefined, words: TerminalWords): readonly string[] => {
  const known = game.options.map(o => o.id);
  for (const id of named ?? []) {
    if (!known.includes(id))
      throw misuse(known.length === 0 ? words.usage.noOptions(game.slug) : words.usage.notOneOf('--option', id, known));
  }
  return withNeeded(game, named ?? []);
};
/** In the game's own order, each once, with those that others need. */
export const withNeeded = (game: AnyGame, ids: readonly string[]): readonly string[] => {
  const on = new Set(ids);
  for (let size = -1; size !== on.size; ) {
    size = on.size;
    for (const { id, needs } of game.options) if (on.has(id)) for (const need of needs ?? []) on.add(need);
  }
  return game.options.map(o => o.id).filter(id => on.has(id));
};
export const agreedIn = (
  game: AnyGame,
  scenario: string | undefined,
  options: readonly string[] | undefined,
  words: TerminalWords,
): SetUp => ({
  scenario: scenarioIn(game, scenario, words) ?? game.scenarios[0]!,
  options: optionsIn(game, options, words),
});
