/**
 * THE FACE OF A GAME: what a game puts on the table, in `games/<slug>/board/`. The table finds the two files by itself:
 *   poster.ts   `export const poster = { ... } as const satisfies Poster`: what the home page shows; small, always loaded
 *   face.ts     `export const face = { ... } satisfies Face<TheGame>`: board, panels, tracks; loaded when a game is opened
 * docs/how-to-draw-a-board.md shows how.
 */
import type { GameTypes, Language, PublicView, Thing, View } from '@cuartel/engine';
import type { Component } from 'svelte';

export type Both = Readonly<Record<Language, string>>;

/** How a side is told from the others: by colour AND by pattern. */
export type Pattern = 'hatch' | 'dots' | 'bars' | 'ribs' | 'level' | 'slant' | 'cross' | 'plain';
export interface SideLook {
  readonly colour: string;
  readonly pattern: Pattern;
}

export interface Poster {
  readonly slug: string;
  /** Where it stands among the posters, small numbers first. */
  readonly order: number;
  readonly title: Both;
  /** Place and years, under the title. */
  readonly line: Both;
  /** One sentence. */
  readonly about: Both;
  readonly players: Both;
  readonly length: Both;
  /** 1 (easy) to 5. */
  readonly weight: number;
  /** The band behind the title: a dark colour that carries light letters. */
  readonly band: string;
  readonly sides: Readonly<Record<string, SideLook>>;
  /** What "play now" plays. */
  readonly quick: { readonly scenario: string; readonly options: readonly string[]; readonly side: string };
  /** The picture under the band, aria-hidden, filling its box (about 1:1). */
  readonly Picture: Component;
  /** What follows the rulebook, what is reconstructed, who owns the title, whose art and data. One paragraph each. */
  readonly credits: Readonly<Record<Language, readonly string[]>>;
}

/** Everything a person may see; `me` and `own` are null for a spectator or behind the curtain. */
export type Onlooker<G extends GameTypes> = View<G> | PublicView<G>;
/** A fact of the journal as this reader may know it. */
export type ToldOf<G extends GameTypes> = {
  [K in keyof G['facts'] & string]: { readonly kind: K; readonly about: G['facts'][K] };
}[keyof G['facts'] & string];

/** What is asked, looked at and just told, by thing. */
export interface Lit {
  /** What may be chosen now: draw it lit. */
  readonly glow: ReadonlySet<Thing>;
  /** The choice under the pointer, the focus or the arrow keys: ring it. */
  readonly aim: ReadonlySet<Thing>;
  /** What the last facts were about: flash it. */
  readonly struck: ReadonlySet<Thing>;
  /** What is on the list of a set that is being put together. It is in `aim` too; draw a tick where there is room. */
  readonly chosen?: ReadonlySet<Thing>;
}

/** What the board draws. Every element that is a thing carries `data-thing="space:3"`; the table does the clicking. */
export interface BoardProps<G extends GameTypes> extends Lit {
  readonly view: Onlooker<G>;
  readonly language: Language;
  readonly layers: ReadonlySet<string>;
  /** A mere picture (home page, replay strip): draw less. */
  readonly small: boolean;
}

/** What lies under everything and hardly ever changes: it gets a layer of its own, so that a move need not draw it again. */
export interface GroundProps {
  readonly language: Language;
  readonly layers: ReadonlySet<string>;
  readonly small: boolean;
  /** The whole is seen from afar (less than 0.44 of its own pixels): fewer, larger names. */
  readonly far: boolean;
}

export interface PanelProps<G extends GameTypes> {
  readonly view: Onlooker<G>;
  readonly language: Language;
  readonly glow: ReadonlySet<Thing>;
  readonly aim: ReadonlySet<Thing>;
  /** The list that is being put together, before it is decided with: only its maker sees it. */
  readonly half?: { readonly do: string; readonly with: readonly unknown[] } | null | undefined;
  /** To a `screen`: what was told lately, the newest last, as far as this reader may know it. */
  readonly told?: readonly ToldOf<G>[] | undefined;
}
export interface Panel<G extends GameTypes> {
  readonly id: string;
  readonly name: Both;
  /**
   * `tray`: lies under the board while it draws something (a hand of cards). `screen`: fills the place of the board while it
   * draws something (a battle board, political tables); folded (boardkit's Screen) it is a strip under the board. `tab`: a tab
   * of the desk. Nothing lies over the board.
   */
  readonly where: 'tray' | 'screen' | 'tab';
  readonly Panel: Component<PanelProps<G>>;
}

