/** A game is one value. It registers once and gets the machine, the battery, the terminal, the page and the server. */
import type { Chance } from './chance/chance.ts';
import type { Action, DeedOf, GameTypes, Rulebook, SectionOf } from './machine/contents.ts';
import type { Frame } from './machine/machine.ts';
import type { WantedOrder } from './orders/give.ts';
import type { Deep, Table, View } from './state/drawers.ts';
import type { Catalogue, Language, OpenPaper, Thing } from './text/catalogue.ts';

/** What is agreed before the first die. */
export interface SetUp {
  readonly scenario: string;
  /** Optional rules that are on. */
  readonly options: readonly string[];
}
export interface OptionalRule<Rule extends string = string> {
  readonly id: string;
  /** The rules it switches on. */
  readonly rules: readonly Rule[];
  /** Options that must be on as well. */
  readonly needs?: readonly string[];
}
export interface Result<Side extends string = string> {
  /** null: a draw, or (solitaire) nobody. */
  readonly winner: Side | null;
  /** How, as a key for statistics: 'capture', 'points', 'mosby-dead'. */
  readonly by: string;
}

/** A worked example of the rulebook, to be played: a scenario of its own with every die laid ready, and what the reader does at each step. */
export interface Lesson<G extends GameTypes> {
  /** The scenario that lays it out. */
  readonly id: string;
  readonly side: G['side'];
  readonly title: Readonly<Record<Language, string>>;
  readonly about: Readonly<Record<Language, string>>;
  readonly steps: readonly LessonStep<G>[];
  /** What is to be said when the last step is done. */
  readonly end: Readonly<Record<Language, string>>;
}
export interface LessonStep<G extends GameTypes> {
  readonly say: Readonly<Record<Language, string>>;
  /** Who chooses here, when it is not the side of the lesson: the reader then plays the other side's part too. */
  readonly by?: G['side'];
  /** Is this the choice the example makes? Exactly one option is. */
  is?(option: Action<G>, v: View<G>): boolean;
  /** The choice itself, where it is a list or can be named outright. */
  readonly does?: { [D in DeedOf<G>]: { readonly do: D; readonly with: G['deeds'][D] } }[DeedOf<G>];
}

export interface Game<G extends GameTypes> {
  readonly slug: string;
  /** Changes whenever an old record would no longer replay alike. */
  readonly version: string;
  readonly sides: readonly G['side'][];
  readonly scenarios: readonly string[];
  readonly options: readonly OptionalRule<G['rule']>[];
  readonly lessons?: readonly Lesson<G>[];
  setUp(agreed: SetUp, chance: Chance): Table<G>;
  readonly book: Rulebook<G>;
  readonly first: SectionOf<G>;
  clone(t: Table<G>): Table<G>;
  /** What an option is about, so that the board can make it glow. */
  things(deed: DeedOf<G>, what: G['deeds'][DeedOf<G>], my?: OpenPaper): readonly Thing[];
  result(pub: Deep<G['pub']>): Result<G['side']> | null;
  /**
   * A complete table that agrees with everything this View shows: what its side cannot see is dealt by `pick(n)`, 0..n-1. `frames`
   * are the open sections as that side knows them, with fresh sheets of private scratch paper for the others: what they may have
   * there is imagined too. From this the engine makes everything that must not depend on secrets: the battery's other truths,
   * branches, and the worlds of bots. The chance on it does not matter: the engine lays its own.
   */
  imagine?(v: View<G>, frames: readonly Frame[], pick: (n: number) => number): Table<G>;
  /** The same made from the truth, for a game that has no `imagine`. */
  redeal?(t: Table<G>, me: G['side'], pick: (n: number) => number, frames: readonly Frame[]): Table<G>;
  /** What a question is about, from what everybody knows: the space that is entered, the force that is attacked. For standing orders. */
  about?(section: string, step: string, my: Readonly<Record<string, unknown>>, pub: Deep<G['pub']>): readonly Thing[];
  /** What goes on while it shows the same: the turn, the battle under way. For standing orders that last so long. */
  clocks?(pub: Deep<G['pub']>): Readonly<Record<string, number | string>>;
  /** Figures a standing order can compare, as the asked side may reckon them where it is asked. */
  figures?(v: View<G>, section: string, step: string, my: Readonly<Record<string, unknown>>): Readonly<Record<string, number>>;
  /** Standing orders that make sense in most games, to be given at a touch. */
  readonly standing?: readonly WantedOrder[];
  /** What play can never change: so many cards, so many counters. Compared as text. */
  conserved(t: Table<G>): string;
  readonly text: Readonly<Record<Language, Catalogue<G>>>;
}

/** A game whose own types are not known here: what the terminal, the page, the server and the battery work with. */
export interface AnyTypes extends GameTypes {
  side: string;
  // biome-ignore lint/suspicious/noExplicitAny: the engine's inner typing; a game's own code never sees this
  pub: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  own: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  dark: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  deeds: Record<string, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  contents: Record<string, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  moments: Record<string, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  facts: Record<string, any>;
  rule: string;
}
export type AnyGame = Game<AnyTypes>;
/** Lays a game's own types aside. */
export const anyGame = <G extends GameTypes>(game: Game<G>): AnyGame => game as unknown as AnyGame;
