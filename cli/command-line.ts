/** Reading a command line: what is not understood is one sentence in the reader's language. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { TerminalWords } from './text/words.ts';
import { misuse } from './user-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
/** Understood by every command. */
export const EVERYWHERE = {
  help: { type: 'boolean', short: 'h' },
  lang: { type: 'string' },
  debug: { type: 'boolean' },
} as const satisfies Options;

export type Values<O extends Options> = {
  [K in keyof O]?: O[K] extends { type: 'boolean' } ? boolean : O[K] extends { multiple: true } ? string[] : string;
};
export interface CommandLine<O extends Options> {
  readonly values: Values<O>;
  readonly rest: readonly string[];
}

/** How many letters must change to turn one word into the other. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]!;
};
/** What was probably meant. */
export const nearest = (typed: string, known: readonly string[]): string | null => {
  const best = known.map(name => ({ name, off: distance(typed, name) })).sort((a, b) => a.off - b.off)[0];
  return best !== undefined && best.off <= (best.name.length < 4 ? 1 : 2) ? best.name : null;
};

/** `most`: how many words may stand beside the options. */
export const read = <const O extends Options>(
  args: readonly string[],
  options: O,
  most: number,
  words: TerminalWords,
): CommandLine<O> => {
  const known: Options = { ...EVERYWHERE, ...options };
  const { tokens, values, positionals } = parseArgs({
    args: [...args],
    options: known,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    if (option === undefined) throw misuse(words.usage.unknownOption(token.rawName, nearest(token.name, Object.keys(known))));
    if (option.type === 'boolean' && token.value !== undefined) throw misuse(words.usage.noValue(token.rawName));
    if (option.type === 'string' && (token.value === undefined || (!token.inlineValue && /^-\D/.test(token.value))))
      throw misuse(words.usage.needsValue(token.rawName));
  }
  const extra = positionals[most];
  if (extra !== undefined) throw misuse(words.usage.unexpected(extra));
  return { values: values as Values<O>, rest: positionals };
};

export const wholeNumber = (
  text: string | undefined,
  otherwise: number,
  name: string,
  least: number,
  most: number,
  words: TerminalWords,
): number => {
  if (text === undefined) return otherwise;
  const n = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (!(n >= least && n <= most)) throw misuse(words.usage.notANumber(`--${name}`, text, least, most));
  return n;
};
export const oneOf = <const T extends string>(
  text: string | undefined,
  known: readonly T[],
  name: string,
  words: TerminalWords,
): T | undefined => {
  if (text === undefined) return undefined;
  if (!(known as readonly string[]).includes(text)) throw misuse(words.usage.notOneOf(name, text, known));
  return text as T;
};
