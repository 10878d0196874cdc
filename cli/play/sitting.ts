/** One sitting at the table: the match, who is who, and what each reader has already been shown. */
import type { Language, Match, Paragraph } from '@cuartel/engine';
import type { Keyboard } from '../terminal/keyboard.ts';
import type { Screen } from '../terminal/screen.ts';
import type { Words } from '../text/words.ts';
import type { Keeper } from './keeper.ts';
import type { Seats } from './seats.ts';

export interface Sitting {
  match: Match;
  readonly seats: Seats;
  readonly keyboard: Keyboard;
  readonly screen: Screen;
  readonly keeper: Keeper;
  language: Language;
  words: Words;
  /** Who looks at the screen now. */
  viewer: string | null;
  /** Journal lines each side has read. */
  readonly read: Map<string, number>;
  /** The board each side was last shown. */
  readonly shown: Map<string, readonly Paragraph[]>;
}
