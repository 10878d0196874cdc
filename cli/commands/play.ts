/** `cuartel play`: the terminal table. */
import { randomBytes } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import {
  type AnyGame,
  commitment,
  complain,
  journalFor,
  keyFromSeed,
  keyIn,
  keyOf,
  type Match,
  machineOf,
  open,
  type SetUp,
} from '@cuartel/engine';
import { oneOf, read, type Values } from '../command-line.ts';
import { autosaveOf, previousOf, seatsOf } from '../files/places.ts';
import { fieldOf, loadFile, textOf } from '../files/read.ts';
import { isForeign, writeWhole } from '../files/write.ts';
import { gameNamed } from '../games.ts';
import { levelsOf } from '../play/bots.ts';
import { keeperOf } from '../play/keeper.ts';
import { chooseGame, chooseSeats, chooseSetUp, confirm, type Desk, Left } from '../play/opening.ts';
import { keptOrders } from '../play/orders.ts';
import { allHuman, only, type Sitters, seatsFrom } from '../play/seats.ts';
import { sit } from '../play/table.ts';
import type { Subcommand } from '../room.ts';
import { agreedIn } from '../setup.ts';
import { openKeyboard } from '../terminal/keyboard.ts';
import type { TerminalWords } from '../text/words.ts';
import { impossible, misuse } from '../user-error.ts';

const OPTIONS = {
  scenario: { type: 'string' },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
  side: { type: 'string' },
  opponent: { type: 'string' },
  load: { type: 'string' },
  save: { type: 'string' },
  new: { type: 'boolean' },
  resume: { type: 'boolean' },
} as const;
/** Journal lines shown again when a game is resumed. */
const RECAP = 8;
type Wanted = Values<typeof OPTIONS>;

/** Seats as the command line asks for them; undefined when it does not say. */
const seatsGiven = async (game: AnyGame, { side, opponent }: Wanted, words: TerminalWords): Promise<Sitters | undefined> => {
  const mine = oneOf(side, game.sides, '--side', words);
  const levels = (await levelsOf(game)).map(level => level.id);
  const against = oneOf(opponent, ['human', 'random', ...levels], '--opponent', words);
  if (game.sides.length === 1) return allHuman(game);
  if (mine === undefined && against === undefined) return undefined;
  if (against === 'human') return allHuman(game);
  return only(
    game,
    mine ?? (game.sides[0] as string),
    against === undefined || against === 'random' ? 'random' : `bot:${against}`,
  );
};
const seatsKept = (game: AnyGame, words: TerminalWords): Sitters | null => {
  const file = seatsOf(game.slug);
  if (!existsSync(file)) return null;
  const kept = textOf(file, words);
  return 'text' in kept ? seatsFrom(game, fieldOf(kept.text, 'seats')) : null;
};

/** The unfinished game of last time, if there is one and it is wanted. A damaged one is said to be so and put aside. */
const resumed = async (desk: Desk, game: AnyGame, wanted: Wanted): Promise<Match | null> => {
  const file = autosaveOf(game.slug);
  const { words, screen, language } = desk;
  const starting = [wanted.new, wanted.scenario, wanted.option, wanted.seed].some(given => given !== undefined);
  if (!existsSync(file)) {
    if (wanted.resume) throw impossible(words.opening.nothingToResume(game.slug));
    return null;
  }
  const loaded = await loadFile(file, words, game);
  if (!loaded.ok) {
    if (wanted.resume) throw impossible(complain(loaded.complaint, language));
    screen.say(screen.paint.yellow(words.opening.badAutosave(complain(loaded.complaint, language), previousOf(game.slug))));
  } else if (machineOf(game).asked(loaded.match.position).length > 0) {
    if (wanted.resume) return loaded.match;
    if (!starting && (await confirm(desk, words.opening.resume(loaded.match.record.actions.length)))) return loaded.match;
  } else if (wanted.resume) throw impossible(words.opening.nothingToResume(game.slug));
  else return null;
  putAside(game);
  return null;
};
const putAside = (game: AnyGame): void => {
  try {
    renameSync(autosaveOf(game.slug), previousOf(game.slug));
  } catch {
    // There is none, or it stays where it is until the first action takes its place.
  }
};

const introduce = ({ screen, words, language }: Desk, match: Match): void => {
  const { game, record } = match;
  const text = game.text[language];
  const { paint } = screen;
  screen.say(`\n${paint.bold(text.title)}  ${paint.dim(text.about)}`);
  const agreed = [
    text.scenarios[record.scenario]?.name ?? record.scenario,
    ...record.options.map(id => text.options[id]?.name ?? id),
  ];
  screen.say(agreed.join(' · '));
  screen.say(paint.dim(words.opening.promise(commitment(keyIn(record.key)))));
  screen.say(paint.dim(words.opening.hint));
};

export const play: Subcommand = async (args, { language, words, screen }) => {
  const { values, rest } = read(args, OPTIONS, 1, words);
  if (values.resume && values.new) throw misuse(words.usage.notTogether('--resume', '--new'));
  if (values.load !== undefined && values.resume) throw misuse(words.usage.notTogether('--load', '--resume'));
  if (values.save !== undefined && isForeign(values.save)) throw impossible(words.files.foreign(values.save));
  const named = rest[0] === undefined ? null : await gameNamed(rest[0], words);
  const fromFile = values.load === undefined ? null : await loadFile(values.load, words, named ?? undefined);
  if (fromFile !== null && !fromFile.ok) throw impossible(complain(fromFile.complaint, language));

  const keyboard = openKeyboard();
  const desk: Desk = { keyboard, screen, words, language };
  try {
    const game = fromFile?.match.game ?? named ?? (await chooseGame(desk));
    const given = await seatsGiven(game, values, words);
    const quick = [values.scenario, values.option, values.seed].some(v => v !== undefined);
    const quickly: SetUp | null = quick ? agreedIn(game, values.scenario, values.option, words) : null;
    if (fromFile !== null && values.save === undefined) putAside(game);
    let match = fromFile?.match ?? (await resumed(desk, game, values));
    const again = match !== null;
    if (match === null) {
      const agreed = quickly ?? (await chooseSetUp(desk, game));
      match = open(game, agreed, values.seed === undefined ? keyOf(randomBytes(32)) : keyFromSeed(values.seed));
    }
    const seats = given ?? (again ? seatsKept(game, words) : null) ?? (quick ? allHuman(game) : await chooseSeats(desk, game));
    const keeper = keeperOf(values.save ?? autosaveOf(game.slug));
    if (game.sides.length > 1) writeWhole(seatsOf(game.slug), `${JSON.stringify({ seats })}\n`);
    introduce(desk, match);
    return await sit({
      match,
      seats,
      orders: again ? keptOrders(match, words) : {},
      keyboard,
      screen,
      keeper,
      language,
      words,
      viewer: null,
      read: new Map(game.sides.map(side => [side, again ? Math.max(0, journalFor(match, side).length - RECAP) : 0])),
      shown: new Map(),
      plans: new Map(),
      levels: await levelsOf(game),
    });
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    return error.why === 'interrupt' ? 130 : 0;
  } finally {
    keyboard.close();
  }
};
