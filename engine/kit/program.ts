/**
 * WHAT A CARD DOES, AS DATA. A list of effects: the game's own operations in their order, and between them choices, conditions
 * and repetitions. It is compiled to a flat program, so that the place in it is one number.
 */
import type { Plain } from '../state/plain.ts';

/** What a game says of its cards. */
export interface EffectTypes {
  /** Its own operations: a union told apart by `op`. */
  op: { readonly op: string };
  /** Conditions: a union told apart by `is`. */
  need: { readonly is: string };
  /** What one can go through one by one: a union told apart by `is`; never: nothing. */
  range: { readonly is: string };
  /** How a list is found again: a card, a variant of a card. */
  of: Plain;
  /** What `each` goes through. */
  item: Plain;
  /** What an operation can leave for those after it: the space where it happened, the block it was done to. */
  gave: Plain;
}
export type EffectList<E extends EffectTypes> = readonly Effect<E>[];
export type Effect<E extends EffectTypes> = E['op'] | Choose<E> | MayEffect<E> | Repeat<E> | Each<E> | If<E>;

/** One of these, as the player of the card likes; those of which nothing could be carried out are not offered. */
export interface Choose<E extends EffectTypes> {
  readonly op: 'choose';
  readonly of: readonly EffectList<E>[];
}
/** If he likes; up to `n` times, until he declines. */
export interface MayEffect<E extends EffectTypes> {
  readonly op: 'may';
  readonly n?: number;
  readonly do: EffectList<E>;
}
export interface Repeat<E extends EffectTypes> {
  readonly op: 'repeat';
  readonly n: number;
  readonly do: EffectList<E>;
}
/** Once for each; who they are is settled before the first. */
export interface Each<E extends EffectTypes> {
  readonly op: 'each';
  readonly in: E['range'];
  readonly do: EffectList<E>;
}
export interface If<E extends EffectTypes> {
  readonly op: 'if';
  readonly cond: E['need'];
  readonly then: EffectList<E>;
  readonly else?: EffectList<E>;
}
type Control = 'choose' | 'may' | 'repeat' | 'each' | 'if';
/** The operations a game must be able to carry out. */
export type OwnOp<E extends EffectTypes> = Exclude<E['op'], { readonly op: Control }>;

/** One instruction of the program. `to` and `end` are lines. */
export type Instruction<E extends EffectTypes> =
  | { readonly is: 'do'; readonly effect: OwnOp<E> }
  | { readonly is: 'unless'; readonly need: E['need']; readonly to: number }
  | { readonly is: 'jump'; readonly to: number }
  | { readonly is: 'choose'; readonly of: readonly EffectList<E>[]; readonly to: readonly number[]; readonly end: number }
  /** `drops`: whoever declines leaves the repetition too. */
  | { readonly is: 'may'; readonly list: EffectList<E>; readonly drops: boolean; readonly end: number }
  | { readonly is: 'repeat'; readonly n: number; readonly end: number }
  | { readonly is: 'each'; readonly in: E['range']; readonly end: number }
  | { readonly is: 'loop'; readonly to: number };

const compiled = new WeakMap<object, readonly unknown[]>();
/** The program of a list, worked out once. Lists are printed matter and never change. */
export const programOf = <E extends EffectTypes>(list: EffectList<E>): readonly Instruction<E>[] => {
  let lines = compiled.get(list) as Instruction<E>[] | undefined;
  if (lines === undefined) {
    lines = [];
    write(lines, list);
    compiled.set(list, lines);
  }
  return lines;
};

const write = <E extends EffectTypes>(lines: Instruction<E>[], list: EffectList<E>): void => {
  for (const effect of list) writeOne(lines, effect);
};
/** Room for a line whose `end` is not known before what follows is written. */
const later = <E extends EffectTypes>(lines: Instruction<E>[]): number => lines.push({ is: 'jump', to: -1 }) - 1;

const writeOne = <E extends EffectTypes>(lines: Instruction<E>[], effect: Effect<E>): void => {
  const at = lines.length;
  switch (effect.op) {
    case 'choose': {
      const { of } = effect as Choose<E>;
      later(lines);
      const to: number[] = [];
      const leave: number[] = [];
      for (const branch of of) {
        to.push(lines.length);
        write(lines, branch);
        leave.push(later(lines));
      }
      for (const line of leave) lines[line] = { is: 'jump', to: lines.length };
      lines[at] = { is: 'choose', of, to, end: lines.length };
      return;
    }
    case 'may': {
      const { n = 1, do: list } = effect as MayEffect<E>;
      if (n > 1) later(lines);
      const may = later(lines);
      write(lines, list);
      if (n > 1) lines.push({ is: 'loop', to: may });
      if (n > 1) lines[at] = { is: 'repeat', n, end: lines.length };
      lines[may] = { is: 'may', list, drops: n > 1, end: lines.length };
      return;
    }
    case 'repeat':
    case 'each': {
      const loop = effect as Repeat<E> | Each<E>;
      later(lines);
      write(lines, loop.do);
      lines.push({ is: 'loop', to: at + 1 });
      const end = lines.length;
      lines[at] = loop.op === 'repeat' ? { is: 'repeat', n: loop.n, end } : { is: 'each', in: loop.in, end };
      return;
    }
    case 'if': {
      const { cond, then, else: otherwise } = effect as If<E>;
      later(lines);
      write(lines, then);
      if (otherwise === undefined) {
        lines[at] = { is: 'unless', need: cond, to: lines.length };
        return;
      }
      const leave = later(lines);
      lines[at] = { is: 'unless', need: cond, to: lines.length };
      write(lines, otherwise);
      lines[leave] = { is: 'jump', to: lines.length };
      return;
    }
    default:
      lines.push({ is: 'do', effect: effect as OwnOp<E> });
  }
};
