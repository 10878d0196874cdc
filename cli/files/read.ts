/** Reading saved games. A file that cannot be one is refused before it is read. */
import { readFileSync, statSync } from 'node:fs';
import { type AnyGame, type Complaint, LONGEST, type LoadResult, load } from '@cuartel/engine';
import { takeDown } from '../games.ts';
import type { TerminalWords } from '../text/words.ts';
import { impossible } from '../user-error.ts';

export type Text = { readonly text: string } | { readonly complaint: Complaint };

export const textOf = (file: string, words: TerminalWords): Text => {
  try {
    const { size } = statSync(file);
    if (!statSync(file).isFile()) throw impossible(words.files.notAFile(file));
    if (size > LONGEST) return { complaint: { is: 'too-long', length: size } };
    return { text: readFileSync(file, 'utf8') };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw impossible(code === 'ENOENT' || code === 'ENOTDIR' ? words.files.missing(file) : words.files.unreadable(file, code));
  }
};

/** A part of a file whose shape is not known yet. */
export const fieldOf = (text: string, field: string): unknown => {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>)[field] : undefined;
  } catch {
    return undefined;
  }
};

/** `wanted`: the game the reader expects, on the shelf or not. */
export const loadText = async (text: string, wanted?: AnyGame): Promise<LoadResult> => {
  const slug = fieldOf(text, 'game');
  const game = wanted ?? (typeof slug === 'string' && /^[a-z0-9-]+$/.test(slug) ? await takeDown(slug) : undefined);
  return load(text, named => (named === game?.slug ? game : undefined), wanted?.slug);
};
/** A match on a server: the address of its page, or of its record. */
export const recordAddress = (address: string): string => {
  const page = /#\/(?:online\/)?match\/([\w-]+)/.exec(address);
  return page === null ? address : `${new URL(address).origin}/api/v1/matches/${page[1]}/record`;
};
const fetched = async (address: string, words: TerminalWords): Promise<Text> => {
  const response = await fetch(recordAddress(address), { signal: AbortSignal.timeout(20_000) }).catch(() => null);
  if (response === null) throw impossible(words.files.missing(address));
  if (!response.ok) throw impossible(words.files.unreadable(address, `HTTP ${response.status}`));
  const text = await response.text();
  return text.length > LONGEST ? { complaint: { is: 'too-long', length: text.length } } : { text };
};

export const loadFile = async (file: string, words: TerminalWords, wanted?: AnyGame): Promise<LoadResult> => {
  const read = /^https?:\/\//.test(file) ? await fetched(file, words) : textOf(file, words);
  return 'complaint' in read ? { ok: false, complaint: read.complaint } : loadText(read.text, wanted);
};
