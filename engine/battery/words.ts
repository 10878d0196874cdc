/** Every question, choice, journal line, breadcrumb and refusal has words in both languages. */
import type { AnyGame, AnyTypes } from '../game.ts';
import type { Fact } from '../journal/journal.ts';
import type { Condition } from '../machine/contents.ts';
import { eyesOf, type Position } from '../machine/machine.ts';
import { memberText, promptOf } from '../play/question.ts';
import { machineOf } from '../play/record.ts';
import { LANGUAGES } from '../text/catalogue.ts';
import { insist } from './failure.ts';

const right = (text: unknown): boolean =>
  typeof text === 'string' &&
  text.length > 0 &&
  !/undefined|\bNaN\b|\[object|\bnull\b/.test(text) &&
  !/\s{2,}|\s[.,]|^\s|\s$/.test(text);
const insistText = (what: string, say: () => unknown): void => {
  let text: unknown;
  try {
    text = say();
  } catch (error) {
    text = `undefined: ${error}`;
  }
  insist('words', right(text), () => `${what}: ${JSON.stringify(text)}`);
};
type Say = (...args: unknown[]) => string;

export const checkQuestion = (game: AnyGame, pos: Position<AnyTypes>, side: string): void => {
  const machine = machineOf(game);
  const now = machine.asking(pos);
  if (now === null) return;
  const v = eyesOf<AnyTypes>(pos.table, side, now.f);
  const { section, step, my } = now.f;
  for (const language of LANGUAGES) {
    const words = game.text[language];
    insistText(`${language} prompt ${section}.${step}`, () => promptOf(words, section, step)?.(my, v));
    for (const f of pos.stack)
      if (f.section !== '@moment') insistText(`${language} section ${f.section}`, () => (words.sections[f.section] as Say)(f.my));
    for (const set of machine.sets(pos, side))
      for (const member of set.members)
        insistText(`${language} member ${set.do} ${JSON.stringify(member)}`, () => memberText(words, set.do, member, v));
    for (const o of machine.options(pos, side))
      insistText(`${language} deed ${o.do} ${JSON.stringify(o.with)}`, () => (words.deeds[o.do] as Say)(o.with, v));
    for (const { heading, lines } of words.twin(v as never)) {
      insistText(`${language} twin heading`, () => heading);
      for (const { text } of lines) insistText(`${language} twin under ${heading}`, () => text);
    }
  }
};
/** How often each kind of line has been read: the first few hundred are read one and all, later ones now and then. */
const reads = new WeakMap<AnyGame, Map<string, number>>();
const worthReading = (game: AnyGame, kind: string): boolean => {
  let counts = reads.get(game);
  if (counts === undefined) {
    counts = new Map();
    reads.set(game, counts);
  }
  const n = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, n);
  return n <= 300 || n % 16 === 0;
};
/** The terms of every sum inside a fact, at any depth: what the table shows one by one, each under its rule. */
const termsIn = (about: unknown): readonly unknown[] => {
  if (typeof about !== 'object' || about === null) return [];
  const own = Array.isArray(about) ? undefined : (about as { readonly terms?: unknown }).terms;
  return [...(Array.isArray(own) ? own : []), ...Object.values(about).flatMap(termsIn)];
};
export const checkFacts = (game: AnyGame, facts: readonly Fact[]): void => {
  for (const fact of facts) {
    if (!worthReading(game, fact.kind)) continue;
    for (const { kind, about } of fact.secret === undefined ? [fact] : [fact, fact.secret]) {
      for (const term of termsIn(about)) {
        const { rule } = term as { readonly rule?: string };
        insist(
          'words',
          rule !== undefined && rule in game.text.en.rules,
          () => `a term of ${kind} cites ${rule}, which is no rule`,
        );
      }
      for (const language of LANGUAGES) {
        insist(
          'words',
          fact.rule in game.text[language].rules,
          () => `${language}: the line ${kind} cites ${fact.rule}, which is no rule`,
        );
        insistText(`${language} line ${kind} ${JSON.stringify(about)}`, () => (game.text[language].facts[kind] as Say)(about));
      }
    }
  }
};
/** Once per game: every rule and refusal the book cites has words in both languages. */
export const checkBook = (game: AnyGame): void => {
  for (const page of Object.values(machineOf(game).pages))
    for (const place of Object.values(page.steps)) {
      const cited: string[] = [place.rule];
      const refusals: string[] = [];
      if (place.is !== 'step')
        for (const choice of Object.values(place.choices)) {
          if (choice.rule !== undefined) cited.push(choice.rule);
          if (choice.size !== undefined) cited.push(choice.size[0]);
          const tests = [choice.if, choice.each, choice.part, choice.whole].flatMap(list => list ?? []);
          for (const [rule, , refusal] of tests as readonly Condition<AnyTypes, unknown, unknown>[]) {
            cited.push(rule);
            if (refusal !== undefined) refusals.push(refusal);
          }
        }
      for (const language of LANGUAGES) {
        for (const rule of cited)
          insist('words', rule in game.text[language].rules, () => `${language}: ${place.name} cites ${rule}, which is no rule`);
        for (const key of refusals) insistText(`${language} refusal ${key}`, () => game.text[language].refusals[key]);
      }
    }
  for (const language of LANGUAGES) {
    for (const scenario of game.scenarios)
      insistText(`${language} scenario ${scenario}`, () => game.text[language].scenarios[scenario]?.name);
    for (const { id } of game.options) insistText(`${language} option ${id}`, () => game.text[language].options[id]?.name);
  }
};
