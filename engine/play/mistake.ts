/** What a person can do wrong, as values. The words for them are in text/says.ts. */
import type { Verdict } from '../machine/why.ts';

export type Mistake =
  | { readonly is: 'over' }
  | { readonly is: 'not-asked'; readonly asked: readonly string[] }
  | { readonly is: 'stale'; readonly at: number; readonly now: number }
  | { readonly is: 'not-offered'; readonly why: Extract<Verdict, { offered: false }> }
  | { readonly is: 'nothing-to-undo' }
  | { readonly is: 'sealed' };

export type OrMistake<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly mistake: Mistake };
export const fine = <T>(value: T): OrMistake<T> => ({ ok: true, value });
export const wrong = (mistake: Mistake): OrMistake<never> => ({ ok: false, mistake });
