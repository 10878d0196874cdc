/** What the page and the worker say to each other. Only what the sitting side may see crosses over. */
import type {
  Question as Bare,
  Crumb,
  HalfMade,
  Language,
  Order,
  OrderMenu,
  Paragraph,
  PlannedDeed,
  QuestionInWords,
  ReadyOrder,
  SetInWords,
  Thing,
  WantedOrder,
} from '@cuartel/engine';
import type { Both, Seen } from '../face.ts';

/** `bot`: some sensible level; `bot:random`: any legal choice. */
export type SeatedBy = 'person' | 'bot' | `bot:${string}`;
export type Seats = Readonly<Record<string, SeatedBy>>;

/** A game in progress, or finished, as the home page lists it. */
export interface Row {
  readonly id: string;
  readonly slug: string;
  readonly scenario: string;
  readonly options: readonly string[];
  readonly seats: Seats;
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly updated: number;
  readonly asked: readonly string[];
  readonly over: boolean;
  readonly branch: boolean;
  /** A worked example. */
  readonly lesson?: boolean;
  /** Where the game stands, the last thing everybody knows of, and how it ended. */
  readonly where: Both;
  readonly line: Both;
  readonly names: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  readonly pub: unknown;
}

/** One line of the journal in words. */
export interface JournalLine {
  /** The action (from 1; 0 is the set-up) that brought it about. */
  readonly action: number;
  readonly kind: string;
  readonly rule: string;
  readonly about: unknown;
  readonly text: string;
  readonly secret: boolean;
}
export interface ChoiceInWords {
  readonly do: string;
  readonly with: unknown;
  readonly text: string;
  readonly things: readonly Thing[];
  /** It cannot be taken back: dice, or something hidden. */
  readonly seals: boolean;
}
export interface Question {
  readonly side: string;
  readonly rule: string;
  readonly section: string;
  readonly step: string;
  readonly prompt: string;
  readonly options: readonly ChoiceInWords[];
  /** Sets to choose from: `options` has a handful of their lists. */
  readonly sets: readonly SetInWords[];
  /** The open scratch paper of the section that asks. */
  readonly my?: Readonly<Record<string, unknown>>;
}

/** A set that is being put together, as the rules judge it. */
export interface HalfSaid {
  /** The list in words; null: it is empty. */
  readonly text: string | null;
  /** What is in the way of it; null: it can be chosen. */
  readonly wrong: { readonly rule: string; readonly text: string } | null;
  /** Which members may be added: their places in the set. */
  readonly may: readonly number[];
}

