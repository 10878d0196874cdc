/** Spanish: number, gender, articles and their contractions, and the links that change before a like vowel. */
import type { Grammar, Noun } from './grammar.ts';

export type Gender = 'm' | 'f';
export interface SpanishNoun extends Noun {
  readonly gender: Gender;
}

const CARDINALS = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];
/** Feminine words with a stressed a- in front: "el ala", "un ala", but "las alas". */
const STRESSED_A = ['agua', 'águila', 'ala', 'alba', 'alma', 'área', 'arma', 'arpa', 'hacha', 'hambre'];

const BARE: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const plural = (one: string): string => {
  if (/[aeiouáéó]$/.test(one)) return `${one}s`;
  if (/z$/.test(one)) return `${one.slice(0, -1)}ces`;
  // "cañón, cañones", but "país, países"
  if (/[^aeiou][áéíóú][ns]$/.test(one) || /ión$/.test(one)) return `${one.slice(0, -2)}${BARE[one.at(-2)!]}${one.at(-1)}es`;
  // "crisis, crisis", but "mes, meses"
  return /[aeiou].*[aeiou]s$/.test(one) ? one : `${one}es`;
};
const agree = (n: number, one: string, many: string): string => (n === 1 ? one : many);
/** The link takes the form that does not run into the next word. */
const series = (words: readonly string[], link: string, other: string, clash: RegExp): string => {
  const last = words[words.length - 1] ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${clash.test(last) ? other : link} ${last}`;
};
const soundsLikeA = ({ one, gender }: SpanishNoun): boolean => gender === 'f' && STRESSED_A.includes(one.toLowerCase());
const article = (noun: SpanishNoun, n: number): string => {
  if (n !== 1) return noun.gender === 'f' ? 'las' : 'los';
  return noun.gender === 'f' && !soundsLikeA(noun) ? 'la' : 'el';
};
/** The number before its noun: "una unidad", "un ala". */
const cardinal = (n: number, noun: SpanishNoun): string =>
  n === 1 && noun.gender === 'f' && !soundsLikeA(noun) ? 'una' : (CARDINALS[n] ?? `${n}`);

export const spanish = {
  /** The plural only where it is not regular or does not change: noun('CG', 'm', 'CG'). */
  noun: (one: string, gender: Gender, many: string = plural(one)): SpanishNoun => ({ one, many, gender }),
  /** "0 unidades", "1 unidad", "2 unidades" */
  count: (n: number, { one, many }: Noun): string => `${n} ${agree(n, one, many)}`,
  /** "cero unidades", "una unidad", "doce unidades", "13 unidades" */
  spell: (n: number, noun: SpanishNoun): string => `${cardinal(n, noun)} ${agree(n, noun.one, noun.many)}`,
  /** The verb, or anything else that follows the number: agree(n, 'se retira', 'se retiran'). */
  agree,
  /** An adjective or participle: inflect('eliminado', 'f') is "eliminada", inflect('oculto', 'f', 3) "ocultas". */
  inflect: (adjective: string, gender: Gender, n = 1): string => {
    const one = gender === 'f' ? adjective.replace(/o$/, 'a') : adjective;
    return n === 1 ? one : plural(one);
  },
  /** "a", "a y b", "Aldie e Ivy" */
  and: (words: readonly string[]): string => series(words, 'y', 'e', /^[(¿¡«]?(h?[ií](?![aeo]))/i),
  /** "a", "a o b", "siete u ocho", "7 u 8" */
  or: (words: readonly string[]): string => series(words, 'o', 'u', /^[(¿¡«]?(h?[oó]|8|11(?!\d))/i),
  /** "el Centro", "la Izquierda", "el ala", "las alas" */
  the: (noun: SpanishNoun, n = 1): string => `${article(noun, n)} ${agree(n, noun.one, noun.many)}`,
  /** "al Centro", "a la Izquierda": the preposition before a phrase that may begin with an article. */
  to: (phrase: string): string => (phrase.startsWith('el ') ? `al ${phrase.slice(3)}` : `a ${phrase}`),
  of: (phrase: string): string => (phrase.startsWith('el ') ? `del ${phrase.slice(3)}` : `de ${phrase}`),
} satisfies Omit<Grammar, 'spell'> & Readonly<Record<string, unknown>>;
