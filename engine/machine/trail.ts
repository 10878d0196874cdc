/** WHERE AM I? The stack of frames as a breadcrumb in the rulebook's words. */
import type { AnyGame, AnyTypes } from '../game.ts';
import type { Language } from '../text/catalogue.ts';
import type { Machine, Position } from './machine.ts';

export interface Crumb {
  readonly section: string;
  readonly step: string;
  readonly rule: string;
  readonly text: string;
}

export const trail = (game: AnyGame, machine: Machine<AnyTypes>, pos: Position<AnyTypes>, language: Language): Crumb[] => {
  const words = game.text[language];
  return pos.stack.map(({ section, step, my }) => {
    const rule = machine.pages[section]?.steps[step]?.rule ?? '';
    if (section === '@moment') return { section, step, rule, text: '' };
    return { section, step, rule, text: (words.sections[section] as (my: unknown) => string)(my) };
  });
};
