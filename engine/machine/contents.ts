/**
 * THE TABLE OF CONTENTS and what may stand in a section, in types: a missing section or step, a wrong argument,
 * a wrong result, a forgotten `return`, a peek into the enemy's drawer do not compile.
 */
import type { Deep, Drawers, Table, View } from '../state/drawers.ts';

/** Everything the types of one game must say. */
export interface GameTypes extends Drawers {
  /** deed -> what it is done with (null: nothing) */
  deeds: object;
  /** section -> Chapter */
  contents: object;
  /** moment -> what it is about */
  moments: object;
  /** journal kind -> what it tells */
  facts: object;
  /** ids of the ledger of rules */
  rule: string;
}

/**
 * One line of the table of contents. `steps` happen by themselves, `asks` are somebody's decisions; `keeps` is public scratch
 * paper, `mine` is scratch paper of which each side has its own sheet and sees no other.
 */
export interface Chapter {
  given: object;
  keeps: object;
  gives: unknown;
  steps: string;
  asks: string;
  mine?: object;
}
/** A chapter of which only what it has is said: `home: ChapterWith<{ steps: 'taken' }>`. */
export type ChapterWith<C extends Partial<Chapter>> = C &
  Omit<{ given: object; keeps: object; gives: undefined; steps: never; asks: never }, keyof C>;

export type SectionOf<G extends GameTypes> = keyof G['contents'] & string;
export type MomentOf<G extends GameTypes> = keyof G['moments'] & string;
export type DeedOf<G extends GameTypes> = keyof G['deeds'] & string;
export type ChapterOf<G extends GameTypes, S extends SectionOf<G>> = G['contents'][S] extends Chapter ? G['contents'][S] : never;
/** What a section has at hand: what it was given and what it keeps. */
export type My<G extends GameTypes, S extends SectionOf<G>> = ChapterOf<G, S>['given'] & ChapterOf<G, S>['keeps'];

/** A side's private scratch paper in section S; null where the section has none. */
export type MineOf<G extends GameTypes, S extends SectionOf<G>> =
  ChapterOf<G, S> extends { mine: infer M extends object } ? M : null;
/** What a chooser sees in section S: his View, and his own sheet of private scratch paper. */
export type Eyes<G extends GameTypes, S extends SectionOf<G>> = View<G> &
  (MineOf<G, S> extends null ? unknown : { readonly mine: Deep<MineOf<G, S>> });

/** A choice made: who, what, with what. */
export type Action<G extends GameTypes> = { [D in DeedOf<G>]: { by: G['side']; do: D; with: G['deeds'][D] } }[DeedOf<G>];

// --- where to go next ---------------------------------------------------------------------------

export type Next = { readonly go: 'next' };
export type Again = { readonly go: 'again' };
export type Over = { readonly go: 'over' };
export type Goto<S> = { readonly go: 'to'; readonly step: S };
export type Give<R> = { readonly go: 'end'; readonly gives: R };
export type Call<S, A, K> = { readonly go: 'call'; readonly section: S; readonly given: A; readonly into: K | null };
export type Moment<N, A, K> = { readonly go: 'moment'; readonly moment: N; readonly about: A; readonly into: K | null };

/** The locals that can hold an R. */
type Takers<L, R> = { [K in keyof L]: R extends L[K] ? K : never }[keyof L];
type Calls<G extends GameTypes, L> = {
  [Q in SectionOf<G>]: Call<Q, ChapterOf<G, Q>['given'], Takers<L, ChapterOf<G, Q>['gives']>>;
}[SectionOf<G>];
type Moments<G extends GameTypes, L> = {
  [N in MomentOf<G>]: Moment<N, G['moments'][N], Takers<L, G['moments'][N]>>;
}[MomentOf<G>];

