/** What the workers of the pool are given to do: a number of games, one after another, each known by its number. */
export interface Games {
  readonly kind: 'fuzz' | 'selfplay' | 'ladder';
  /** Slug or file. */
  readonly game: string;
  readonly seed: string;
  /** Null: the scenarios in turn. */
  readonly scenario: string | null;
  readonly options: readonly string[];
  /** Optional rules switched at random in every game. */
  readonly anyOptions: boolean;
  /** Fuzz: the costly checks are made at about one action in so many. */
  readonly every: number;
  /** A game longer than this does not end. */
  readonly most: number;
  /** Selfplay: who plays; a level of the game's mind has its `contest`. */
  readonly player: string;
  /** Bots: who plays, and how long each may think. Null nodes: as many as each level is used to. */
  readonly contest?: {
    readonly levels: readonly string[];
    readonly nodes: number | null;
    readonly timed: boolean;
    /** Milliseconds for a routine choice instead of each level's own, a plan's in proportion; null: its own. */
    readonly ms: number | null;
  };
}
export const seedOf = (plan: Games, i: number): string => `${plan.seed}-${i}`;

/** One game's result. `failure` ends the job. */
export interface Finished {
  readonly i: number;
  readonly actions: number;
  readonly winner: string | null;
  readonly by: string;
  readonly tally: Readonly<Record<string, number>> | null;
  readonly failure: Found | null;
}
/** A failure, and the text of the file that tells of it. */
export interface Found {
  readonly property: string;
  readonly detail: string;
  readonly file: string;
}
export type PlaysGame = (i: number) => Finished;

/** Where a worker writes how far it is, for anybody to read at any time. */
export const LANE = { current: 0, games: 1, actions: 2, size: 4 } as const;
export interface Start {
  readonly plan: Games;
  readonly lanes: SharedArrayBuffer;
  readonly lane: number;
}
/** Games `from` .. `to`, both included. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}
export type Report = { readonly done: readonly Finished[]; readonly ms: number } | { readonly broke: string };
