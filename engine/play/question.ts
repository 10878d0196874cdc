/**
 * THE QUESTION. Bare, it is what a side needs to decide and no more: it can be sent over a wire, judged there by the same rules
 * and put into words. In words, it is what a person reads.
 */
import type { AnyGame, AnyTypes } from '../game.ts';
import type { Asking } from '../machine/compile.ts';
import { stackFor } from '../machine/machine.ts';
import { type Crumb, trailOf } from '../machine/trail.ts';
import { type HalfMade, type Judging, judgeThing, type Refusal, type Verdict, whyNotThing } from '../machine/why.ts';
import type { View } from '../state/drawers.ts';
import { viewOf } from '../state/drawers.ts';
import { bounds } from '../text/bounds.ts';
import type { Catalogue, Language, OpenPaper, Thing } from '../text/catalogue.ts';
import type { Match } from './match.ts';
import { machineOf } from './record.ts';

/** Where in the rulebook a question stands: a section with its open scratch paper, and the asked side's own sheet. */
export interface OpenFrame {
  readonly section: string;
  readonly step: string;
  readonly my: Readonly<Record<string, unknown>>;
  readonly mine?: unknown;
}
/** A set to choose from: its members, and how many, how often, and which of them exclude each other. */
export interface SetQuestion {
  readonly do: string;
  readonly members: readonly unknown[];
  readonly least: number;
  readonly most: number;
  readonly times: readonly number[] | null;
  readonly keys: readonly (string | number)[] | null;
}
export interface Question {
  readonly side: string;
  readonly rule: string;
  readonly section: string;
  readonly step: string;
  /** Every single option, and a handful of lists of each set for those who would rather not put one together. */
  readonly options: readonly { readonly do: string; readonly with: unknown }[];
  readonly sets: readonly SetQuestion[];
  readonly frames: readonly OpenFrame[];
}
/** Null when `side` is not asked. */
export const questionFor = (match: Match, side: string): Question | null => {
  const { game, position } = match;
  const machine = machineOf(game);
  const now = machine.asking(position);
  if (now === null || !machine.asked(position).includes(side)) return null;
  const { sets } = machine.offer(position, side);
  return {
    side,
    rule: now.place.rule,
    section: now.f.section,
    step: now.f.step,
    options: machine.options(position, side).map(o => ({ do: o.do, with: o.with })),
    sets: sets.map(({ do: deed, members, least, most, times, keys }) => ({ do: deed, members, least, most, times, keys })),
    frames: openFrames(position.stack, side),
  };
};
const openFrames = (stack: Match['position']['stack'], side: string): OpenFrame[] =>
  stackFor(stack, side).map(({ section, step, my, mine }) =>
    mine === undefined ? { section, step, my } : { section, step, my, mine: mine[side] },
  );

/** A bare question can be judged wherever the rules are: by the page as well as by the server. */
export const judgingOf = (game: AnyGame, question: Question, view: View<AnyTypes>): Judging => {
  const place = machineOf(game).pages[question.section]?.steps[question.step] as Asking;
  const { my, mine = null } = question.frames[question.frames.length - 1]!;
  return { place, my, v: { ...view, mine } as Judging['v'] };
};

// --- in words -----------------------------------------------------------------------------------

export interface OptionInWords {
  readonly do: string;
  readonly with: unknown;
  readonly text: string;
  readonly things: readonly Thing[];
}
export interface SetInWords extends Omit<SetQuestion, 'members'> {
  /** `with` is one member, not a list. */
  readonly members: readonly Omit<OptionInWords, 'do'>[];
}
export interface QuestionInWords {
  readonly side: string;
  readonly rule: string;
  readonly section: string;
  readonly step: string;
  readonly prompt: string;
  readonly trail: readonly Crumb[];
  readonly options: readonly OptionInWords[];
  readonly sets: readonly SetInWords[];
}
type Say = (what: unknown, v: unknown, my?: OpenPaper) => string;

/** The prompt of a decision; undefined when the catalogue lacks it (which the types of a game prevent). */
export const promptOf = (
  words: Catalogue<AnyTypes>,
  section: string,
  step: string,
): ((my: unknown, v: unknown) => string) | undefined =>
  section === '@moment'
    ? (words.moments[step] as Say | undefined)
    : (words.prompts as Record<string, Record<string, Say>>)[section]?.[step];

/** One option as a button reads: for a set, the whole list. */
export const optionText = (words: Catalogue<AnyTypes>, deed: string, what: unknown, v: unknown, my?: OpenPaper): string =>
  (words.deeds[deed] as Say | undefined)?.(what, v, my) ?? deed;
export const memberText = (words: Catalogue<AnyTypes>, deed: string, member: unknown, v: unknown): string =>
  (words.members as Record<string, Say> | undefined)?.[deed]?.(member, v) ?? optionText(words, deed, [member], v);

export const inWords = (game: AnyGame, question: Question, view: View<AnyTypes>, language: Language): QuestionInWords => {
  const words = game.text[language];
  const { side, rule, section, step, options, sets, frames } = question;
  const { my, v } = judgingOf(game, question, view);
  return {
    side,
    rule,
    section,
    step,
    prompt: promptOf(words, section, step)?.(my, v) ?? '',
    trail: trailOf(game, frames, language),
    options: options.map(o => ({
      do: o.do,
      with: o.with,
      text: optionText(words, o.do, o.with, v, my as OpenPaper),
      things: game.things(o.do, o.with as never, my as OpenPaper),
    })),
    sets: sets.map(set => ({
      ...set,
      members: set.members.map(member => ({
        with: member,
        text: memberText(words, set.do, member, v),
        things: game.things(set.do, [member] as never),
      })),
    })),
  };
};
export const question = (match: Match, side: string, language: Language): QuestionInWords | null => {
  const bare = questionFor(match, side);
  return bare === null ? null : inWords(match.game, bare, viewOf<AnyTypes>(match.position.table, side), language);
};

export const refusalText = (
  { game }: Pick<Match, 'game'>,
  { rule, refusal, bound }: Pick<Refusal, 'rule' | 'refusal' | 'bound'>,
  language: Language,
): string => {
  const words = game.text[language];
  if (bound !== null) return bounds(bound, language);
  return (refusal === null ? undefined : words.refusals[refusal]) ?? words.rules[rule] ?? rule;
};
interface WhyNot {
  readonly rule: string;
  readonly text: string;
}
const explained = (game: AnyGame, verdict: Verdict | null, language: Language): WhyNot | null =>
  verdict === null || verdict.offered ? null : { rule: verdict.rule, text: refusalText({ game }, verdict, language) };

/** Why can nothing be done with this thing now (or: why can it not be added to the set)? In words, with the rule. */
export const answerWhyNot = (
  match: Match,
  side: string,
  thing: Thing,
  language: Language,
  half: HalfMade | null = null,
): WhyNot | null =>
  explained(match.game, whyNotThing(match.game, machineOf(match.game), match.position, side, thing, half), language);
/** The same from a bare question. */
export const whyNotFrom = (
  game: AnyGame,
  judging: Judging,
  thing: Thing,
  language: Language,
  half: HalfMade | null = null,
): WhyNot | null =>
  explained(
    game,
    judgeThing(judging, (deed, what) => game.things(deed, what, judging.my as OpenPaper), thing, half),
    language,
  );
