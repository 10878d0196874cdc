/** WHERE AM I? The stack of frames as a breadcrumb in the rulebook's words. */
import type { AnyGame, AnyTypes } from '../game.ts';
import { machineOf } from '../play/record.ts';
import type { Language } from '../text/catalogue.ts';
import type { Position } from './machine.ts';

export interface Crumb {
  readonly section: string;
  readonly step: string;
  readonly rule: string;
  readonly text: string;
}

/** From the open part of each frame, wherever it was read. */
export const trailOf = (
  game: AnyGame,
  frames: readonly { readonly section: string; readonly step: string; readonly my: unknown }[],
  language: Language,
): Crumb[] => {
  const words = game.text[language];
  const { pages } = machineOf(game);
  return frames.map(({ section, step, my }) => {
    const rule = pages[section]?.steps[step]?.rule ?? '';
    if (section === '@moment') return { section, step, rule, text: '' };
    return { section, step, rule, text: (words.sections[section] as (my: unknown) => string)(my) };
  });
};
export const trail = (game: AnyGame, pos: Position<AnyTypes>, language: Language): Crumb[] => trailOf(game, pos.stack, language);
