/** One question put to one side, and everything that may be typed until it is answered. */
import { act, explain, machineOf, type Option, type QuestionInWords, question, undo } from '@cuartel/engine';
import { wordsIn } from '../text/index.ts';
import { answerHelp, answerJournal, answerRule, answerWhy } from './answer.ts';
import type { Numbered } from './choices.ts';
import { keep, leave, saveTo } from './keeping.ts';
import { insteadOf, showStep } from './lesson.ts';
import { isPartOf, isSameName, type Said, understand } from './said.ts';
import { showBoard, showChoices, showNews, showPrompt, showTrail } from './show.ts';
import type { Sitting } from './sitting.ts';

interface Turn {
  readonly s: Sitting;
  readonly side: string;
  /** Actions made before this one. */
  readonly at: number;
  readonly options: readonly Option[];
  /** Null: the game is over. */
  asked: QuestionInWords | null;
  choices: readonly Numbered[];
  /** Those last listed, and where their next page begins. */
  shown: readonly Numbered[];
  next: number | null;
  /** A choice found by part of its name: Enter confirms it. */
  meant: Numbered | null;
}

const numbered = (asked: QuestionInWords | null): Numbered[] =>
  (asked?.options ?? []).map((o, i) => ({ n: i + 1, do: o.do, text: o.text }));

const showOver = (s: Sitting, side: string): void => {
  const { screen, match, words } = s;
  showNews(s, side);
  showBoard(s, side, false);
  screen.say(`\n${screen.paint.bold(`${words.play.over} ${match.game.text[s.language].outcome(match.position.table.pub)}`)}`);
  screen.say(screen.paint.dim(words.play.overHint));
};
const list = (turn: Turn, choices: readonly Numbered[], from: number): void => {
  turn.shown = choices;
  turn.next = showChoices(turn.s, choices, from);
};
const put = (turn: Turn): void => {
  if (turn.asked === null) showOver(turn.s, turn.side);
  else {
    showStep(turn.s);
    showPrompt(turn.s, turn.asked);
    list(turn, turn.choices, 0);
  }
};

/** True when it was done. */
const choose = ({ s, at, options, choices }: Turn, n: number): boolean => {
  const option = options[n - 1];
  if (option === undefined) {
    s.screen.say(choices.length === 0 ? s.words.play.over : s.words.play.noSuchNumber(n, choices.length));
    return false;
  }
  const instead = insteadOf(s, option, options);
  if (instead !== null) {
    s.screen.say(s.words.learn.notThis(instead, choices[instead - 1]?.text ?? ''));
    return false;
  }
  const done = act(s.match, option, at);
  if (done.ok) keep(s);
  else s.screen.say(explain(s.match, done.mistake, s.language));
  return done.ok;
};
const chooseNamed = (turn: Turn, name: string): boolean => {
  const { s, choices } = turn;
  const [same, another] = choices.filter(c => isSameName(c.text, name));
  if (same !== undefined && another === undefined) return choose(turn, same.n);
  const found = [...name].length < 2 ? [] : choices.filter(c => isPartOf(name, c.text));
  if (found.length === 0) s.screen.say(s.words.play.notUnderstood(name));
  else {
    list(turn, found, 0);
    if (found.length === 1) {
      turn.meant = found[0] as Numbered;
      s.screen.say(s.screen.paint.dim(s.words.play.enterToChoose), '  ');
    }
  }
  return false;
};
const takeBack = ({ s, side }: Turn): boolean => {
  const back = undo(s.match, side);
  if (!back.ok) s.screen.say(explain(s.match, back.mistake, s.language));
  else {
    keep(s);
    s.screen.say(s.screen.paint.dim(s.words.play.undone));
  }
  return back.ok;
};
const switchLanguage = (turn: Turn): void => {
  const { s, side } = turn;
  s.language = s.language === 'en' ? 'es' : 'en';
  s.words = wordsIn(s.language);
  s.shown.clear();
  turn.asked = question(s.match, side, s.language);
  turn.choices = numbered(turn.asked);
  if (turn.asked !== null) {
    showTrail(s);
    showBoard(s, side, true);
  }
  put(turn);
};

/** True when something has changed at the table. */
const obey = (turn: Turn, said: Said): boolean => {
  const { s, side, asked } = turn;
  switch (said.is) {
    case 'number':
      return choose(turn, said.n);
    case 'name':
      return chooseNamed(turn, said.text);
    case 'undo':
      return takeBack(turn);
    case 'nothing':
    case 'more':
      if (turn.next === null) put(turn);
      else list(turn, turn.shown, turn.next);
      return false;
    case 'language':
      switchLanguage(turn);
      return false;
    case 'help':
      answerHelp(s);
      return false;
    case 'board':
      showBoard(s, side, true);
      return false;
    case 'why':
      answerWhy(s, side, said.of);
      return false;
    case 'rule':
      answerRule(s, said.of === '' ? (asked?.rule ?? '') : said.of);
      return false;
    case 'journal':
      answerJournal(s, side, said.last);
      return false;
    case 'save':
      saveTo(s, said.file);
      return false;
    case 'quit':
      return false;
  }
};

/** Null once the table has changed; the exit code when everybody leaves. */
export const hearOut = async (s: Sitting, side: string): Promise<number | null> => {
  const asked = question(s.match, side, s.language);
  const choices = numbered(asked);
  const turn: Turn = {
    s,
    side,
    at: s.match.record.actions.length,
    options: machineOf(s.match.game).options(s.match.position, side),
    asked,
    choices,
    shown: choices,
    next: null,
    meant: null,
  };
  if (asked !== null) {
    showTrail(s);
    showNews(s, side);
    showBoard(s, side, false);
  }
  put(turn);
  for (;;) {
    const heard = await s.keyboard.ask('> ');
    if (heard.line === null) return leave(s, heard.why);
    const said = understand(heard.line);
    if (said.is === 'quit') return leave(s, 'quit');
    const { meant } = turn;
    turn.meant = null;
    const changed = said.is === 'nothing' && meant !== null ? choose(turn, meant.n) : obey(turn, said);
    if (changed) return null;
  }
};
