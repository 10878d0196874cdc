/** Rulebooks as the page reads them: fetched once for each language. And the rule that lies open beside the board. */
import type { Language } from '@cuartel/engine';
import { ask } from '../page/client.ts';
import type { Book } from '../worker/protocol.ts';

const fetched = new Map<string, Promise<Book>>();
export const bookOf = (slug: string, language: Language): Promise<Book> => {
  const key = `${slug} ${language}`;
  let book = fetched.get(key);
  if (book === undefined) {
    book = ask('book', { slug });
    fetched.set(key, book);
    book.catch(() => fetched.delete(key)); // the line was down: asked for again the next time
  }
  return book;
};

export const openRule = $state<{ at: { slug: string; rule: string } | null }>({ at: null });
export const showRule = (slug: string, rule: string): void => {
  openRule.at = { slug, rule };
};

/** A rule's text in parts: plain words, and other rules it names as `[6.5-c]`. */
export const partsOf = (text: string): readonly { readonly text: string; readonly rule: boolean }[] =>
  text
    .split(/(\[[^\]\s]+\])/)
    .filter(part => part !== '')
    .map(part =>
      part.startsWith('[') && part.endsWith(']') ? { text: part.slice(1, -1), rule: true } : { text: part, rule: false },
    );
