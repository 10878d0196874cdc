/** `cuartel learn`: a worked example at the terminal table. */
import { type AnyGame, keyFromSeed, open } from '@cuartel/engine';
import { read } from '../command-line.ts';
import { lessonOf } from '../files/places.ts';
import { isForeign } from '../files/write.ts';
import { gameNamed } from '../games.ts';
import { keeperOf } from '../play/keeper.ts';
import { chooseGame, chooseLesson, type Desk, Left } from '../play/opening.ts';
import { allHuman } from '../play/seats.ts';
import { sit } from '../play/table.ts';
import type { Subcommand } from '../room.ts';
import { openKeyboard } from '../terminal/keyboard.ts';
import type { TerminalWords } from '../text/words.ts';
import { impossible, misuse } from '../user-error.ts';

const OPTIONS = { save: { type: 'string' } } as const;
const taught = ({ lessons }: AnyGame): boolean => (lessons?.length ?? 0) > 0;
/** `lesson-union-mills` goes by `union-mills` as well. */
const short = (id: string): string => id.replace(/^lesson-/, '');

/** By id, with or without `lesson-`, or by number. */
const lessonNamed = ({ lessons = [] }: AnyGame, typed: string, words: TerminalWords): string => {
  const found = lessons.find(({ id }, i) => id === typed || short(id) === typed || String(i + 1) === typed);
  if (found === undefined)
    throw misuse(
      words.usage.unknownLesson(
        typed,
        lessons.map(({ id }) => short(id)),
      ),
    );
  return found.id;
};

export const learn: Subcommand = async (args, { language, words, screen }) => {
  const { values, rest } = read(args, OPTIONS, 2, words);
  if (values.save !== undefined && isForeign(values.save)) throw impossible(words.files.foreign(values.save));
  const named = rest[0] === undefined ? null : await gameNamed(rest[0], words);
  if (named !== null && !taught(named)) throw impossible(words.usage.noLessons(named.slug));
  const asked = named === null || rest[1] === undefined ? null : lessonNamed(named, rest[1], words);

  const keyboard = openKeyboard();
  const desk: Desk = { keyboard, screen, words, language };
  try {
    const game = named ?? (await chooseGame(desk, taught));
    const only = game.lessons?.length === 1 ? game.lessons[0]?.id : undefined;
    const scenario = asked ?? only ?? (await chooseLesson(desk, game));
    // The dice of a lesson are laid ready: its key decides nothing.
    const match = open(game, { scenario, options: [] }, keyFromSeed(scenario));
    const lesson = game.lessons?.find(({ id }) => id === scenario);
    screen.say(`\n${screen.paint.bold(game.text[language].title)}  ${lesson?.title[language] ?? ''}`);
    screen.say(screen.paint.dim(lesson?.about[language] ?? ''));
    screen.say(screen.paint.dim(words.learn.hint));
    return await sit({
      match,
      orders: {},
      seats: allHuman(game),
      keyboard,
      screen,
      keeper: keeperOf(values.save ?? lessonOf(game.slug)),
      language,
      words,
      viewer: null,
      read: new Map(),
      shown: new Map(),
      plans: new Map(),
      levels: [],
    });
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    return error.why === 'interrupt' ? 130 : 0;
  } finally {
    keyboard.close();
  }
};
