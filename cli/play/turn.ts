/** One question put to one side, and everything that may be typed until it is answered. */
import {
  type AnyTypes,
  act,
  countFor,
  explain,
  type HalfMade,
  lessonNow,
  machineOf,
  type Option,
  optionText,
  type QuestionInWords,
  question,
  undo,
  viewOf,
} from '@cuartel/engine';
import { wordsIn } from '../text/index.ts';
import { answerFilm, answerHelp, answerJournal, answerRule, answerWhy } from './answer.ts';
import { thinkFor } from './bots.ts';
import { halfInWords, toggled } from './half.ts';
import { keep, leave, saveTo } from './keeping.ts';
import { insteadOf, showStep } from './lesson.ts';
import { listedFor, type NumberedChoice } from './listed.ts';
import { chancesOf } from './odds.ts';
import { giveByNumbers, liftByNumber, listOrders, obeyOrders } from './orders.ts';
import { showBoard, showChoices, showNews, showPrompt, showTrail } from './show.ts';
import type { TerminalGame } from './sitting.ts';
import { isPartOf, isSameName, type Reading, understand } from './typed.ts';

interface Turn {
  readonly s: TerminalGame;
  readonly side: string;
  /** Actions this side knows of before this one. */
  readonly at: number;
  /** Null: the game is over. */
  asked: QuestionInWords | null;
  choices: readonly NumberedChoice[];
  /** Those last listed, and where their next page begins. */
  shown: readonly NumberedChoice[];
  next: number | null;
  /** A choice found by part of its name: Enter confirms it. */
  meant: NumberedChoice | null;
  /** A set that is being put together: Enter decides it. */
  half: HalfMade | null;
}

const showOver = (s: TerminalGame, side: string): void => {
  const { screen, match, words } = s;
  showNews(s, side);
  showBoard(s, side, false);
  screen.say(`\n${screen.paint.bold(`${words.play.over} ${match.game.text[s.language].outcome(match.position.table.pub)}`)}`);
  screen.say(screen.paint.dim(words.play.overHint));
};
const list = (turn: Turn, choices: readonly NumberedChoice[], from: number): void => {
  turn.shown = choices;
  turn.next = showChoices(turn.s, choices, from);
};
/** How long a list is wanted, where a list is all that is asked for. */
const showSize = ({ s: { screen, words }, asked }: Turn): void => {
  const [set, another] = asked?.sets ?? [];
  if (set !== undefined && another === undefined) screen.say(screen.paint.dim(words.play.aList(set.least, set.most)), '  ');
};
const put = (turn: Turn): void => {
  if (turn.asked === null) showOver(turn.s, turn.side);
  else {
    showStep(turn.s);
    showPrompt(turn.s, turn.asked);
    list(turn, turn.choices, 0);
    showSize(turn);
  }
};

