/** What texts that serve both languages may ask of either. Files of one language use `english` or `spanish` itself. */
import type { Language } from './catalogue.ts';
import { english } from './english.ts';
import { spanish } from './spanish.ts';

export interface Noun {
  readonly one: string;
  readonly many: string;
}
export interface Grammar {
  /** "2 units" */
  count(n: number, noun: Noun): string;
  /** The form that goes with the number. */
  agree(n: number, one: string, many: string): string;
  /** "a, b and c" */
  and(words: readonly string[]): string;
  or(words: readonly string[]): string;
}
export const grammar: Readonly<Record<Language, Grammar>> = { en: english, es: spanish };
