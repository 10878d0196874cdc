/** "Why not?" asked in a person's words: a thing (`space 3`), or part of the name of anything that could be thought of here. */
import {
  type AnyTypes,
  answerWhyNot,
  judgingAt,
  type Language,
  type Match,
  machineOf,
  memberText,
  optionText,
  question,
  refusalText,
  same,
  type Thing,
  viewOf,
  whyNot,
} from '@cuartel/engine';
import { listedFor, type NumberedChoice } from './listed.ts';
import { isPartOf } from './typed.ts';

export interface WhyNot {
  readonly about: string;
  /** Null: it can be done; `numbers` says how. */
  readonly refusal: { readonly rule: string; readonly text: string } | null;
  readonly numbers: readonly number[];
}
interface Candidate {
  readonly do: string;
  readonly with: unknown;
  readonly text: string;
  readonly things: readonly Thing[];
}
/** So many answers are enough. */
const MOST = 6;

/** Everything a person could think of choosing at this question, legal or not. Of a set: each member alone. */
const candidates = (match: Match, side: string, language: Language): Candidate[] => {
  const judging = judgingAt(machineOf(match.game), match.position, side);
  if (judging === null) return [];
  const { place, my, v } = judging;
  const words = match.game.text[language];
  return place.deeds.flatMap(deed => {
    const choice = place.choices[deed];
    if (choice?.among !== undefined)
      return (choice.all ?? choice.among)(v, my).map(member => ({
        do: deed,
        with: [member],
        text: memberText(words, deed, member, v),
        things: match.game.things(deed, [member] as never),
      }));
    const universe = choice?.of === undefined ? [null] : (choice.all ?? choice.of)(v, my);
    return universe.map(what => ({
      do: deed,
      with: what,
      text: optionText(words, deed, what, v),
      things: match.game.things(deed, what as never),
    }));
  });
};

/** `space 3`, `space:3`, or `3` alone for anything of that number. */
const thingsMeant = (asked: string, known: ReadonlySet<Thing>): Thing[] => {
  const [, kind, id] = /^([\p{L}-]+)[\s:]+(\S+)$/u.exec(asked) ?? [];
  if (kind !== undefined) return [...known].filter(thing => thing === `${kind.toLowerCase()}:${id}`);
  return /^\d+$/.test(asked) ? [...known].filter(thing => thing.endsWith(`:${asked}`)) : [];
};

const withOf = ({ option, member }: NumberedChoice): unknown => (option === null ? [member?.with] : option.with);
const thingsOf = (match: Match, l: NumberedChoice): readonly Thing[] => match.game.things(l.do, withOf(l) as never);

export const explainWhyNot = (match: Match, side: string, asked: string, language: Language): WhyNot[] => {
  const listed = listedFor(question(match, side, language));
  const all = candidates(match, side, language);
  const lines = match.game.text[language].twin(viewOf<AnyTypes>(match.position.table, side)).flatMap(p => p.lines);
  const known = new Set<Thing>([...all.flatMap(c => c.things), ...lines.flatMap(l => (l.thing === undefined ? [] : [l.thing]))]);

  const ofThing = (thing: Thing): WhyNot => {
    const numbers = listed.filter(l => thingsOf(match, l).includes(thing)).map(l => l.n);
    const label = lines.find(l => l.thing === thing)?.text ?? all.find(c => c.things.includes(thing))?.text ?? thing;
    return { about: label, refusal: answerWhyNot(match, side, thing, language), numbers };
  };
  const ofCandidate = (c: Candidate): WhyNot => {
    const numbers = listed.filter(l => l.do === c.do && same(withOf(l), c.with)).map(l => l.n);
    const verdict = whyNot(machineOf(match.game), match.position, side, c.do, c.with);
    const refusal =
      verdict === null || verdict.offered ? null : { rule: verdict.rule, text: refusalText(match, verdict, language) };
    return { about: c.text, refusal, numbers };
  };

  const things = thingsMeant(asked, known);
  if (things.length > 0) return things.slice(0, MOST).map(ofThing);
  const named = all.filter(c => isPartOf(asked, c.text)).map(ofCandidate);
  if (named.length > 0) return [...named].sort((a, b) => Number(a.refusal === null) - Number(b.refusal === null)).slice(0, MOST);
  return lines
    .filter(l => l.thing !== undefined && isPartOf(asked, l.text))
    .slice(0, MOST)
    .map(l => ofThing(l.thing as Thing));
};
