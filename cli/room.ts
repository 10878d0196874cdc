/** What every command is handed: the language, its words, the screen. */
import type { Language } from '@cuartel/engine';
import type { Screen } from './terminal/screen.ts';
import type { Words } from './text/words.ts';

export interface Room {
  readonly language: Language;
  readonly words: Words;
  readonly screen: Screen;
}
/** Does its work and gives the exit code. */
export type Command = (args: readonly string[], room: Room) => Promise<number>;
