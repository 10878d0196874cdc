/** What can happen in a match, as the store keeps it. The truth of a match is what was agreed, the key, and these in order. */
import type { Result } from '../protocol/matches.ts';

export type Happening =
  | { readonly kind: 'start'; readonly seats: Readonly<Record<string, string>> }
  /** `n`: the number of this action, from 1. `set`: a standing order chose it; nobody is told. */
  | {
      readonly kind: 'act';
      readonly n: number;
      readonly by: string;
      readonly do: string;
      readonly with: unknown;
      readonly set?: string;
    }
  /** `anew`: agreed on, so the dice from there on are others. (Those agreed on before dice were laid anew lack it.) */
  | { readonly kind: 'rewind'; readonly to: number; readonly by: string; readonly anew?: true }
  /** `back`, `place`: how many decisions, and where in the rules that leads, in words. (Older offers lack them.) */
  | {
      readonly kind: 'offer';
      readonly what: 'draw' | 'takeback';
      readonly by: string;
      readonly to: number | null;
      readonly back?: number;
      readonly place?: { readonly en: string; readonly es: string };
    }
  | { readonly kind: 'answer'; readonly offer: number; readonly yes: boolean; readonly by: string }
  | { readonly kind: 'chat'; readonly person: string; readonly text: string }
  | { readonly kind: 'rematch'; readonly match: string; readonly by: string }
  /** A side's time stands still until then; `until` not after the event itself: it is back. */
  | { readonly kind: 'away'; readonly by: string; readonly until: number }
  /** Nobody could play here from then until now: that time is on no clock. */
  | { readonly kind: 'pause'; readonly from: number }
  | { readonly kind: 'end'; readonly result: Result };

/** A happening in its place: number and time. */
export type Happened = Happening & { readonly seq: number; readonly at: number };

export const bodyOf = ({ kind: _, ...body }: Happening): string => JSON.stringify(body);
export const readEvent = (row: { seq: number; kind: string; at: number; body: string }): Happened =>
  ({ ...JSON.parse(row.body), kind: row.kind, seq: row.seq, at: row.at }) as Happened;
