/** WHY NOT? The same cited conditions that filter the options say what is in the way of anything that is not offered. */
import type { AnyGame, AnyTypes } from '../game.ts';
import { same } from '../state/plain.ts';
import type { OpenPaper, Thing } from '../text/catalogue.ts';
import type { Asking, Choosable } from './compile.ts';
import { eyesOf, type Machine, type Position } from './machine.ts';
import { failing } from './options.ts';
import { inTheWayOf, normal, type SetOffer, type SetRefusal, setOfferOf, wrongWith } from './sets.ts';

export interface Refusal {
  readonly rule: string;
  /** Key of a text that says more than the rule; null: the rule's own text. */
  readonly refusal: string | null;
  /** A list is too short or too long, or holds something too often. */
  readonly bound: SetRefusal['bound'];
  /** The deed that came nearest, when one could be meant. */
  readonly deed: string | null;
  readonly with: unknown;
}
export type Verdict = { readonly offered: true } | ({ readonly offered: false } & Refusal);
/** A set that is being put together: nothing of it is decided yet. */
export interface HalfMade {
  readonly do: string;
  readonly with: readonly unknown[];
}

/** What a chooser has before him: enough to judge, wherever he sits. */
export interface Judging {
  readonly place: Asking;
  readonly my: unknown;
  readonly v: { readonly me: string };
}
export const judgingAt = (machine: Machine<AnyTypes>, pos: Position<AnyTypes>, side: string): Judging | null => {
  const now = machine.asking(pos);
  if (now === null || !machine.asked(pos).includes(side)) return null;
  return { place: now.place, my: now.f.my, v: eyesOf(pos.table, side, now.f) };
};
const universe = (choice: Choosable, { my, v }: Judging): readonly unknown[] => {
  const candidates = choice.among ?? choice.of;
  return candidates === undefined ? [null] : (choice.all ?? candidates)(v, my);
};
const openSet = (choice: Choosable, deed: string, { v, my }: Judging): SetOffer => setOfferOf(v.me, deed, choice, v, my);
const refused = (
  { place }: Judging,
  choice: Choosable,
  deed: string,
  what: unknown,
  failed: { readonly rule: string | null; readonly refusal: string | null; readonly bound?: SetRefusal['bound'] } | null,
): Verdict => ({
  offered: false,
  rule: failed?.rule ?? choice.rule ?? place.rule,
  refusal: failed?.refusal ?? null,
  bound: failed?.bound ?? null,
  deed,
  with: what,
});

const judgeList = (judging: Judging, choice: Choosable, deed: string, what: unknown): Verdict => {
  const offer = openSet(choice, deed, judging);
  const list = normal(offer, what);
  if (list !== null) {
    const wrong = wrongWith(offer, list);
    return wrong === null ? { offered: true } : refused(judging, choice, deed, what, wrong);
  }
  // Something on it is no member: the first such says why.
  const stranger = Array.isArray(what) ? what.find(one => !offer.members.some(member => same(member, one))) : null;
  const known = universe(choice, judging).some(one => same(one, stranger));
  return refused(judging, choice, deed, what, known ? inTheWayOf(offer, [], stranger) : null);
};

/** May this be chosen by whoever judges, and if not, why not? */
export const judge = (judging: Judging, deed: string, what: unknown): Verdict => {
  const { place, my, v } = judging;
  const choice = place.choices[deed];
  if (choice === undefined) {
    if (place.is === 'moment' && deed === 'pass' && what === null) return { offered: true };
    return { offered: false, rule: place.rule, refusal: null, bound: null, deed: null, with: null };
  }
  if (choice.among !== undefined) return judgeList(judging, choice, deed, what);
  const failed = failing(choice, v, my, what);
  if (failed === null && (choice.of === undefined ? what === null : choice.of(v, my).some(w => same(w, what))))
    return { offered: true };
  const known = choice.of === undefined ? what === null : universe(choice, judging).some(w => same(w, what));
  return refused(judging, choice, deed, what, known ? failed : null);
};
/** What a half-made set may still take, and whether it is already an answer. */
export interface Growth {
  readonly may: readonly unknown[];
  readonly verdict: Verdict;
}
export const growth = (judging: Judging, { do: deed, with: list }: HalfMade): Growth => {
  const choice = judging.place.choices[deed];
  if (choice?.among === undefined) throw new Error(`${deed} is no choice of a set`);
  const offer = openSet(choice, deed, judging);
  return {
    may: offer.members.filter(member => inTheWayOf(offer, list, member) === null),
    verdict: judgeList(judging, choice, deed, list),
  };
};

/** Why may `side` not do `deed` with `what` now? Null: this side is not asked at all. */
export const whyNot = (
  machine: Machine<AnyTypes>,
  pos: Position<AnyTypes>,
  side: string,
  deed: string,
  what: unknown,
): Verdict | null => {
  const judging = judgingAt(machine, pos, side);
  return judging === null ? null : judge(judging, deed, what);
};

type Nearest = { readonly verdict: Verdict & { offered: false }; readonly after: number };
/**
 * Why can nothing be done with this thing now? Of all it might be used for, the use that came nearest to being legal answers.
 * `half`: the set that is being put together; then the question is why the thing cannot be added to it.
 */
export const judgeThing = (judging: Judging, things: AnyGame['things'], thing: Thing, half: HalfMade | null = null): Verdict => {
  const { place, my, v } = judging;
  let nearest: Nearest | null = null;
  const near = (verdict: Verdict, after: number): boolean => {
    if (verdict.offered) return true;
    if (nearest === null || after > nearest.after) nearest = { verdict, after };
    return false;
  };
  for (const deed of place.deeds) {
    const choice = place.choices[deed]!;
    if (choice.among !== undefined) {
      const offer = openSet(choice, deed, judging);
      const list = half?.do === deed ? half.with : [];
      for (const member of universe(choice, judging)) {
        if (!things(deed, [member] as never).includes(thing)) continue;
        const way = inTheWayOf(offer, list, member);
        if (way === null) return { offered: true };
        const failed = failing(choice, v, my, member);
        near(refused(judging, choice, deed, member, way), failed === null ? 1_000 : failed.after);
      }
      continue;
    }
    if (choice.of === undefined) continue;
    const candidates = choice.of(v, my);
    for (const what of universe(choice, judging)) {
      if (!things(deed, what as never).includes(thing)) continue;
      const failed = failing(choice, v, my, what);
      if (failed === null && candidates.some(w => same(w, what))) return { offered: true };
      near(refused(judging, choice, deed, what, failed), failed?.after ?? 0);
    }
  }
  if (nearest === null) return { offered: false, rule: place.rule, refusal: null, bound: null, deed: null, with: null };
  return (nearest as Nearest).verdict;
};
export const whyNotThing = (
  game: AnyGame,
  machine: Machine<AnyTypes>,
  pos: Position<AnyTypes>,
  side: string,
  thing: Thing,
  half: HalfMade | null = null,
): Verdict | null => {
  const judging = judgingAt(machine, pos, side);
  return judging === null
    ? null
    : judgeThing(judging, (deed, what) => game.things(deed, what, judging.my as OpenPaper), thing, half);
};