/** What a step of section S may answer. */
export type Flow<G extends GameTypes, S extends SectionOf<G>> =
  | Next
  | Again
  | Over
  | Goto<ChapterOf<G, S>['steps'] | ChapterOf<G, S>['asks']>
  | Give<ChapterOf<G, S>['gives']>
  | Calls<G, My<G, S>>
  | Moments<G, My<G, S>>;

// --- what stands in a section -------------------------------------------------------------------

/** A cited condition: the rule, whether it holds, and (when the rule's own text is not the best answer) the key of a refusal. */
export type Condition<G extends GameTypes, L, W, V = View<G>> = readonly [
  rule: G['rule'],
  holds: (v: V, my: Readonly<L>, what: W) => boolean,
  refusal?: string,
];

/** What may be chosen, seen through the chooser's eyes, and why not the rest. `all` is what a person could think of choosing. */
interface OneOf<G extends GameTypes, L, W, V> {
  of(v: V, my: Readonly<L>): readonly W[];
  all?(v: V, my: Readonly<L>): readonly W[];
  if?: readonly Condition<G, L, W, V>[];
}
/** A deed done with nothing. */
interface Bare<G extends GameTypes, L, V> {
  of?: never;
  all?: never;
  if?: readonly Condition<G, L, null, V>[];
}
/**
 * A set: the answer is a list of members, in the order of `among`. Things given to places are members `{ what, to }` with the
 * thing as their `key`.
 */
interface SetOf<G extends GameTypes, L, M, V> {
  /** Who could be on the list. */
  among(v: V, my: Readonly<L>): readonly M[];
  /** What a person could think of adding, when that is more than `among`. */
  all?(v: V, my: Readonly<L>): readonly M[];
  /** Conditions on each member for itself. */
  each?: readonly Condition<G, L, M, V>[];
  /** Conditions that hold for every part of a list that meets them (limits, "all from one space"): asked while the list grows. */
  part?: readonly Condition<G, L, readonly M[], V>[];
  /** Conditions on the finished list. */
  whole?: readonly Condition<G, L, readonly M[], V>[];
  /** How many, least and most; without it at least one. */
  size?: readonly [rule: G['rule'], bounds: (v: V, my: Readonly<L>) => readonly [least: number, most: number]];
  /** How often a member may stand on the list; without it once. */
  times?(v: V, my: Readonly<L>, member: M): number;
  /** Of members with the same key one may stand on the list. */
  key?(member: M): string | number;
  /** A legal list by chance, where adding members one by one seldom comes to one. */
  sample?(v: V, my: Readonly<L>, pick: (n: number) => number, members: readonly M[]): readonly M[];
  /** How many lists at most are written out for those who go through them one by one, bots above all; a dozen, unless it says more. */
  few?: number;
}
export type Offer<G extends GameTypes, L, D extends DeedOf<G>, V = View<G>> = { rule?: G['rule'] } & (G['deeds'][D] extends null
  ? Bare<G, L, V>
  : G['deeds'][D] extends readonly (infer M)[]
    ? OneOf<G, L, G['deeds'][D], V> | SetOf<G, L, M, V>
    : OneOf<G, L, G['deeds'][D], V>);

export interface Automatic<G extends GameTypes, S extends SectionOf<G>> {
  readonly is: 'step';
  readonly rule: G['rule'];
  run(t: Table<G>, my: My<G, S>, mine: EachSide<G, MineOf<G, S>>): Flow<G, S>;
}
/** Every side's sheet of private scratch paper: for steps that happen by themselves, which see everything. */
export type EachSide<G extends GameTypes, M> = Readonly<Record<G['side'], M>>;

export type Choice<G extends GameTypes, S extends SectionOf<G>, D extends DeedOf<G>> = Offer<G, My<G, S>, D, Eyes<G, S>> & {
  do(t: Table<G>, my: My<G, S>, what: G['deeds'][D], mine: MineOf<G, S>): Flow<G, S>;
};
export type Choices<G extends GameTypes, S extends SectionOf<G>> = { [D in DeedOf<G>]?: Choice<G, S, D> };