/** A worked example under way. `over`: its last step is done. */
export interface LessonScene {
  readonly title: string;
  readonly say: string;
  readonly step: number;
  readonly of: number;
  readonly over: boolean;
  /** What the example does now. */
  readonly proposed: { readonly do: string; readonly with: unknown } | null;
}
export interface Sight {
  readonly id: string;
  readonly slug: string;
  readonly scenario: string;
  readonly seats: Seats;
  /** Actions that the reader knows of. */
  readonly count: number;
  /** Actions that this page knows of: at a shared table also those that one side took in secret. It changes with every answer. */
  readonly done: number;
  readonly branch: boolean;
  readonly names: Readonly<Record<string, string>>;
  readonly view: Seen;
  readonly asked: readonly string[];
  /** The side that must take its place before anything of it is shown. */
  readonly curtain: string | null;
  readonly question: Question | null;
  readonly lesson?: LessonScene | null;
  /** What the bot that played last thought; null: none did, or it did not think. */
  readonly said?: string | null;
  /** A bot plays this side's turn, by its person's wish. */
  readonly auto?: boolean;
  /** There is a bot that can be asked for advice. */
  readonly advice?: boolean;
  readonly trail: readonly Crumb[];
  readonly undo: { readonly can: boolean; readonly why: string };
  readonly outcome: { readonly text: string; readonly winner: string | null } | null;
  readonly twin: readonly Paragraph[];
  /** Lines from `from` on; what the page had beyond that is no longer so. */
  readonly journal: { readonly from: number; readonly lines: readonly JournalLine[] };
  /** What happened since this side last decided; only when it has just sat down. */
  readonly recap: readonly JournalLine[];
  /** Another tab plays this game: here one only watches. */
  readonly following: boolean;
  /** False: the browser refused to keep it; it lives in this tab only. */
  readonly kept: boolean;
}
export interface Look {
  readonly at: number;
  readonly view: Seen;
  readonly trail: readonly Crumb[];
}
/** Moments of a game, evenly spaced, each as everybody saw it. */
export interface Course {
  readonly moments: readonly { readonly at: number; readonly view: Seen; readonly when: string }[];
  /** Facts of the whole game, everything in the open. */
  readonly lines: readonly JournalLine[];
  readonly sides: readonly string[];
}
/** A game on a server as one of its readers is told of it: bare. */
export interface FarGame {
  readonly slug: string;
  readonly view: Seen;
  readonly question: Bare | null;
  readonly facts: readonly Omit<JournalLine, 'text'>[];
}
export interface Retold {
  readonly names: Readonly<Record<string, string>>;
  readonly question: Question | null;
  readonly trail: readonly Crumb[];
  readonly lines: readonly JournalLine[];
  readonly twin: readonly Paragraph[];
  readonly outcome: string;
}
/** What a side has ordered, and what it could order where it is asked now (null: it is not). */
export interface OrdersInWords {
  readonly menu: OrderMenu | null;
  /** What the game has ready, to be given at a touch. */
  readonly ready: readonly ReadyOrder[];
  readonly standing: readonly { readonly id: string; readonly text: string }[];
}
/** A finished game played through again: were the dice those that were promised, was everything legal? */
export type Checked =
  | {
      readonly ok: true;
      readonly promised: boolean;
      /** Nothing in it contradicts what was promised, the parts of the players included. */
      readonly sound: boolean;
      readonly illegal: number | null;
      readonly actions: number;
      readonly commitment: string;
    }
  | { readonly ok: false; readonly text: string };
export interface GameChoices {
  readonly title: string;
  readonly about: string;
  readonly sides: readonly { readonly id: string; readonly name: string }[];
  readonly scenarios: readonly { readonly id: string; readonly name: string; readonly about: string }[];
  /** Bots, from the gentlest to the strongest. */
  readonly levels: readonly { readonly id: string; readonly name: string }[];
  readonly lessons: readonly { readonly id: string; readonly side: string; readonly title: string; readonly about: string }[];
  readonly options: readonly {
    readonly id: string;
    readonly name: string;
    readonly about: string;
    readonly needs: readonly string[];
    readonly rules: readonly string[];
  }[];
}
export interface Book {
  readonly title: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}

/** A finished match of a server. */
export interface FinishedMatch {
  /** The record, as a save file. */
  readonly text: string;
  /** Who reads it; null: somebody who only watched. */
  readonly side: string | null;
}
export interface Opinion {
  readonly side: string;
  /** What it would have done, and what it says of it. */
  readonly text: string;
  readonly said: string;
}
export interface VariationWanted {
  readonly at: number;
  readonly as: string;
  readonly key: string;
  readonly actions: readonly { readonly by: string; readonly do: string; readonly with: unknown }[];
}
export interface VariationShown {
  /** Through the eyes of the side it was made for. */
  readonly view: Seen;
  readonly lines: readonly JournalLine[];
  /** Who decides next and what may be chosen; null: the game would be over. */
  readonly next: {
    readonly side: string;
    readonly prompt: string;
    readonly options: readonly { readonly do: string; readonly with: unknown; readonly text: string }[];
  } | null;
}

