/** WHY NOT? The same cited conditions that filter the options say what is in the way of anything that is not offered. */
import type { AnyGame, AnyTypes } from '../game.ts';
import { viewOf } from '../state/drawers.ts';
import { same } from '../state/plain.ts';
import type { Thing } from '../text/catalogue.ts';
import type { Asking, Choosable } from './compile.ts';
import type { Machine, Position } from './machine.ts';
import { failing } from './options.ts';

export interface Refusal {
  readonly rule: string;
  /** Key of a text that says more than the rule; null: the rule's own text. */
  readonly refusal: string | null;
  /** The deed that came nearest, when one could be meant. */
  readonly deed: string | null;
  readonly with: unknown;
}
export type Verdict = { readonly offered: true } | ({ readonly offered: false } & Refusal);

interface Scene {
  place: Asking;
  my: unknown;
  v: { me: string };
}
const sceneFor = (machine: Machine<AnyTypes>, pos: Position<AnyTypes>, side: string): Scene | null => {
  const now = machine.asking(pos);
  if (now === null || !machine.asked(pos).includes(side)) return null;
  return { place: now.place, my: now.f.my, v: viewOf(pos.table, side) };
};
const universe = (choice: Choosable, { my, v }: Scene): readonly unknown[] =>
  choice.of === undefined ? [null] : (choice.all ?? choice.of)(v, my);

/** Why may `side` not do `deed` with `what` now? Null: this side is not asked at all. */
export const whyNot = (
  machine: Machine<AnyTypes>,
  pos: Position<AnyTypes>,
  side: string,
  deed: string,
  what: unknown,
): Verdict | null => {
  const scene = sceneFor(machine, pos, side);
  if (scene === null) return null;
  if (machine.options(pos, side).some(o => o.do === deed && same(o.with, what))) return { offered: true };
  const choice = scene.place.choices[deed];
  if (choice === undefined) return { offered: false, rule: scene.place.rule, refusal: null, deed: null, with: null };
  const known = choice.of === undefined || universe(choice, scene).some(w => same(w, what));
  const failed = known ? failing(choice, scene.v, scene.my, what) : null;
  return {
    offered: false,
    rule: failed?.rule ?? choice.rule ?? scene.place.rule,
    refusal: failed?.refusal ?? null,
    deed,
    with: what,
  };
};

/** Why can nothing be done with this thing now? Of all it might be used for, the use that came nearest to being legal answers. */
export const whyNotThing = (
  game: AnyGame,
  machine: Machine<AnyTypes>,
  pos: Position<AnyTypes>,
  side: string,
  thing: Thing,
): Verdict | null => {
  const scene = sceneFor(machine, pos, side);
  if (scene === null) return null;
  if (machine.options(pos, side).some(o => game.things(o.do, o.with).includes(thing))) return { offered: true };
  let best: (Refusal & { after: number }) | null = null;
  for (const deed of scene.place.deeds) {
    const choice = scene.place.choices[deed] as Choosable;
    if (choice.of === undefined) continue;
    for (const what of universe(choice, scene)) {
      if (!game.things(deed, what).includes(thing)) continue;
      const failed = failing(choice, scene.v, scene.my, what);
      const after = failed?.after ?? 0;
      if (best === null || after > best.after)
        best = {
          rule: failed?.rule ?? choice.rule ?? scene.place.rule,
          refusal: failed?.refusal ?? null,
          deed,
          with: what,
          after,
        };
    }
  }
  if (best === null) return { offered: false, rule: scene.place.rule, refusal: null, deed: null, with: null };
  const { after: _, ...refusal } = best;
  return { offered: false, ...refusal };
};
