/** One sitting at the table: the match, who is who, and what each reader has already been shown. */
import type { Language, Match, OrdersOf, Paragraph } from '@cuartel/engine';
import type { Keyboard } from '../terminal/keyboard.ts';
import type { Screen } from '../terminal/screen.ts';
import type { TerminalWords } from '../text/words.ts';
import type { Keeper } from './keeper.ts';
import type { Sitters } from './seats.ts';

export interface TerminalGame {
  match: Match;
  readonly seats: Sitters;
  /** Standing orders, by side. */
  orders: OrdersOf;
  readonly keyboard: Keyboard;
  readonly screen: Screen;
  readonly keeper: Keeper;
  language: Language;
  words: TerminalWords;
  /** Who looks at the screen now. */
  viewer: string | null;
  /** Journal lines each side has read. */
  readonly read: Map<string, number>;
  /** The board each side was last shown. */
  readonly shown: Map<string, readonly Paragraph[]>;
  /** Operations the bots have under way, by side. */
  readonly plans: Map<string, string | null>;
  /** Bots that know the game, from the gentlest to the strongest. */
  readonly levels: readonly { readonly id: string; readonly name: Readonly<Record<Language, string>> }[];
}