/** name -> [what is asked with, what is answered] */
export interface Asks {
  speak: [{ language: Language; pace: number }, null];
  list: [null, { rows: readonly Row[]; disk: boolean }];
  choices: [{ slug: string }, GameChoices];
  book: [{ slug: string }, Book];
  start: [{ slug: string; scenario: string; options: readonly string[]; seats: Seats; seed: string | null }, { id: string }];
  /** A worked example with every step of it made, to be looked at. */
  watch: [{ slug: string; lesson: string }, { id: string }];
  open: [{ id: string }, Sight | null];
  sight: [{ id: string }, Sight | null];
  close: [{ id: string }, null];
  sit: [{ id: string; side: string }, Sight];
  seats: [{ id: string; seats: Seats }, Sight];
  act: [{ id: string; by: string; do: string; with: unknown; at: number }, Answer];
  undo: [{ id: string }, Answer];
  /** What would a strong bot do? Null: there is none, or it is not this person's decision. */
  hint: [{ id: string }, { do: string; with: unknown; text: string } | null];
  /** Let a bot play the rest of this turn, or stop it. */
  auto: [{ id: string; on: boolean }, Sight];
  /** Standing orders of the side at the screen: to read, to give one, to take one back. */
  orders: [{ id: string }, OrdersInWords];
  order: [{ id: string; order: WantedOrder }, OrdersInWords];
  lift: [{ id: string; order: string }, OrdersInWords];
  /** What the side will be asked after these deeds, if the others let their windows pass. Null: nobody can know. */
  ahead: [{ id: string; steps: readonly PlannedDeed[] }, QuestionInWords | null];
  takeOver: [{ id: string }, null];
  why: [{ id: string; thing: Thing; half?: HalfMade | null }, { rule: string | null; text: string }];
  half: [{ id: string; half: HalfMade }, HalfSaid];
  /** The same of a question that a server put. */
  halfTold: [Omit<FarGame, 'facts'> & { half: HalfMade }, HalfSaid];
  /** Null: that moment cannot be shown. */
  /** `eyes`: through whose, once the game is over; null: what all may see. */
  look: [{ id: string; at: number; eyes?: string | null }, Look | null];
  /** The course of a finished game: what lay open at some of its moments, and all that was hidden at its end. */
  course: [{ id: string }, Course | null];
  /** The same of a match on a server, from its record. */
  finishedCourse: [FinishedMatch, Course | null];
  finishedLook: [FinishedMatch & { at: number; eyes: string | null }, Look | null];
  branch: [{ id: string; at: number }, { id: string }];
  export: [{ id: string }, { name: string; text: string }];
  import: [{ text: string }, { ok: true; id: string } | { ok: false; text: string }];
  /** Opens a finished game from its save file, to be looked at through anybody's eyes; nothing is kept of it. */
  film: [{ text: string }, { ok: true; sight: Sight } | { ok: false; text: string }];
  /** What the strongest bot would have done at a moment of the film, in the seat of whoever decided then; null: nobody did, or there is no bot. */
  opinion: [{ at: number }, Opinion | null];
  /** Another way from a moment of the film; null: it cannot be gone. */
  variation: [VariationWanted, VariationShown | null];
  remove: [{ id: string }, null];
  /** What a server told, in words. */
  retell: [FarGame, Retold];
  ordersTold: [{ told: FarGame; orders: readonly Order[] }, OrdersInWords];
  /** `mine`: a part of the dice that must be in them. */
  verify: [{ text: string; published: string; mine: string | null }, Checked];
}
export type Answer =
  | { readonly ok: true; readonly sight: Sight }
  | { readonly ok: false; readonly text: string; readonly sight: Sight };

/** What the worker says unasked. */
export type News =
  | { readonly is: 'sight'; readonly sight: Sight }
  | { readonly is: 'gone'; readonly id: string }
  | { readonly is: 'list' };

export type Ask = { [A in keyof Asks]: { readonly n: number; readonly ask: A; readonly with: Asks[A][0] } }[keyof Asks];
export type WorkerReply =
  | { readonly n: number; readonly answer: unknown }
  | { readonly n: number; readonly fault: string }
  | { readonly news: News };
