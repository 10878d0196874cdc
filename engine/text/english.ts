/** English: what changes with number, and how words are strung together. */
import type { Grammar, Noun } from './grammar.ts';

const CARDINALS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const plural = (one: string): string => {
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
};
const series = (words: readonly string[], link: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${link} ${words[words.length - 1]}`;
const agree = (n: number, one: string, many: string): string => (n === 1 ? one : many);
/** Words, letters and figures that begin with a vowel to the ear; letters are read by their names in an abbreviation. */
const vowelFirst = (text: string): boolean => {
  if (/^[A-Z]{2}/.test(text)) return /^[AEFHILMNORSX]/.test(text);
  if (/^\d/.test(text)) return /^(8|1[18](?!\d))/.test(text);
  return /^(hour|honest|honou?r|heir)/i.test(text) || (/^[aeiou]/i.test(text) && !/^(uni|us[aeiu]|eu|one\b|once)/i.test(text));
};

export const english = {
  /** The plural only where it is not regular: noun('die', 'dice'). */
  noun: (one: string, many: string = plural(one)): Noun => ({ one, many }),
  /** "0 units", "1 unit", "2 units" */
  count: (n: number, { one, many }: Noun): string => `${n} ${agree(n, one, many)}`,
  /** "no units", "one unit", "twelve units", "13 units" */
  spell: (n: number, { one, many }: Noun): string => `${CARDINALS[n] ?? n} ${agree(n, one, many)}`,
  /** The verb, or anything else that follows the number: agree(n, 'retreats', 'retreat'). */
  agree,
  /** "a", "a and b", "a, b and c" */
  and: (words: readonly string[]): string => series(words, 'and'),
  or: (words: readonly string[]): string => series(words, 'or'),
  /** "a unit", "an HQ", "a USA unit" */
  a: (text: string): string => `${vowelFirst(text) ? 'an' : 'a'} ${text}`,
} satisfies Grammar & Readonly<Record<string, unknown>>;
