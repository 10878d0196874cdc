/**
 * The table of contents of a game's rulebook, in reading order. Level 1 is a chapter, 2 a section, 3 a part of a section.
 * A heading owns the rules whose id is its `rules`, a hyphen and a suffix, in the order of the ledger; where `rules` is null it is
 * a title only.
 */
export interface Heading<Rule extends string> {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly rules: BeforeHyphen<Rule> | null;
  readonly en: string;
  readonly es: string;
}
/** '7.9' of '7.9-aa'. */
type BeforeHyphen<Rule> = Rule extends `${infer Before}-${string}` ? Before : never;

/** `true`; does not compile while a section of the ledger has no heading. */
export type EverySectionHeaded<Rule extends string, Headings extends readonly Heading<Rule>[]> = [
  Exclude<BeforeHyphen<Rule>, Headings[number]['rules']>,
] extends [never]
  ? true
  : never;

/** An entry of a rulebook's glossary. */
export interface Keyword {
  readonly term: string;
  readonly def: string;
}