/** True when it was done. */
const decide = ({ s, at, choices }: Turn, option: Option): boolean => {
  const instead = insteadOf(s, option, choices);
  if (instead !== null) {
    s.screen.say(s.words.learn.notThis(instead.n, instead.text));
    return false;
  }
  const done = act(s.match, option, at);
  if (done.ok) {
    if (lessonNow(s.match, s.language) === null) obeyOrders(s);
    keep(s);
  } else s.screen.say(explain(s.match, done.mistake, s.language));
  return done.ok;
};
const showHalf = ({ s, side, half }: Turn): void => {
  if (half === null) return;
  const { screen, words } = s;
  const { text, wrong } = halfInWords(s.match, side, half, s);
  if (text !== null) screen.say(screen.paint.bold(text), '  ');
  screen.say(
    screen.paint.dim(
      wrong === null
        ? words.play.enterToDecide
        : half.with.length === 0
          ? words.play.nothingOnIt
          : `${wrong.text} [${wrong.rule}]`,
    ),
    '  ',
  );
};
const choose = (turn: Turn, n: number): boolean => {
  const { s, choices } = turn;
  const chosen = choices[n - 1];
  if (chosen === undefined) {
    s.screen.say(choices.length === 0 ? s.words.play.over : s.words.play.noSuchNumber(n, choices.length));
    return false;
  }
  if (chosen.option !== null) return decide(turn, chosen.option);
  turn.half = toggled(turn.half, chosen);
  return false;
};
const chooseAll = (turn: Turn, numbers: readonly number[]): boolean => {
  for (const n of numbers) if (choose(turn, n)) return true;
  showHalf(turn);
  return false;
};
const chooseNamed = (turn: Turn, name: string): boolean => {
  const { s, choices } = turn;
  const [same, another] = choices.filter(c => isSameName(c.text, name));
  if (same !== undefined && another === undefined) return chooseAll(turn, [same.n]);
  const found = [...name].length < 2 ? [] : choices.filter(c => isPartOf(name, c.text));
  if (found.length === 0) s.screen.say(s.words.play.notUnderstood(name));
  else {
    list(turn, found, 0);
    if (found.length === 1) {
      turn.meant = found[0]!;
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
  turn.choices = listedFor(turn.asked);
  if (turn.asked !== null) {
    showTrail(s);
    showBoard(s, side, true);
  }
  put(turn);
};

/** True when an order has answered at once. */
const takeOrders = ({ s, side }: Turn, numbers: readonly number[]): boolean => {
  const [first] = numbers;
  if (first === undefined) listOrders(s, side);
  else if (first < 0) liftByNumber(s, side, -first);
  else if (giveByNumbers(s, side, numbers)) {
    keep(s);
    return true;
  }
  return false;
};

/** What the strongest bot would do here, and why: nothing is done. */
const advise = async ({ s, side, choices }: Turn): Promise<void> => {
  const { screen, words } = s;
  const best = s.levels.at(-1);
  if (best === undefined || choices.length === 0) {
    screen.say(words.play.noAdvice);
    return;
  }
  const { choice, said } = await thinkFor(s.match, side, best.id, null);
  const { game, position } = s.match;
  const text = optionText(game.text[s.language], choice.option.do, choice.option.with, viewOf<AnyTypes>(position.table, side));
  const listed = choices.find(one => one.option !== null && one.do === choice.option.do && one.text === text);
  screen.say(`${screen.paint.bold(listed === undefined ? text : `${listed.n}  ${text}`)}`, '  ');
  screen.say(said[s.language], '  ');
};
/** What may come of a choice, or of the list that is being put together. */
const answerOdds = ({ s, side, choices, half }: Turn, of: number | null): void => {
  const { screen, words, match } = s;
  const made: Option | null = half === null || half.with.length === 0 ? null : { by: side, do: half.do, with: half.with };
  const meant = of === null ? made : (choices[of - 1]?.option ?? null);
  const option = meant === null ? null : machineOf(match.game).allows(match.position, side, meant.do, meant.with);
  if (option === null) {
    screen.say(words.play.oddsOfWhat);
    return;
  }
  const facts = match.game.text[s.language].facts as Record<string, (about: unknown) => string>;
  const chances = chancesOf(match, option, (kind, about) => facts[kind]?.(about) ?? kind);
  if (chances.length === 0) screen.say(words.play.noOdds);
  for (const { percent, text } of chances) screen.say(text, `  ${screen.paint.bold(`${percent} %`.padStart(5))}  `);
};
/** True when something has changed at the table. */
const heed = (turn: Turn, said: Reading): boolean => {
  const { s, side, asked } = turn;
  switch (said.is) {
    case 'numbers':
      return chooseAll(turn, said.numbers);
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
    case 'orders':
      return takeOrders(turn, said.numbers);
    case 'journal':
      answerJournal(s, side, said.last);
      return false;
    case 'save':
      saveTo(s, said.file);
      return false;
    case 'odds':
      answerOdds(turn, said.of);
      return false;
    case 'film':
      answerFilm(s, side);
      return false;
    case 'hint':
    case 'quit':
      return false;
  }
};

/** Null once the table has changed; the exit code when everybody leaves. */
export const hearOut = async (s: TerminalGame, side: string): Promise<number | null> => {
  const asked = question(s.match, side, s.language);
  const choices = listedFor(asked);
  const turn: Turn = {
    s,
    side,
    at: countFor(s.match, side),
    asked,
    choices,
    shown: choices,
    next: null,
    meant: null,
    half: null,
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
    if (said.is === 'hint') {
      await advise(turn);
      continue;
    }
    const { meant, half } = turn;
    turn.meant = null;
    const entered = said.is === 'nothing';
    const changed =
      entered && meant !== null
        ? chooseAll(turn, [meant.n])
        : entered && half !== null && half.with.length > 0
          ? decide(turn, { by: side, do: half.do, with: half.with })
          : heed(turn, said);
    if (changed) return null;
  }
};