export interface Decision<G extends GameTypes, S extends SectionOf<G>> {
  readonly is: 'ask';
  readonly rule: G['rule'];
  who(my: Readonly<My<G, S>>, pub: View<G>['pub']): G['side'];
  readonly choices: Choices<G, S>;
  /** Ask even when there is only one answer: not being asked would tell the other side what is in hand. */
  readonly always: boolean;
  /**
   * A series of choices that only the chooser may follow: those that come back to the same question (`again`) touch nothing but
   * his own drawer and his own scratch paper, and nobody else learns that they were made, not even how many.
   */
  readonly secret: boolean;
}

/** Several sides decide at the same time and in secret; what they decide lies in their own drawers until `then`. */
export interface Together<G extends GameTypes, S extends SectionOf<G>> {
  readonly is: 'together';
  readonly rule: G['rule'];
  sides(my: Readonly<My<G, S>>, pub: View<G>['pub']): readonly G['side'][];
  readonly choices: {
    [D in DeedOf<G>]?: Offer<G, My<G, S>, D, Eyes<G, S>> & {
      /** 'more': this side goes on choosing; 'ready': it has decided. Touches own[side] and its own sheet and nothing else. */
      do(t: Table<G>, side: G['side'], what: G['deeds'][D], my: Readonly<My<G, S>>, mine: MineOf<G, S>): 'more' | 'ready';
    };
  };
  then(t: Table<G>, my: My<G, S>, mine: EachSide<G, MineOf<G, S>>): Flow<G, S>;
}

export type Steps<G extends GameTypes, S extends SectionOf<G>> = {
  [N in ChapterOf<G, S>['steps']]: Automatic<G, S>;
} & { [N in ChapterOf<G, S>['asks']]: Decision<G, S> | Together<G, S> };

export interface Section<G extends GameTypes, S extends SectionOf<G>> {
  /** Fresh scratch paper for each call. */
  keeps(): ChapterOf<G, S>['keeps'];
  readonly mine: (() => MineOf<G, S>) | null;
  readonly steps: Steps<G, S>;
}

// --- reaction windows and interrupts ------------------------------------------------------------

/** After a reaction: poll on (`next`), close the window (`done`), or call a section first and then poll on. */
export type Reply<G extends GameTypes> = Next | Give<undefined> | Over | Calls<G, never> | Moments<G, never>;

/** A moment at which sides may react, polled in order. It opens on public knowledge only: being asked is itself information. */
export interface Window<G extends GameTypes, N extends MomentOf<G>> {
  readonly rule: G['rule'];
  /** Who is polled, in order, from what everybody knows. */
  order(pub: View<G>['pub'], about: Readonly<G['moments'][N]>): readonly G['side'][];
  readonly choices: {
    [D in DeedOf<G>]?: Offer<G, G['moments'][N], D> & {
      do(t: Table<G>, about: G['moments'][N], what: G['deeds'][D], side: G['side']): Reply<G>;
    };
  };
  /** Each side is asked once; otherwise every reaction polls everybody again. */
  readonly once?: boolean;
  /** Do not ask a side that could only pass. Right only where nobody else could learn from it (solitaire, or public options). */
  readonly quiet?: boolean;
}

/** Something that breaks in wherever the game stands, as soon as it is publicly true. */
export interface Interrupt<G extends GameTypes> {
  readonly rule: G['rule'];
  when(pub: View<G>['pub']): boolean;
  /** Which section deals with it; it is not called again while it is under way. */
  then(pub: View<G>['pub']): Over | Calls<G, never>;
}

export interface Rulebook<G extends GameTypes> {
  readonly sections: { [S in SectionOf<G>]: Section<G, S> };
  readonly moments: { [N in MomentOf<G>]: Window<G, N> };
  readonly interrupts: readonly Interrupt<G>[];
}
