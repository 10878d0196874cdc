/** What a person reads, in each language. A missing key is a compile error. */
import type { ChapterOf, DeedOf, Eyes, GameTypes, MomentOf, My, SectionOf } from '../machine/contents.ts';
import type { View } from '../state/drawers.ts';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The open scratch paper of the section that asks, where it is known. */
export type OpenPaper = Readonly<Record<string, unknown>>;

type Asks<G extends GameTypes> = { [S in SectionOf<G>]: [ChapterOf<G, S>['asks']] extends [never] ? never : S }[SectionOf<G>];

export interface Catalogue<G extends GameTypes> {
  readonly title: string;
  /** One sentence: what the game is. */
  readonly about: string;
  readonly sides: Readonly<Record<G['side'], string>>;
  readonly scenarios: Readonly<Record<string, { readonly name: string; readonly about: string }>>;
  readonly options: Readonly<Record<string, { readonly name: string; readonly about: string }>>;
  /** Every rule of the ledger. */
  readonly rules: Readonly<Record<G['rule'], string>>;
  /** Sections as they stand in the breadcrumb, from what they were given. */
  readonly sections: { readonly [S in SectionOf<G>]: (my: Readonly<My<G, S>>) => string };
  /** The question at each decision. */
  readonly prompts: {
    readonly [S in Asks<G>]: { readonly [A in ChapterOf<G, S>['asks']]: (my: Readonly<My<G, S>>, v: Eyes<G, S>) => string };
  };
  readonly moments: { readonly [N in MomentOf<G>]: (about: Readonly<G['moments'][N]>, v: View<G>) => string };
  /** One option as a button. */
  readonly deeds: { readonly [D in DeedOf<G>]: (what: G['deeds'][D], v: View<G>, my?: OpenPaper) => string };
  /** One member of a set, where the words for a list of one are not the best. */
  readonly members?: {
    readonly [D in DeedOf<G>]?: G['deeds'][D] extends readonly (infer M)[] ? (member: M, v: View<G>) => string : never;
  };
  /** One line of the journal. */
  readonly facts: { readonly [K in keyof G['facts'] & string]: (about: G['facts'][K]) => string };
  /** Answers to "why not?" that say more than the rule's own text. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Names of the game's clocks ("this turn") and of the figures a standing order can compare. */
  readonly clocks?: Readonly<Record<string, string>>;
  readonly figures?: Readonly<Record<string, string>>;
  /** How the game ended, from what everybody sees. */
  outcome(pub: View<G>['pub']): string;
  /** The board in words: for the terminal, for screen readers. */
  twin(v: View<G>): readonly Paragraph[];
}
/** One heading of the board in words, and what stands under it. `thing` links a line to what it speaks of. */
export interface Paragraph {
  readonly heading: string;
  readonly lines: readonly { readonly text: string; readonly thing?: Thing }[];
}

/** Anything on the table that can be pointed at: 'space:12', 'unit:5', 'card:31'. */
export type Thing = `${string}:${number | string}`;
