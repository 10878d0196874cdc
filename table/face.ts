/**
 * THE FACE OF A GAME: what a game puts on the table, in `games/<slug>/board/`. The table finds the two files by itself:
 *   poster.ts   `export const poster`: what the home page shows; small, always loaded
 *   face.ts     `export const face`: board, panels, tracks; loaded when a game is opened
 * A game does not import these types (games import the engine alone): it exports values that fit them, and the
 * table's type check says where they do not. docs/how-to-draw-a-board.md shows how.
 */
import type { Language, Thing } from '@cuartel/engine';
import type { Component } from 'svelte';

export type Both = Readonly<Record<Language, string>>;

/** How a side is told from the others: by colour AND by pattern. */
export interface SideLook {
  readonly colour: string;
  readonly pattern: 'hatch' | 'dots' | 'bars' | 'ribs';
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
  /** The picture under the band, aria-hidden, filling its box (about 3:4). */
  readonly Picture: Component;
  /** What follows the rulebook, what is reconstructed, who owns the title, whose art and data. One paragraph each. */
  readonly credits: Readonly<Record<Language, readonly string[]>>;
  /** There are worked examples to be played. */
  readonly lessons?: boolean;
}

/** Everything a person may see; `me` and `own` are null for a spectator or behind the curtain. */
export interface Seen {
  // biome-ignore lint/suspicious/noExplicitAny: one of the game's sides, or null
  readonly me: any;
  // biome-ignore lint/suspicious/noExplicitAny: the game's own drawers; each face names its own types
  readonly pub: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly own: any;
}

/** What the board draws. Every element that is a thing carries `data-thing="space:3"`; the table does the clicking. */
export interface BoardProps {
  readonly view: Seen;
  readonly language: Language;
  /** What may be chosen now. The board makes it glow. */
  readonly glow: ReadonlySet<Thing>;
  /** The choice under the pointer, the focus or the arrow keys: ring it. */
  readonly aim: ReadonlySet<Thing>;
  /** What the last facts were about: flash it. */
  readonly struck: ReadonlySet<Thing>;
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

export interface PanelProps {
  readonly view: Seen;
  readonly language: Language;
  readonly glow: ReadonlySet<Thing>;
  readonly aim: ReadonlySet<Thing>;
}
export interface Panel {
  readonly id: string;
  readonly name: Both;
  /**
   * `tray`: lies on the table below the board (a hand of cards). `screen`: lies over the lower half of the board in all its
   * width (a battle board), never higher than what the question leaves free. `tab`: a tab of the side panel.
   */
  readonly where: 'tray' | 'screen' | 'tab';
  readonly Panel: Component<PanelProps>;
}

export interface Track {
  readonly name: string;
  readonly now: number;
  readonly from: number;
  readonly to: number;
  readonly tone?: 'ink' | 'first' | 'second';
  /** A few words beside the track. */
  readonly note?: string;
}

export interface AsideProps {
  readonly view: Seen;
  readonly language: Language;
  readonly section: string;
  readonly step: string;
  /** The choice looked at, or null. */
  readonly option: { readonly do: string; readonly with: unknown } | null;
}

export interface Face {
  /** The board's own size in its own pixels: at scale 1 a name is comfortable to read. */
  readonly size: { readonly width: number; readonly height: number };
  readonly Board: Component<BoardProps>;
  /** SVG elements (no svg around them), in the board's own pixels. */
  readonly Ground?: Component<GroundProps>;
  /** Addresses of the picture below the ground, as large as the board: the finer one comes when somebody is near and the hands are still. */
  readonly terrain?: { readonly coarse: string; readonly fine: string };
  readonly layers: readonly { readonly id: string; readonly name: Both; readonly on: boolean }[];
  readonly panels: readonly Panel[];
  tracks(view: Seen, language: Language): readonly Track[];
  /** The turn in a few words: "Turn 3 of 8". */
  when(view: Seen, language: Language): string;
  /** What a term of a sum comes from: the `of` of the engine's terms. */
  term(of: string, language: Language): string;
  /** Things a fact of the journal is about: they flash, and a line shows them when it is pointed at. */
  things(fact: { readonly kind: string; readonly about: unknown }): readonly Thing[];
  /** A fact that begins a chapter of the journal: a turn, a phase. */
  heading?(fact: { readonly kind: string; readonly about: unknown }): boolean;
  /** A shorter sentence for a fact whose sums the table draws itself. */
  line?(fact: { readonly kind: string; readonly about: unknown }, language: Language): string | null;
  /** Odds and sums for the choice looked at, inside the question. */
  readonly Aside?: Component<AsideProps>;
  /** Where the eye should rest before anything glows: a thing. */
  readonly begin?: Thing;
}
