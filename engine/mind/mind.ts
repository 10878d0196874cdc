/**
 * WHAT A BOT KNOWS OF ONE GAME. A mind is written in a game's room `bot/` and checked there (`satisfies Mind<Six>`); the search
 * knows no game.
 * A bot is handed a seat and nothing else: what its side sees, where in the rulebook the game stands, what may be chosen, and
 * its own memory of the journal lines it was told.
 */
import type { AnyGame, AnyTypes } from '../game.ts';
import type { Told } from '../journal/journal.ts';
import type { ChapterOf, GameTypes, MomentOf, SectionOf } from '../machine/contents.ts';
import type { Frame } from '../machine/machine.ts';
import type { Option } from '../machine/options.ts';
import type { Deep, Table, View } from '../state/drawers.ts';
import type { Language } from '../text/catalogue.ts';

/** 0 .. n-1, by the bot's own chance. */
export type Pick = (n: number) => number;

/** A decision as the one who must make it sees it. */
export interface Asked<G extends GameTypes = AnyTypes> {
  readonly view: View<G>;
  readonly section: string;
  readonly step: string;
  readonly my: Readonly<Record<string, unknown>>;
  /** Its own sheet of private scratch paper; null where there is none. */
  readonly mine: unknown;
  readonly options: readonly Option[];
}
/** Plain data: what a side remembers of the lines it was told. */
export type Memory = unknown;

export interface Seat {
  readonly me: string;
  readonly view: View<AnyTypes>;
  readonly stack: readonly Frame[];
  readonly options: readonly Option[];
  readonly memory: Memory;
  /** The operation this bot has under way; null: none. Its own note, like the memory. */
  readonly plan: string | null;
}
/** A whole operation worth weighing: several choices that belong together. Its name is plain text that the mind understands. */
export interface Operation {
  readonly plan: string;
  readonly weight: number;
}

/** Whether a playout has gone far enough. Made at the root for each search. */
export type Horizon<G extends GameTypes = AnyTypes> = (pub: Deep<G['pub']>, actions: number) => boolean;

/** Every decision of a rulebook by name: 'movement orders', '@moment interception'. */
export type PageOf<G extends GameTypes> =
  | { [S in SectionOf<G>]: [ChapterOf<G, S>['asks']] extends [never] ? never : `${S} ${ChapterOf<G, S>['asks']}` }[SectionOf<G>]
  | `@moment ${MomentOf<G>}`;
/** A doctrine as a book with a page for each decision: a missing one does not compile. */
export type Doctrine<G extends GameTypes, W> = Readonly<Record<PageOf<G>, W>>;
/** The page for a question. */
export const pageFor = <W>(
  book: Readonly<Record<string, W>>,
  { section, step }: { readonly section: string; readonly step: string },
): W => {
  const page = book[`${section} ${step}`];
  if (page === undefined) throw new Error(`the doctrine has no page for ${section}, ${step}`);
  return page;
};

/** `M`: what this mind remembers, plain data. */
export interface Mind<G extends GameTypes = AnyTypes, M = unknown> {
  readonly game: AnyGame;
  /** What is remembered once `told` has been read; `before` is null at the start of a game. */
  recall(before: M | null, told: readonly Told[]): M;
  /**
   * A complete table that agrees with everything seen and remembered, where a mind knows better than the game what is likely;
   * without it the game's own `imagine` serves. Its chance is replaced by the search. `frames` are the open
   * sections with empty scratch paper for everybody else: what another side has laid there is imagined too.
   */
  imagine?(view: View<G>, memory: M, pick: Pick, frames: Frame[]): Table<G>;
  /**
   * How much each option deserves to be tried; 0: never, unless all are 0. Quick: every playout asks it at every choice.
   * `school`: the level's own, where a mind knows more than one way to weigh; without it the plain one, which is also what the
   * enemy is thought to play by.
   */
  doctrine(asked: Asked<G>, school?: string): readonly number[];
  /**
   * Lists of its own making, in the place of the few that are written out for a set; only legal ones are taken up.
   * `wide`: for a choice that is really made, where there is time for several, and the lists of every school, for nobody says whose
   * choice it is; else the best one of this school alone.
   */
  propose?(asked: Asked<G>, wide: boolean, school?: string): readonly Option[];
  /** Whole operations that could begin with this choice; they take the place of the options they begin with. */
  operations?(asked: Asked<G>, school?: string): readonly Operation[];
  /** The option that goes on with an operation, by its index; -1: it is over or can no longer be carried out. */
  follow?(asked: Asked<G>, plan: string, school?: string): number;
  /** Does nothing stand in the way of doing this without thinking again? */
  calm?(asked: Asked<G>, index: number): boolean;
  /** Is the doctrine's first choice good enough here, so that no search is worth its time? */
  routine?(asked: Asked<G>, school?: string): boolean;
  /** Does imagined play keep to the doctrine's first choice? Else it draws among the options by their weights. */
  steady?(view: View<G>): boolean;
  /** How likely `me` is to win, 0..1. */
  evaluate(table: Table<G>, me: G['side']): number;
  horizon(view: View<G>): Horizon<G>;
  readonly levels: readonly Level[];
}

export type Method =
  /** The best of the doctrine; `slips` in a hundred choices are made by chance among the sensible ones. */
  | { readonly is: 'doctrine'; readonly slips: number }
  /** Flat Monte Carlo: the doctrine's best candidates on the same imagined worlds, halved again and again. */
  | { readonly is: 'flat'; readonly candidates: number; readonly caution: number }
  /** Information-set tree search, open loop. */
  | { readonly is: 'tree'; readonly widening: number; readonly bias: number };

export interface Level {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly method: Method;
  /** Which of the mind's doctrines it weighs by; none: the plain one. */
  readonly school?: string;
  /** Which of them the enemy is thought to weigh by, in imagination; none: the plain one. */
  readonly foe?: string;
  /** Actions played in imagination for one choice, when limited by nodes. */
  readonly nodes: number;
  /** Milliseconds for a routine choice, and for one that opens a turn or an operation, when limited by time. */
  readonly routine: number;
  readonly plan: number;
}
