/** A lesson at the terminal table: the example's words above each question, and only the example's choice is taken. */
import { type LessonNow, lessonNow, type Option, same } from '@cuartel/engine';
import type { NumberedChoice } from './listed.ts';
import { showBoard, showNews } from './show.ts';
import type { TerminalGame } from './sitting.ts';

/** What the example says at this step. Nothing when the match is no lesson. */
export const showStep = (s: TerminalGame): void => {
  const now = lessonNow(s.match, s.language);
  if (now === null || now.expected === null) return;
  s.screen.say(`\n${s.screen.paint.cyan(s.words.learn.step(now.title, now.step, now.of))}`);
  s.screen.say(now.say);
};

/** The example's choice when `chosen` is another one; null when it may be done. */
export const insteadOf = (s: TerminalGame, chosen: Option, choices: readonly NumberedChoice[]): NumberedChoice | null => {
  const expected = lessonNow(s.match, s.language)?.expected ?? null;
  if (expected === null || (expected.do === chosen.do && same(expected.with, chosen.with))) return null;
  const wanted = ({ do: deed, option, member }: NumberedChoice): boolean =>
    deed === expected.do &&
    (option !== null
      ? same(option.with, expected.with)
      : (expected.with as readonly unknown[]).some(one => same(one, member?.with)));
  return choices.find(wanted) ?? null;
};

/** After the last step. */
export const close = (s: TerminalGame, now: LessonNow): number => {
  const side = s.viewer ?? s.match.game.sides[0]!;
  showNews(s, side);
  showBoard(s, side, false);
  s.screen.say(`\n${s.screen.paint.cyan(now.title)}`);
  s.screen.say(now.say);
  s.screen.say(s.screen.paint.dim(s.words.learn.over(`cuartel play ${s.match.game.slug}`)));
  return 0;
};
