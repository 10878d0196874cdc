/**
 * CARDS THAT CARRY THEMSELVES OUT. A game gives each of its operations a verb, or a section that goes on with it; the section
 * `effects` runs a card's list, asks where the card leaves a choice, and can be saved in the middle of anything.
 */
import type { Call, ChapterOf, GameTypes, Give, Moment, MomentOf, Next, Over, Section, SectionOf } from '../machine/contents.ts';
import { again, done, goto } from '../machine/write.ts';
import { type Table, type View, viewOf } from '../state/drawers.ts';
import type { Plain } from '../state/plain.ts';
import {
  type Choose,
  type Each,
  type Effect,
  type EffectList,
  type EffectTypes,
  type If,
  type Instruction,
  type MayEffect,
  type OwnOp,
  programOf,
  type Repeat,
} from './program.ts';

/** A branch taken: of which list, asked at which line, which of them. Words for it are found by these. */
interface Taken<E extends EffectTypes> {
  of: E['of'];
  at: number;
  branch: number;
}
/** What a game's deeds must have. */
export interface EffectDeeds<E extends EffectTypes> {
  branch: Taken<E>;
  decline: null;
}
/** A repetition under way: how often still, and what is gone through. */
interface Loop {
  left: number;
  items: Plain[] | null;
}
/** The line of a game's table of contents: `effects: EffectsChapter<Side, SixEffects>`. */
export interface EffectsChapter<Side extends string, E extends EffectTypes> {
  given: { by: Side; of: E['of'] };
  keeps: { at: number; loops: Loop[]; gave: E['gave'] | null };
  gives: undefined;
  steps: 'run' | 'back';
  asks: 'branch';
}
/** A game that plays cards. */
type Playing<E extends EffectTypes> = GameTypes & {
  deeds: EffectDeeds<E>;
  contents: { effects: EffectsChapter<string, E> };
};

/** What an operation may look at: who plays the card, which list it is, what is gone through, what was left for it. */
interface Run<Side extends string, E extends EffectTypes> {
  readonly by: Side;
  readonly of: E['of'];
  readonly item: E['item'] | null;
  readonly gave: E['gave'] | null;
}
/** What an operation answers: `next`, it is done; `give(...)`, done, and this is left for the next ones; or what goes on with it. */
type Doing<G extends GameTypes, E extends EffectTypes> =
  | Next
  | Give<E['gave']>
  | Over
  | {
      [Q in SectionOf<G>]: Call<Q, ChapterOf<G, Q>['given'], ChapterOf<G, Q>['gives'] extends E['gave'] ? 'gave' : never>;
    }[SectionOf<G>]
  | { [N in MomentOf<G>]: Moment<N, G['moments'][N], never> }[MomentOf<G>];

/** `can`: whether it could change anything, as the player of the card sees it; what cannot is skipped. */
interface Doable<G extends GameTypes, E extends EffectTypes, O> {
  can?(v: View<G>, effect: O, run: Run<G['side'], E>): boolean;
  do(t: Table<G>, effect: O, run: Run<G['side'], E>): Doing<G, E>;
}
/** Those members of a union whose `op` or `is` can be K. */
type Named<U, At extends 'op' | 'is', K> = U extends Readonly<Record<At, infer P>> ? (K extends P ? U : never) : never;
/** Every operation, condition and range of the game's vocabulary: one that is missing does not compile. */
interface Vocabulary<G extends GameTypes, E extends EffectTypes> {
  /** The rule by which cards are carried out. */
  readonly rule: G['rule'];
  list(of: E['of']): EffectList<E>;
  readonly ops: { readonly [K in OwnOp<E>['op']]: Doable<G, E, Named<OwnOp<E>, 'op', K>> };
  readonly needs: {
    readonly [K in E['need']['is']]: (v: View<G>, need: Named<E['need'], 'is', K>, run: Run<G['side'], E>) => boolean;
  };
  readonly ranges: {
    readonly [K in E['range']['is']]: (
      pub: View<G>['pub'],
      range: Named<E['range'], 'is', K>,
      run: Run<G['side'], E>,
    ) => readonly E['item'][];
  };
  /** Ask for a branch even where only one can be carried out: the others may hang on what is hidden. */
  readonly always?: boolean;
}
interface Effects<G extends Playing<E>, E extends EffectTypes> {
  readonly section: Section<G, 'effects'>;
  /** The first condition that does not hold for the one who looks; null: all hold. */
  failing(v: View<G>, needs: readonly E['need'][], of: E['of']): E['need'] | null;
  /** Whether anything on the list could be carried out now. */
  able(v: View<G>, of: E['of']): boolean;
}

