/** The question as it is put to a person: who, under which rule, where in the rulebook, and the choices in words. */
import type { AnyTypes } from '../game.ts';
import { type Crumb, trail } from '../machine/trail.ts';
import { type Verdict, whyNotThing } from '../machine/why.ts';
import { viewOf } from '../state/drawers.ts';
import type { Catalogue, Language, Thing } from '../text/catalogue.ts';
import type { Match } from './match.ts';
import { machineOf } from './record.ts';

export interface Asked {
  readonly side: string;
  readonly rule: string;
  readonly section: string;
  readonly step: string;
  readonly prompt: string;
  readonly trail: readonly Crumb[];
  readonly options: readonly {
    readonly do: string;
    readonly with: unknown;
    readonly text: string;
    readonly things: readonly Thing[];
  }[];
}

/** The prompt of a decision; undefined when the catalogue lacks it (which the types of a game prevent). */
export const promptOf = (
  words: Catalogue<AnyTypes>,
  section: string,
  step: string,
): ((my: unknown, v: unknown) => string) | undefined =>
  (words.prompts as Record<string, Record<string, (my: unknown, v: unknown) => string>>)[section]?.[step];

/** Null when `side` is not asked. */
export const question = (match: Match, side: string, language: Language): Asked | null => {
  const { game, position } = match;
  const machine = machineOf(game);
  const now = machine.asking(position);
  if (now === null || !machine.asked(position).includes(side)) return null;
  const words = game.text[language];
  const v = viewOf<AnyTypes>(position.table, side);
  const { section, step, my } = now.f;
  const prompt =
    section === '@moment'
      ? (words.moments[step] as (about: unknown, v: unknown) => string)(my, v)
      : (promptOf(words, section, step)?.(my, v) ?? '');
  return {
    side,
    rule: now.place.rule,
    section,
    step,
    prompt,
    trail: trail(game, machine, position, language),
    options: machine.options(position, side).map(o => ({
      do: o.do,
      with: o.with,
      text: (words.deeds[o.do] as (what: unknown, v: unknown) => string)(o.with, v),
      things: game.things(o.do, o.with),
    })),
  };
};

/** Why can nothing be done with this thing now? In words, with the rule. */
export const answerWhyNot = (
  match: Match,
  side: string,
  thing: Thing,
  language: Language,
): { rule: string; text: string } | null => {
  const verdict: Verdict | null = whyNotThing(match.game, machineOf(match.game), match.position, side, thing);
  if (verdict === null || verdict.offered) return null;
  return { rule: verdict.rule, text: refusalText(match, verdict, language) };
};
export const refusalText = (
  match: Match,
  { rule, refusal }: { rule: string; refusal: string | null },
  language: Language,
): string => {
  const words = match.game.text[language];
  return (refusal === null ? undefined : words.refusals[refusal]) ?? words.rules[rule] ?? rule;
};
