/** The words of the house that are declared more than once. What each means, and what the others will be called: docs/glossary.md. */
import type { Wing } from './place.ts';

/** One thing, declared anew where it is described for the wire or cannot be imported. */
export const SAME: Readonly<Record<string, readonly Wing[]>> = {
  Entry: ['engine', 'server'],
  Question: ['engine', 'server'],
  Result: ['engine', 'server'],
  Thought: ['bots', 'server'],
};

/** Owed: words that still stand for several things in these wings. The list only shrinks: strike off what has its own word now. */
export const OWED: Readonly<Record<string, readonly Wing[]>> = {};
