/**
 * Texts of games, fetched when they are wanted: the build (build/sheets.ts) puts an empty sheet in the place of each, and it is
 * filled here. Words when their language is spoken, the ledger of rules when somebody first looks into it.
 */
import type { Language } from '@cuartel/engine';

export type SheetKind = 'words' | 'rules';
interface Sheet {
  readonly kind: SheetKind;
  readonly slug: string;
  readonly language: Language;
  readonly held: object;
  load(): Promise<object>;
  filling: Promise<unknown> | null;
}
const sheets: Sheet[] = [];

/** An empty sheet; called by what the build writes. */
export const sheet = (kind: SheetKind, slug: string, language: Language, load: () => Promise<object>): object => {
  const held = {};
  sheets.push({ kind, slug, language, held, load, filling: null });
  return held;
};
const filled = async (one: Sheet): Promise<void> => {
  one.filling ??= one.load().then(text => Object.assign(one.held, text));
  try {
    await one.filling;
  } catch (error) {
    one.filling = null; // the line was down: asked for again the next time
    throw error;
  }
};
/** Fills all sheets of a kind and language that there are so far, or those of one game. */
export const fill = async (kind: SheetKind, language: Language, slug?: string): Promise<void> => {
  const wanted = sheets.filter(
    one => one.kind === kind && one.language === language && (slug === undefined || one.slug === slug),
  );
  await Promise.all(wanted.map(filled));
};
