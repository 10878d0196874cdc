declare module 'virtual:shelf' {
  import type { Face, Poster } from '../face.ts';
  /** `lessons`: there are worked examples to be played. */
  export const posters: readonly (Poster & { readonly lessons: boolean })[];
  export const faces: Readonly<Record<string, () => Promise<Face>>>;
}
declare module 'virtual:rules' {
  import type { Language } from '@cuartel/engine';
  export const rules: Readonly<
    Record<
      string,
      { game(): Promise<Record<string, unknown>>; headings(): Promise<readonly ({ id: string } & Record<Language, string>)[]> }
    >
  >;
}
declare module 'virtual:tested' {
  /** slug -> ids of rules that a passing test names */
  export const tested: Readonly<Record<string, readonly string[]>>;
}
declare const BUILD: string;

declare module 'virtual:minds' {
  /** The minds of the games that have bots, by slug. */
  export const minds: Readonly<Record<string, () => Promise<object>>>;
}

declare module 'virtual:ladders' {
  interface Interval {
    readonly games: number;
    readonly low: number;
    readonly high: number;
  }
  /** The last ladder of each game that has one: its levels from the weakest to the strongest as they were named. */
  export interface Ladder {
    readonly game: string;
    readonly scenario: string;
    /** Actions imagined for a choice; null: each level's own. */
    readonly nodes: number | null;
    readonly timed: boolean;
    readonly games: number;
    readonly levels: readonly {
      readonly level: string;
      readonly games: number;
      readonly rate: number;
      readonly rateLow: number;
      readonly rateHigh: number;
      /** With its interval. */
      readonly elo: number;
      readonly low: number;
      readonly high: number;
    }[];
    readonly pairs: readonly ({ readonly a: string; readonly b: string; readonly winRate: number } & Interval)[];
    readonly sides: readonly ({ readonly side: string; readonly won: number } & Interval)[];
  }
  export const ladders: readonly Ladder[];
}

declare module 'virtual:pictured' {
  import type { Face, Poster } from '../face.ts';
  export const faces: Readonly<Record<string, () => Promise<Face>>>;
  export const posters: Readonly<Record<string, Poster>>;
  /** The custom properties of the table's look, by day. */
  export const tokens: Readonly<Record<string, string>>;
  /** The fonts of the table, in base64. */
  export const letters: readonly string[];
}
