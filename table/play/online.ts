/** What a game played with somebody far away adds to the table. */
import type { Snippet } from 'svelte';

export interface FarDeed {
  readonly text: string;
  readonly main?: boolean;
  /** A page to go to, or something to do. */
  readonly to?: string;
  run?(): void;
}
export interface Far {
  /** Who plays, whose clock runs, what was offered: a strip under the head of the table. */
  readonly strip: Snippet;
  /** Further tabs of the side panel. */
  readonly tabs: readonly { readonly id: string; readonly name: string; readonly Body: Snippet }[];
  /** What stands in the menu. */
  readonly menu: readonly FarDeed[];
  /** What can be done once the game is over. */
  readonly after: readonly FarDeed[];
  /** Said below the outcome: how the ratings changed. */
  readonly note?: string;
  /** What is said while somebody else decides. */
  readonly waiting: string;
}
