/** The rulebook, looked up by id, by chapter, or by words. */
import type { AnyGame, Language } from '@cuartel/engine';
import { isPartOf } from './typed.ts';

const MOST = 40;

/** `[id, text]` of what was asked for: the very rule, else the rules under that number, else those that contain the words. */
export const rulesFor = (game: AnyGame, asked: string, language: Language): readonly (readonly [string, string])[] => {
  const { rules } = game.text[language];
  const exact = Object.hasOwn(rules, asked) ? rules[asked] : undefined;
  if (exact !== undefined) return [[asked, exact]];
  const all = Object.entries(rules);
  const under = all.filter(([id]) => id.startsWith(asked) && /^[.\-a-z]/.test(id.slice(asked.length)));
  return (under.length > 0 ? under : all.filter(([, text]) => isPartOf(asked, text))).slice(0, MOST);
};
