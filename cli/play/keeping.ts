/** Saving while playing, and what is said when somebody leaves. */
import { save } from '@cuartel/engine';
import { typedPath } from '../files/places.ts';
import { isForeign, writeWhole } from '../files/write.ts';
import type { TerminalGame } from './sitting.ts';

/** After every action. */
export const keep = (s: TerminalGame): void => {
  const kept = s.keeper.keep(s.match);
  if (kept?.news) s.screen.say(s.screen.paint.yellow(s.words.files.notWritten(s.keeper.file, kept.trouble.code)));
};

/** When asked to; without a name, to where the game is kept anyway. */
export const saveTo = (s: TerminalGame, typed: string | null): void => {
  const file = typed === null ? s.keeper.file : typedPath(typed);
  const { files } = s.words;
  if (isForeign(file)) {
    s.screen.say(files.foreign(file));
    return;
  }
  const trouble = writeWhole(file, save(s.match));
  s.screen.say(trouble === null ? files.written(file) : s.screen.paint.yellow(files.notWritten(file, trouble.code)));
};

/** 130 is what a shell calls a program ended by Ctrl-C. */
const EXIT = { quit: 0, end: 0, interrupt: 130 } as const;
export const leave = (s: TerminalGame, why: keyof typeof EXIT): number => {
  const { play, files } = s.words;
  if (s.match.record.actions.length > 0) s.screen.print(s.keeper.isKept() ? play.kept(s.keeper.file) : files.lost);
  return EXIT[why];
};
