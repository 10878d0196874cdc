/** What is put on the screen before each question. */
import { type AnyTypes, type Entry, journalFor, type QuestionInWords, type Told, trail, viewOf } from '@cuartel/engine';
import { wrap } from '../terminal/wrap.ts';
import { changedBoard, wholeBoard } from './board.ts';
import { layOut, type Numbered } from './choices.ts';
import type { TerminalGame } from './sitting.ts';

export const lineText = ({ match, language }: Pick<TerminalGame, 'match' | 'language'>, told: Told): string =>
  (match.game.text[language].facts[told.kind] as (about: unknown) => string)(told.about);

export const showEntries = (s: TerminalGame, entries: readonly Entry[], numbered: boolean): void => {
  const { paint } = s.screen;
  const width = String(entries.at(-1)?.action ?? 0).length;
  let before = -1;
  for (const entry of entries) {
    const number = entry.action === before ? '' : String(entry.action);
    before = entry.action;
    const first = numbered ? `${paint.dim(number.padStart(width))}  ` : `${paint.cyan('·')} `;
    s.screen.say(`${lineText(s, entry)} ${paint.dim(`[${entry.rule}]`)}`, first);
  }
};

/** The journal since this side last looked. */
export const showNews = (s: TerminalGame, side: string): void => {
  const entries = journalFor(s.match, side);
  const seen = Math.min(s.read.get(side) ?? 0, entries.length);
  s.read.set(side, entries.length);
  showEntries(s, entries.slice(seen), false);
};

export const boardOf = (s: TerminalGame, side: string) =>
  s.match.game.text[s.language].twin(viewOf<AnyTypes>(s.match.position.table, side));

export const showBoard = (s: TerminalGame, side: string, everything: boolean): void => {
  const { screen } = s;
  const board = boardOf(s, side);
  const before = s.shown.get(side);
  s.shown.set(side, board);
  const lines =
    everything || before === undefined
      ? wholeBoard(board, screen.columns(), screen.paint)
      : changedBoard(before, board, screen.columns(), screen.paint);
  if (lines.length > 0) screen.print(`\n${lines.join('\n')}`);
};

/** Where the game stands, as a rule across the page. */
export const showTrail = (s: TerminalGame): void => {
  const { screen, match, language } = s;
  const crumbs = trail(match.game, match.position, language)
    .map(c => c.text)
    .filter(text => text !== '');
  const text = crumbs.join(' › ');
  const columns = screen.columns();
  const line =
    text.length + 4 > columns ? wrap(text, columns) : `── ${text} ${'─'.repeat(Math.min(columns, 100) - text.length - 4)}`;
  screen.print(`\n${screen.paint.dim(line)}`);
};

export const showPrompt = (s: TerminalGame, asked: QuestionInWords): void => {
  const { paint } = s.screen;
  const several = s.match.game.sides.length > 1;
  const who = several ? `${paint.cyan(`${s.match.game.text[s.language].sides[asked.side] ?? asked.side}:`)} ` : '';
  s.screen.say(`\n${who}${paint.bold(asked.prompt)} ${paint.dim(`[${asked.rule}]`)}`);
};

/** Shows choices from `from` on; gives where the next page begins, or null. */
export const showChoices = (s: TerminalGame, choices: readonly Numbered[], from: number): number | null => {
  const { screen, words } = s;
  const rows = screen.isTerminal ? screen.rows() - 8 : 30;
  const { lines, next } = layOut(choices, from, rows, screen.columns(), screen.paint);
  screen.print(lines.join('\n'));
  if (next !== null) screen.say(screen.paint.dim(words.play.moreBelow(choices.length - next)), '  ');
  return next;
};
