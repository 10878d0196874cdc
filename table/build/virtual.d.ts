declare module 'virtual:shelf' {
  import type { Face, Poster } from '../face.ts';
  export const posters: readonly Poster[];
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
