/** A worked example being played: which step the reader has come to, and which choice the example makes there. */
import type { AnyGame, AnyTypes, Lesson } from '../game.ts';
import type { Option } from '../machine/options.ts';
import { viewOf } from '../state/drawers.ts';
import type { Language } from '../text/catalogue.ts';
import type { Match } from './match.ts';
import { machineOf } from './record.ts';

export const lessonNamed = (game: AnyGame, scenario: string): Lesson<AnyTypes> | null =>
  game.lessons?.find(lesson => lesson.id === scenario) ?? null;

export interface LessonNow {
  readonly title: string;
  /** What the example says here; after the last step, its end. */
  readonly say: string;
  readonly step: number;
  readonly of: number;
  /** The choice the example makes; null when the example is over. */
  readonly expected: Option | null;
}
/** Null: the match is no lesson (or has branched off from one: then it is a game like any other). */
export const lessonNow = (match: Match, language: Language): LessonNow | null => {
  const lesson = lessonNamed(match.game, match.record.scenario);
  if (lesson === null || match.record.branch !== null) return null;
  const n = match.record.actions.length;
  const step = lesson.steps[n];
  const told = { title: lesson.title[language], step: Math.min(n + 1, lesson.steps.length), of: lesson.steps.length };
  if (step === undefined) return { ...told, say: lesson.end[language], expected: null };
  const side = step.by ?? lesson.side;
  const v = viewOf<AnyTypes>(match.position.table, side);
  const machine = machineOf(match.game);
  const expected =
    step.does !== undefined
      ? machine.allows(match.position, side, step.does.do, step.does.with)
      : (machine.options(match.position, side).find(option => step.is?.(option, v) === true) ?? null);
  return { ...told, say: step.say[language], expected };
};
