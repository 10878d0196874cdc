import type { Language } from '../text/catalogue.ts';
import type { Heading, Keyword } from '../text/ledger.ts';

/** What a game has to read beside its play. */
export interface LedgerTexts {
  readonly rules: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  readonly headings: readonly Heading<`${string}-${string}`>[];
  readonly definitional: Readonly<Record<string, string>>;
  readonly terms: Readonly<Record<string, Readonly<Record<Language, Keyword>>>>;
}

const LANGUAGES = ['en', 'es'] as const;
const sorted = (words: Iterable<string>): string => [...words].sort().join(' ');
/** The rules a text refers to: [6.5-c], [6.5-c, 7.1-a]. */
export const referencesIn = (text: string): string[] =>
  [...text.matchAll(/\[([^\]]+)\]/g)].flatMap(found => (found[1] ?? '').split(/,\s*/));
/** The figures of a text, each once; those of its references are references. */
export const figuresIn = (text: string): string => sorted(new Set(text.replace(/\[[^\]]+\]/g, '').match(/\d+/g) ?? []));

/**
 * What a reader of both languages would stumble over: rules, references, figures or rulings that only one language has, sections
 * without a heading, reasons and terms that say nothing. A line for each; none is a clean ledger.
 */
export const proofread = ({ rules, headings, definitional, terms }: LedgerTexts): string[] => {
  const faults: string[] = [];
  const hold = (is: boolean, fault: string): void => void (is || faults.push(fault));
  const ids = Object.keys(rules.en);
  hold(Object.keys(rules.es).join() === ids.join(), 'the languages do not hold the same rules in the same order');
  for (const id of ids) {
    const [en, es] = [rules.en[id] ?? '', rules.es[id] ?? ''];
    for (const [language, text] of [
      ['en', en],
      ['es', es],
    ] as const)
      hold(/^\S.{14,}[.:)»”"]$/s.test(text), `${id} ${language} is no sentence`);
    hold(sorted(referencesIn(en)) === sorted(referencesIn(es)), `${id} refers to other rules in Spanish`);
    for (const other of referencesIn(en)) hold(other in rules.en, `${id} refers to ${other}, which is no rule`);
    hold(en.includes('Ruling:') === es.includes('Interpretación:'), `${id} is a ruling in one language only`);
    hold(figuresIn(en) === figuresIn(es), `${id} has other figures in Spanish: ${figuresIn(en)} / ${figuresIn(es)}`);
  }
  const sections = new Set(ids.map(id => id.slice(0, id.lastIndexOf('-'))));
  const headed = headings.flatMap(heading => heading.rules ?? []);
  hold(headed.join() === [...sections].join(), 'the headings do not follow the sections of the rules');
  hold(new Set(headings.map(heading => heading.id)).size === headings.length, 'two headings have the same id');
  for (const [id, reason] of Object.entries(definitional)) {
    hold(id in rules.en, `${id} needs no code and is no rule`);
    hold(/^[A-Z].{20,}\.$/.test(reason), `${id} needs no code and does not say why`);
  }
  hold(Object.keys(definitional).length * 20 < ids.length, 'one rule in twenty needs no code');
  for (const language of LANGUAGES) {
    const names = Object.values(terms).map(term => term[language].term);
    for (const name of new Set(names.filter((one, n) => names.indexOf(one) < n)))
      faults.push(`${name} stands twice in ${language}`);
    for (const [id, term] of Object.entries(terms)) hold(term[language].def.endsWith('.'), `${id} ${language} has no meaning`);
  }
  return faults;
};
