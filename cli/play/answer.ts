/** The answers to everything that is asked at the table and changes nothing: help, why not, rules, journal. */
import { journalFor } from '@cuartel/engine';
import { rulesFor } from './rules.ts';
import { lineText, showEntries } from './show.ts';
import type { TerminalGame } from './sitting.ts';
import { explainWhyNot } from './why.ts';

/** Rule ids inside a text, set back. */
const quiet = (text: string, dim: (t: string) => string): string => text.replace(/\[[\w.-]+\]/g, dim);

export const answerHelp = ({ screen, words }: TerminalGame): void => {
  const { help } = words.play;
  const width = Math.max(...help.map(([typed]) => typed.length));
  for (const [typed, does] of help) screen.say(does, `  ${screen.paint.bold(typed.padEnd(width))}  `);
};

export const answerWhy = (s: TerminalGame, side: string, of: string): void => {
  const { screen, words } = s;
  const { paint } = screen;
  if (of === '') {
    screen.say(words.play.whyWhat);
    return;
  }
  const answers = explainWhyNot(s.match, side, of, s.language);
  if (answers.length === 0) {
    screen.say(words.play.nothingCalled(of));
    return;
  }
  for (const { about, refusal, numbers } of answers) {
    if (refusal === null)
      screen.say(`${about}: ${paint.green(numbers.length > 0 ? words.play.youCan(numbers) : words.play.notTheQuestion)}`);
    else screen.say(`${about}: ${quiet(refusal.text, paint.dim)} ${paint.dim(`[${refusal.rule}]`)}`, `${paint.yellow('×')} `);
  }
};

export const answerRule = (s: TerminalGame, asked: string): void => {
  const { screen, words } = s;
  const found = rulesFor(s.match.game, asked.replace(/^\[|\]$/g, ''), s.language);
  if (found.length === 0) {
    screen.say(words.play.noRule(asked));
    return;
  }
  const width = Math.max(...found.map(([id]) => id.length));
  for (const [id, text] of found) screen.say(quiet(text, screen.paint.dim), `${screen.paint.bold(id.padEnd(width))}  `);
};

/** What the others did since this side last decided: numbered, decision by decision, the dice with them. */
export const answerFilm = (s: TerminalGame, side: string): void => {
  const { actions } = s.match.record;
  const last = actions.findLastIndex(action => action.by === side) + 1;
  const entries = journalFor(s.match, side).filter(entry => entry.action > last);
  if (entries.length === 0) {
    s.screen.say(s.words.play.nothingSince);
    return;
  }
  const { paint } = s.screen;
  const steps = [...new Set(entries.map(entry => entry.action))];
  for (const [i, action] of steps.entries()) {
    const [first, ...rest] = entries.filter(entry => entry.action === action);
    if (first === undefined) continue;
    s.screen.say(`${lineText(s, first)} ${paint.dim(`[${first.rule}]`)}`, `${paint.bold(String(i + 1).padStart(3))}  `);
    for (const entry of rest) s.screen.say(lineText(s, entry), '     ');
  }
};

export const answerJournal = (s: TerminalGame, side: string, last: number | null): void => {
  const entries = journalFor(s.match, side);
  if (entries.length === 0) {
    s.screen.say(s.words.play.emptyJournal);
    return;
  }
  showEntries(s, last === null ? entries : entries.slice(-last), true);
};
