/** What may be chosen: the candidates of each choice, filtered by its cited conditions. One list for page, bot and server alike. */
import { same } from '../state/plain.ts';
import type { Asking, Choosable } from './compile.ts';
import { fewLists, legalList, normal, onlyList, type SetOffer, sampleList, setOfferOf, someList } from './sets.ts';

export interface Option {
  readonly by: string;
  readonly do: string;
  readonly with: unknown;
}
/** A set choice that stands open, and one list that is known to be legal. */
export interface OpenSet extends SetOffer {
  readonly some: readonly unknown[];
}
/** Everything a side may choose: single options, and sets of which only a few lists are ever written out. */
export interface Offered {
  readonly single: readonly Option[];
  readonly sets: readonly OpenSet[];
  /** `single` and a handful of lists of each set, once somebody has asked for them. */
  few: readonly Option[] | null;
}
interface Seeing {
  readonly me: string;
}

/** The candidates of each choice, once they have been worked out: whether an answer is forced and what it may be is asked in turn. */
export type Candidates = (readonly unknown[] | undefined)[];
const candidatesOf = (choice: Choosable, v: unknown, my: unknown, kept: Candidates, d: number): readonly unknown[] => {
  if (choice.of === undefined) return NOTHING;
  kept[d] ??= choice.of(v, my);
  return kept[d]!;
};
const holds = (choice: Choosable, v: unknown, my: unknown, what: unknown): boolean => {
  const conditions = choice.if;
  if (conditions !== undefined) for (let i = 0; i < conditions.length; i++) if (!conditions[i]![1](v, my, what)) return false;
  return true;
};
const NONE: readonly OpenSet[] = [];
const openSet = (
  { by, do: deed, members, least, most, times, keys, choice, v, my }: SetOffer,
  some: readonly unknown[],
): OpenSet => ({
  by,
  do: deed,
  members,
  least,
  most,
  times,
  keys,
  choice,
  v,
  my,
  some,
});

export const offeredAt = (place: Asking, v: Seeing, my: unknown, kept: Candidates): Offered => {
  const by = v.me;
  const single: Option[] = [];
  let sets: OpenSet[] | null = null;
  const { deeds, choices } = place;
  for (let d = 0; d < deeds.length; d++) {
    const deed = deeds[d]!;
    const choice = choices[deed]!;
    if (choice.among !== undefined) {
      const offer = setOfferOf(by, deed, choice, v, my);
      const some = someList(offer);
      if (some === null) continue;
      sets ??= [];
      sets.push(openSet(offer, some));
      continue;
    }
    if (choice.of === undefined) {
      if (holds(choice, v, my, null)) single.push({ by, do: deed, with: null });
      continue;
    }
    const candidates = candidatesOf(choice, v, my, kept, d);
    for (let i = 0; i < candidates.length; i++) {
      const what = candidates[i];
      if (holds(choice, v, my, what)) single.push({ by, do: deed, with: what });
    }
  }
  if (place.is === 'moment') single.push({ by, do: 'pass', with: null });
  return { single, sets: sets ?? NONE, few: sets === null ? single : null };
};

/** The one answer there is; null: there are several, or none. Looks no further than to the second. */
export const onlyAnswer = (place: Asking, v: Seeing, my: unknown, kept: Candidates): Option | null => {
  const by = v.me;
  let found: Option | null = place.is === 'moment' ? { by, do: 'pass', with: null } : null;
  const { deeds, choices } = place;
  for (let d = 0; d < deeds.length; d++) {
    const deed = deeds[d]!;
    const choice = choices[deed]!;
    if (choice.among !== undefined) {
      const offer = setOfferOf(by, deed, choice, v, my);
      const some = someList(offer);
      if (some === null) continue;
      if (found !== null || !onlyList(offer)) return null;
      found = { by, do: deed, with: some };
      continue;
    }
    const candidates = candidatesOf(choice, v, my, kept, d);
    for (let i = 0; i < candidates.length; i++) {
      const what = candidates[i];
      if (!holds(choice, v, my, what)) continue;
      if (found !== null) return null;
      found = { by, do: deed, with: what };
    }
  }
  return found;
};
/** What a choice without candidates is done with. */
const NOTHING: readonly unknown[] = [null];

/** So often a candidate is drawn before all of them are looked at. */
const DRAWS = 8;
/**
 * One option by chance, as `sampled` would give it, without looking at all the others: a candidate is drawn and its conditions are
 * asked; if one fails, another is drawn. Null: nothing legal was drawn.
 */
export const drawnAt = (place: Asking, v: Seeing, my: unknown, pick: (n: number) => number, kept: Candidates): Option | null => {
  const by = v.me;
  const { deeds, choices } = place;
  const lists: (readonly unknown[])[] = new Array(deeds.length);
  let n = place.is === 'moment' ? 1 : 0;
  for (let d = 0; d < deeds.length; d++) {
    const choice = choices[deeds[d]!]!;
    const list = candidatesOf(choice, v, my, kept, d);
    lists[d] = list;
    n += list.length;
  }
  for (let tries = 0; tries < DRAWS && n > 0; tries++) {
    let at = pick(n);
    let d = 0;
    while (d < lists.length && at >= lists[d]!.length) at -= lists[d++]!.length;
    if (d === lists.length) return { by, do: 'pass', with: null };
    const deed = deeds[d]!;
    const choice = choices[deed]!;
    if (choice.among !== undefined) {
      const offer = setOfferOf(by, deed, choice, v, my);
      const some = someList(offer);
      if (some !== null) return { by, do: deed, with: sampleList(offer, pick, some) ?? some };
      continue;
    }
    const what = lists[d]![at];
    if (holds(choice, v, my, what)) return { by, do: deed, with: what };
  }
  return null;
};
/** Options one can go through one by one: all single ones, and a handful of lists of each set. */
export const fewOptions = (offered: Offered): readonly Option[] => {
  offered.few ??= [
    ...offered.single,
    ...offered.sets.flatMap(set => fewLists(set).map(list => ({ by: set.by, do: set.do, with: list }))),
  ];
  return offered.few;
};
/** One option by chance: each single option and each set has the same weight, and a set gives one of its lists. */
export const sampled = ({ single, sets }: Offered, pick: (n: number) => number): Option | undefined => {
  const n = single.length + sets.length;
  if (n === 0) return undefined;
  const at = pick(n);
  if (at < single.length) return single[at];
  const set = sets[at - single.length]!;
  return { by: set.by, do: set.do, with: sampleList(set, pick, set.some) ?? set.some };
};
/** The option that says the same as `deed` with `what`, as it goes into the log; null: it is not offered. */
export const offeredAs = ({ single, sets }: Offered, deed: string, what: unknown): Option | null => {
  for (const option of single) if (option.do === deed && same(option.with, what)) return option;
  for (const set of sets) {
    if (set.do !== deed) continue;
    const list = normal(set, what);
    if (list !== null && legalList(set, list)) return { by: set.by, do: deed, with: list };
  }
  return null;
};

/** The first condition that fails for a candidate, or null when all hold. */
export const failing = (
  choice: Choosable,
  v: unknown,
  my: unknown,
  what: unknown,
): { rule: string; refusal: string | null; after: number } | null => {
  const conditions = (choice.among === undefined ? choice.if : choice.each) ?? [];
  for (let i = 0; i < conditions.length; i++) {
    const [rule, test, refusal] = conditions[i]!;
    if (!test(v, my, what)) return { rule, refusal: refusal ?? null, after: i };
  }
  return null;
};
