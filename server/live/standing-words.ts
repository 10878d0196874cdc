/** A standing answer in words, in both languages, for whichever device its owner looks from. */
import { type AnyTypes, type Catalogue, type Language, type Match, machineOf, question, same, viewOf } from '@cuartel/engine';
import type { Answer, Put, Said } from '../protocol/standing.ts';

type Say = (what: unknown, view: unknown) => string;
const OWN: Readonly<Record<Language, { place: (rule: string) => string; deed: string }>> = {
  en: { place: rule => `When rule ${rule} asks me`, deed: 'what was set by a program' },
  es: { place: rule => `Cuando la regla ${rule} me pregunta`, deed: 'lo que fijó un programa' },
};
const LONGEST = 160;
const brief = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`);

/** Words that need what is not there yet say nothing. */
const tried = (say: (() => string | undefined) | undefined): string | null => {
  try {
    const text = say?.();
    return text === undefined || text === '' || /undefined|NaN|null|\[object/.test(text) ? null : text;
  } catch {
    return null;
  }
};
/** What several choices of one kind have in common: "Bid a …". */
const shared = (texts: readonly string[]): string | null => {
  const [first, ...others] = texts.map(text => text.split(' '));
  if (first === undefined) return null;
  if (others.length === 0) return first.join(' ');
  let n = 0;
  while (n < first.length && others.every(words => words[n] === first[n])) n++;
  return n === 0 ? `${first.join(' ')}…` : `${first.slice(0, n).join(' ')}…`;
};

const putIn = (match: Match, side: string, { at, choose, unless }: Answer, language: Language): Put => {
  const [section, step] = 'moment' in at ? ['@moment', at.moment] : [at.section, at.step];
  const words: Catalogue<AnyTypes> = match.game.text[language];
  const asked = question(match, side, language);
  const here = asked !== null && asked.section === section && asked.step === step ? asked : null;
  const rule = machineOf(match.game).pages[section]?.steps[step]?.rule;
  const place = (): string => {
    const title = tried(() => (words.sections[section] as ((my: unknown) => string) | undefined)?.({}));
    const law = rule === undefined ? '' : (words.rules[rule] ?? '');
    return title ?? (rule === undefined ? OWN[language].deed : brief(`${OWN[language].place(rule)}: ${law}`));
  };
  const deed = (name: string, fits: (what: unknown) => boolean, what: unknown): string =>
    shared((here?.options ?? []).filter(o => o.do === name && fits(o.with)).map(o => o.text)) ??
    tried(() => (words.deeds[name] as Say | undefined)?.(what ?? null, viewOf<AnyTypes>(match.position.table, side))) ??
    OWN[language].deed;
  return {
    at: here?.prompt || place(),
    choose: deed(choose.do, what => choose.with === undefined || same(what, choose.with), choose.with),
    unless: unless !== undefined && 'offered' in unless ? deed(unless.offered, () => true, null) : null,
  };
};

/** As it reads now, at the place it was set. */
export const saidOf = (match: Match, side: string, answer: Answer): Said => ({
  en: putIn(match, side, answer, 'en'),
  es: putIn(match, side, answer, 'es'),
});
