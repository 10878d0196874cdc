/** What every command is handed: the language, its words, the screen. */
import type { Language } from '@cuartel/engine';
import type { Screen } from './terminal/screen.ts';
import type { TerminalWords } from './text/words.ts';

export interface Surroundings {
  readonly language: Language;
  readonly words: TerminalWords;
  readonly screen: Screen;
}
/** Does its work and gives the exit code. */
export type Subcommand = (args: readonly string[], room: Surroundings) => Promise<number>;