/** A track beside the board: the table draws it, long above the panel, short on a phone. */
interface AnyTrack {
  readonly name: string;
  /** A few words beside it. */
  readonly note?: string;
}
/** Steps from one number to another; a long one becomes a bar. */
export interface StepTrack extends AnyTrack {
  readonly kind?: 'steps';
  readonly now: number;
  readonly from: number;
  readonly to: number;
  readonly tone?: 'ink' | 'first' | 'second';
}
/** Turns by their names, under the years or seasons they belong to, with what is due in them. */
export interface TurnTrack extends AnyTrack {
  readonly kind: 'turns';
  /** Which of them it is, from 0. */
  readonly now: number;
  readonly turns: readonly { readonly name: string; readonly under?: string; readonly due?: string }[];
}
/** From one side's victory over nothing to the other's. */
export interface SignedTrack extends AnyTrack {
  readonly kind: 'signed';
  readonly now: number;
  readonly from: number;
  readonly to: number;
  readonly low: SideLook & { readonly name: string };
  readonly high: SideLook & { readonly name: string };
}
/** Both sides on one axis: who leads, and by how much. */
export interface RivalTrack extends AnyTrack {
  readonly kind: 'rivals';
  readonly from: number;
  readonly to: number;
  readonly rivals: readonly (SideLook & {
    readonly name: string;
    readonly now: number;
    /** Before its figure: which way it went last. */
    readonly sign?: string;
    /** Where it stood before, the oldest first. */
    readonly past?: readonly number[];
  })[];
  /** Marks on the axis that change something. */
  readonly goals?: readonly { readonly at: number; readonly name: string }[];
}
export type Track = StepTrack | TurnTrack | SignedTrack | RivalTrack;

export interface AsideProps<G extends GameTypes> {
  readonly view: Onlooker<G>;
  readonly language: Language;
  readonly section: string;
  readonly step: string;
  /** The open scratch paper of the question: its section's, or what a reaction is about. */
  readonly my?: Readonly<Record<string, unknown>>;
  /** The choice looked at, else the first that a die decides, or null. */
  readonly option: { readonly do: string; readonly with: unknown } | null;
}

/** A choice as the face is asked about it. */
export interface AskedOptions {
  readonly section: string;
  readonly step: string;
  readonly options: readonly { readonly do: string; readonly with: unknown }[];
}
/** What a choice would lose or waste. `grave`: it is asked once more before it is done. */
export interface Warning {
  readonly text: string;
  readonly grave?: boolean;
}

/** A figure that a standing answer may compare: where it lies in what the asked side sees, or in its question (`my`). */
export interface Figure {
  readonly at: `${'pub' | 'own' | 'my'}.${string}`;
  /** It is a list: its length counts. */
  readonly counted?: true;
  /** With its article, in the middle of a sentence: "the number of hits". */
  readonly name: Both;
}