export const effectsOf = <G extends Playing<E>, E extends EffectTypes>(words: Vocabulary<G, E>): Effects<G, E> => {
  type Side = G['side'];
  type My = EffectsChapter<Side, E>['given'] & EffectsChapter<Side, E>['keeps'];
  type Running = Run<Side, E>;
  const ops = words.ops as unknown as Record<string, Doable<G, E, unknown>>;
  const needs = words.needs as unknown as Record<string, (v: View<G>, need: unknown, run: Running) => boolean>;
  const ranges = words.ranges as unknown as Record<string, (pub: unknown, range: unknown, run: Running) => readonly E['item'][]>;

  const holds = (v: View<G>, need: E['need'], run: Running): boolean => needs[need.is]!(v, need, run);
  const rangeOf = (pub: unknown, range: E['range'], run: Running): readonly E['item'][] => ranges[range.is]!(pub, range, run);
  const runOf = ({ by, of, loops, gave }: My): Running => {
    let item: E['item'] | null = null;
    for (const { left, items } of loops) if (items !== null) item = items[items.length - left] as E['item'];
    return { by, of, item, gave };
  };
  const afresh = (v: View<G>, of: E['of']): Running => ({ by: v.me, of, item: null, gave: null });

  const can = (v: View<G>, effect: Effect<E>, run: Running): boolean => {
    switch (effect.op) {
      case 'choose':
        return (effect as Choose<E>).of.some(list => any(v, list, run));
      case 'may':
      case 'repeat':
        return any(v, (effect as MayEffect<E> | Repeat<E>).do, run);
      case 'each': {
        const { in: range, do: list } = effect as Each<E>;
        return rangeOf(v.pub, range, run).some(item => any(v, list, { ...run, item }));
      }
      case 'if': {
        const { cond, then, else: otherwise = [] } = effect as If<E>;
        return any(v, holds(v, cond, run) ? then : otherwise, run);
      }
      default: {
        const op = ops[effect.op]!;
        return op.can === undefined || op.can(v, effect, run);
      }
    }
  };
  const any = (v: View<G>, list: EffectList<E>, run: Running): boolean => list.some(effect => can(v, effect, run));
  const lineAt = (my: Readonly<My>): Instruction<E> | undefined => programOf(words.list(my.of))[my.at];
  const branchesOf = (v: View<G>, my: Readonly<My>): number[] => {
    const line = lineAt(my);
    const lists = line?.is === 'choose' ? line.of : line?.is === 'may' ? [line.list] : [];
    const run = runOf(my);
    const found: number[] = [];
    lists.forEach((list, i) => {
      if (any(v, list, run)) found.push(i);
    });
    return found;
  };
  /** On past a choice of which nothing is done. */
  const leave = (my: My, line: Instruction<E> & { readonly is: 'choose' | 'may' }): void => {
    my.at = line.end;
    if (line.is === 'may' && line.drops) my.loops.pop();
  };

  const run = (t: Table<G>, my: My) => {
    const program = programOf(words.list(my.of));
    for (;;) {
      const line = program[my.at];
      if (line === undefined) return done;
      switch (line.is) {
        case 'do': {
          my.at++;
          const op = ops[(line.effect as { op: string }).op]!;
          const now = runOf(my);
          if (op.can !== undefined && !op.can(viewOf(t, my.by), line.effect, now)) break;
          const flow = op.do(t, line.effect, now);
          if (flow.go === 'end') my.gave = flow.gives;
          return flow.go === 'end' || flow.go === 'next' ? again : flow;
        }
        case 'unless':
          my.at = holds(viewOf(t, my.by), line.need, runOf(my)) ? my.at + 1 : line.to;
          break;
        case 'jump':
          my.at = line.to;
          break;
        case 'choose':
        case 'may':
          if (branchesOf(viewOf(t, my.by), my).length > 0) return goto('branch');
          leave(my, line);
          break;
        case 'repeat':
          if (line.n > 0) my.loops.push({ left: line.n, items: null });
          my.at = line.n > 0 ? my.at + 1 : line.end;
          break;
        case 'each': {
          const items = [...rangeOf(t.pub, line.in, runOf(my))];
          if (items.length > 0) my.loops.push({ left: items.length, items });
          my.at = items.length > 0 ? my.at + 1 : line.end;
          break;
        }
        case 'loop': {
          const loop = my.loops[my.loops.length - 1]!;
          if (--loop.left > 0) my.at = line.to;
          else {
            my.loops.pop();
            my.at++;
          }
        }
      }
    }
  };
  const { rule } = words;
  const take = (_: unknown, my: My, { branch }: Taken<E>) => {
    const line = lineAt(my);
    my.at = line?.is === 'choose' ? line.to[branch]! : my.at + 1;
    return goto('run');
  };
  const decline = (_: unknown, my: My) => {
    leave(my, lineAt(my) as Instruction<E> & { readonly is: 'may' });
    return goto('run');
  };
  const section = {
    keeps: () => ({ at: 0, loops: [], gave: null }),
    mine: null,
    steps: {
      run: { is: 'step', rule, run },
      // What was called has come back.
      back: { is: 'step', rule, run: () => goto('run') },
      branch: {
        is: 'ask',
        rule,
        who: (my: My) => my.by,
        choices: {
          branch: {
            of: (v: View<G>, my: My) => branchesOf(v, my).map(branch => ({ of: my.of, at: my.at, branch })),
            do: take,
          },
          decline: { if: [[rule, (_: unknown, my: My) => lineAt(my)?.is === 'may']], do: decline },
        },
        always: words.always ?? false,
        secret: false,
      },
    },
  };
  return {
    section: section as unknown as Section<G, 'effects'>,
    failing: (v, list, of) => list.find(need => !holds(v, need, afresh(v, of))) ?? null,
    able: (v, of) => any(v, words.list(of), afresh(v, of)),
  };
};
