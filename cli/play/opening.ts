/** What is settled before the first question: which game, which scenario, which optional rules, who sits where. */
import type { AnyGame, Language, SetUp } from '@cuartel/engine';
import { takeDownAll } from '../../games/index.ts';
import { withNeeded } from '../setup.ts';
import type { Keyboard } from '../terminal/keyboard.ts';
import type { Screen } from '../terminal/screen.ts';
import { padLeft } from '../terminal/wrap.ts';
import type { TerminalWords } from '../text/words.ts';
import { levelsOf } from './bots.ts';
import { allHuman, only, type Sitters } from './seats.ts';
import { isPartOf } from './typed.ts';

export interface Desk {
  readonly keyboard: Keyboard;
  readonly screen: Screen;
  readonly words: TerminalWords;
  readonly language: Language;
}
/** The reader left instead of answering. */
export class Left extends Error {
  readonly why: 'end' | 'interrupt';
  constructor(why: 'end' | 'interrupt') {
    super(why);
    this.why = why;
  }
}
interface Item {
  readonly name: string;
  readonly about: string;
}

const line = async ({ keyboard }: Desk): Promise<string> => {
  const heard = await keyboard.ask('> ');
  if (heard.line === null) throw new Left(heard.why);
  return heard.line.trim();
};
const list = ({ screen }: Desk, items: readonly Item[], mark: (i: number) => string = () => ''): void => {
  const digits = String(items.length).length;
  items.forEach(({ name, about }, i) => {
    const first = `  ${screen.paint.bold(padLeft(String(i + 1), digits))}  ${mark(i)}`;
    screen.say(`${name}${about === '' ? '' : `  ${screen.paint.dim(about)}`}`, first);
  });
};
/** One of several, by number or part of its name; Enter takes the first. */
const chooseOne = async (desk: Desk, prompt: string, items: readonly Item[]): Promise<number> => {
  const { screen, words } = desk;
  screen.say(`\n${screen.paint.bold(prompt)} ${screen.paint.dim(words.opening.enterForFirst)}`);
  list(desk, items);
  for (;;) {
    const typed = await line(desk);
    if (typed === '') return 0;
    if (/^q(?:uit)?$|^salir$/i.test(typed)) throw new Left('end');
    const n = Number(typed);
    if (Number.isInteger(n) && n >= 1 && n <= items.length) return n - 1;
    const found = items.flatMap(({ name }, i) => (isPartOf(typed, name) ? [i] : []));
    if (found.length === 1) return found[0]!;
    screen.say(words.play.noSuchNumber(typed, items.length));
  }
};
/** Yes when nothing is said. */
export const confirm = async (desk: Desk, prompt: string): Promise<boolean> => {
  desk.screen.say(`\n${desk.screen.paint.bold(prompt)} ${desk.screen.paint.dim(desk.words.opening.yesNo)}`);
  for (;;) {
    const typed = await line(desk);
    if (/^(?:|y|yes|s|sí|si)$/i.test(typed)) return true;
    if (/^(?:n|no)$/i.test(typed)) return false;
    if (/^q(?:uit)?$|^salir$/i.test(typed)) throw new Left('end');
    desk.screen.say(desk.words.opening.yesNo);
  }
};

export const chooseGame = async (desk: Desk, fits: (game: AnyGame) => boolean = () => true): Promise<AnyGame> => {
  const games = (await takeDownAll()).filter(fits);
  const items = games.map(({ text }) => ({ name: text[desk.language].title, about: text[desk.language].about }));
  desk.screen.say(desk.screen.paint.bold(desk.words.opening.welcome));
  return games[await chooseOne(desk, desk.words.opening.whichGame, items)] as AnyGame;
};

/** The id of one of the game's lessons. */
export const chooseLesson = async (desk: Desk, game: AnyGame): Promise<string> => {
  const lessons = game.lessons ?? [];
  const items = lessons.map(({ title, about }) => ({ name: title[desk.language], about: about[desk.language] }));
  return (lessons[await chooseOne(desk, desk.words.opening.whichLesson, items)] as { id: string }).id;
};

const chooseOptions = async (desk: Desk, game: AnyGame): Promise<readonly string[]> => {
  const { screen, words } = desk;
  const texts = game.text[desk.language].options;
  const on = new Set<string>();
  for (;;) {
    screen.say(`\n${screen.paint.bold(words.opening.whichOptions)} ${screen.paint.dim(words.opening.switchOptions)}`);
    const items = game.options.map(({ id }) => ({ name: texts[id]?.name ?? id, about: texts[id]?.about ?? '' }));
    const chosen = withNeeded(game, [...on]);
    list(desk, items, i => (chosen.includes((game.options[i] as { id: string }).id) ? screen.paint.green('[x] ') : '[ ] '));
    const typed = await line(desk);
    if (typed === '') return chosen;
    if (/^q(?:uit)?$|^salir$/i.test(typed)) throw new Left('end');
    for (const word of typed.split(/[\s,]+/)) {
      const id = game.options[Number(word) - 1]?.id;
      if (id === undefined) screen.say(words.play.noSuchNumber(word, game.options.length));
      else if (!on.delete(id)) on.add(id);
    }
  }
};

export const chooseSetUp = async (desk: Desk, game: AnyGame): Promise<SetUp> => {
  const texts = game.text[desk.language].scenarios;
  const items = game.scenarios.map(id => ({ name: texts[id]?.name ?? id, about: texts[id]?.about ?? '' }));
  const scenario = game.scenarios[
    items.length > 1 ? await chooseOne(desk, desk.words.opening.whichScenario, items) : 0
  ] as string;
  return { scenario, options: game.options.length > 0 ? await chooseOptions(desk, game) : [] };
};

export const chooseSeats = async (desk: Desk, game: AnyGame): Promise<Sitters> => {
  if (game.sides.length === 1) return allHuman(game);
  const { words } = desk;
  const name = (side: string) => game.text[desk.language].sides[side] ?? side;
  const levels = await levelsOf(game);
  const choices = game.sides.flatMap(side => [
    { name: words.opening.againstRandom(name(side)), seats: only(game, side) },
    ...levels.map(level => ({
      name: words.opening.againstBot(name(side), level.name[desk.language]),
      seats: only(game, side, `bot:${level.id}`),
    })),
  ]);
  const items = [
    { name: words.opening.hotSeat, about: words.opening.hotSeatAbout },
    ...choices.map(one => ({ name: one.name, about: '' })),
  ];
  const n = await chooseOne(desk, words.opening.whichSeats, items);
  return choices[n - 1]?.seats ?? allHuman(game);
};