export interface Face<G extends GameTypes> {
  /** The board's own size in its own pixels: at scale 1 a name is comfortable to read. */
  readonly size: {
    readonly width: number;
    readonly height: number;
    /** The smallest scale at which its names and pieces can be read; 0.5, if it is not said. */
    readonly readable?: number;
  };
  readonly Board: Component<BoardProps<G>>;
  /** SVG elements (no svg around them), in the board's own pixels. */
  readonly Ground?: Component<GroundProps>;
  /** Addresses of the picture below the ground, as large as the board: the finer one comes when somebody is near and the hands are still. */
  readonly terrain?: { readonly coarse: string; readonly fine: string };
  readonly layers: readonly { readonly id: string; readonly name: Both; readonly on: boolean }[];
  readonly panels: readonly Panel<G>[];
  tracks(view: Onlooker<G>, language: Language): readonly Track[];
  /** The turn in a few words: "Turn 3 of 8". */
  when(view: Onlooker<G>, language: Language): string;
  /** What a term of a sum comes from: the `of` of the engine's terms. */
  term(of: string, language: Language): string;
  /** Things a fact of the journal is about: they flash, and a line shows them when it is pointed at. */
  things(fact: ToldOf<G>): readonly Thing[];
  /** The way of what moved, for the film of a turn: from one thing of the board to another. */
  way?(fact: ToldOf<G>): { readonly from: Thing; readonly to: Thing; readonly kind: 'march' | 'rail' | 'sea' | 'attack' } | null;
  /** Facts that may not pass unseen although no die tells of them: a unit lost, a track that moves, a turn lost. */
  readonly matters?: readonly (keyof G['facts'] & string)[];
  /** What the end looks back on: what decided the game, first, where no single track says it; and the facts that move it, the most telling first. */
  readonly decided?: {
    tracks?(
      view: Onlooker<G>,
      language: Language,
    ): readonly { readonly name: string; readonly now: number; readonly from: number; readonly to: number }[];
    readonly told: readonly (keyof G['facts'] & string)[];
  };
  /** A fact that begins a chapter of the journal: a turn, a phase. */
  heading?(fact: ToldOf<G>): boolean;
  /** A shorter sentence for a fact whose sums the table draws itself. */
  line?(fact: ToldOf<G>, language: Language): string | null;
  /** Facts on end with the same answer (not null) are one line of the journal: units that deploy one by one. */
  gathers?(fact: ToldOf<G>): string | null;
  /** That line. */
  gathered?(facts: readonly ToldOf<G>[], language: Language): string;
  /** Odds and sums for the choice looked at, inside the question. */
  readonly Aside?: Component<AsideProps<G>>;
  /** Further maps on the same board (maps/Inset.svelte): `R` and a button bring the eye to each in turn, and back. */
  readonly maps?: readonly {
    readonly name: Both;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  /** What a place is called that no line of the board in words names: an empty town beyond the edge. */
  nameOf?(thing: Thing, language: Language): string | null;
  /** Where the eye should rest before anything glows: a thing; where each side begins elsewhere, by who looks. */
  readonly begin?: Thing | ((view: Onlooker<G>) => Thing);
  /** The piece in hand, or the place the question is about (its open scratch paper is `my`): the eye stays with it. */
  inHand?(view: Onlooker<G>, my?: Readonly<Record<string, unknown>>): readonly Thing[];
  /** Further things that a choice can be pointed at by: the card that makes it possible. */
  more?(view: Onlooker<G>, option: { readonly do: string; readonly with: unknown }): readonly Thing[];
  /** Deeds that end a phase, pass or give up: they stand last, in this order, the first on the key T. The engine's own `pass` is one of them, before all others. */
  readonly enders?: readonly (keyof G['deeds'] & string)[];
  /**
   * Deeds that are rarely meant, or would be done by mistake where something else is pointed at (a marker played in any town): each
   * is one row of the desk under this name, and its choices are listed and lit only once it is opened, by that row or by the card of
   * `more`. In this order: where nothing else is asked, the last of them stays open.
   */
  readonly kept?: Readonly<Partial<Record<keyof G['deeds'] & string, Both>>>;
  /** Deeds that are rarer ways of doing something with the same thing: a click does the common one, Shift or a long press offers these. */
  readonly rarer?: readonly (keyof G['deeds'] & string)[];
  /** A unit is taken in hand by `pick` and sent by one of `go`: others held with Shift, or a long press, go the same way after it. */
  readonly group?: { readonly pick: keyof G['deeds'] & string; readonly go: readonly (keyof G['deeds'] & string)[] };
  /** Deeds whose odds `Aside` knows, the first to be wondered about first: they are shown before anything is looked at. */
  readonly odds?: readonly (keyof G['deeds'] & string)[];
  /** Which choices of those deeds a die decides: a step into the open has no odds, a step into a battle has. All of them, if it is not said. */
  chancy?(view: Onlooker<G>, option: { readonly do: string; readonly with: unknown }): boolean;
  /** Said with a choice before it is made: what it loses, wastes or leaves undone. */
  warn?(
    view: Onlooker<G>,
    option: { readonly do: string; readonly with: unknown },
    asked: AskedOptions,
    language: Language,
  ): Warning | null;
  /** By id, for standing answers in games with others. */
  readonly figures?: Readonly<Record<string, Figure>>;
}

/** What each kind of fact is about, one function per kind. */
export type About<G extends GameTypes> = {
  readonly [K in keyof G['facts']]?: (about: G['facts'][K]) => readonly Thing[];
};
/** `things` of a face, from its table of kinds. */
export const thingsIn =
  <G extends GameTypes>(about: About<G>) =>
  (fact: ToldOf<G>): readonly Thing[] =>
    (about as Readonly<Record<string, (told: unknown) => readonly Thing[]>>)[fact.kind]?.(fact.about) ?? [];

/** The numbers of the things of one kind: `numbersOf(glow, 'space')`. */
export const numbersOf = (things: ReadonlySet<Thing>, kind: string): number[] =>
  [...things].filter(thing => thing.startsWith(`${kind}:`)).map(thing => Number(thing.slice(kind.length + 1)));
