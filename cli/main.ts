/** `cuartel COMMAND ...`: finds the command, and turns every mishap into a sentence and an exit code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from './command-line.ts';
import { house } from './games.ts';
import { isLanguage, languageOf } from './language.ts';
import type { Subcommand, Surroundings } from './room.ts';
import { openScreen } from './terminal/screen.ts';
import { wordsIn } from './text/index.ts';
import { COMMANDS, type CommandName } from './text/words.ts';
import { misuse, UserError } from './user-error.ts';

const LOAD: Readonly<Record<CommandName, () => Promise<Subcommand>>> = {
  play: async () => (await import('./commands/play.ts')).play,
  learn: async () => (await import('./commands/learn.ts')).learn,
  replay: async () => (await import('./commands/replay.ts')).replay,
  verify: async () => (await import('./commands/verify.ts')).verify,
  fuzz: async () => (await import('./commands/fuzz.ts')).fuzz,
  selfplay: async () => (await import('./commands/selfplay.ts')).selfplay,
  ladder: async () => (await import('./commands/ladder.ts')).ladder,
  bench: async () => (await import('./commands/bench.ts')).bench,
};
const isCommand = (name: string): name is CommandName => (COMMANDS as readonly string[]).includes(name);
const version = (): string => JSON.parse(readFileSync(join(house, 'package.json'), 'utf8')).version;

/** `--lang es` or `--lang=es`, wherever it stands: it is needed before anything else can be said. */
const langIn = (args: readonly string[]): string | undefined => {
  const at = args.findLastIndex(a => a === '--lang' || a.startsWith('--lang='));
  return at < 0 ? undefined : args[at]?.includes('=') ? args[at]?.slice('--lang='.length) : args[at + 1];
};

const run = async (args: readonly string[], room: Surroundings): Promise<number> => {
  const { words, screen } = room;
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const about = rest.find(isCommand);
    screen.print(about === undefined ? words.help.all : words.help.commands[about]);
    return 0;
  }
  if (name === '--version' || name === '-v') {
    screen.print(`cuartel ${version()}`);
    return 0;
  }
  if (name.startsWith('-')) throw misuse(words.usage.unknownOption(name, null));
  if (!isCommand(name)) throw misuse(words.usage.unknownCommand(name, nearest(name, COMMANDS)));
  if (rest.includes('--help') || rest.includes('-h')) {
    screen.print(words.help.commands[name]);
    return 0;
  }
  return (await LOAD[name]())(rest, room);
};

export const main = async (argv: readonly string[]): Promise<number> => {
  const screen = openScreen();
  const wanted = langIn(argv);
  const language = isLanguage(wanted) ? wanted : languageOf(process.env);
  const words = wordsIn(language);
  // `cuartel --lang es --help`: what stands before the command may stand after it as well.
  const args = argv[0] === '--lang' ? argv.slice(2) : argv[0]?.startsWith('--lang=') ? argv.slice(1) : argv;
  try {
    if (wanted !== undefined && !isLanguage(wanted)) throw misuse(words.usage.notOneOf('--lang', wanted, ['en', 'es']));
    return await run(args, { language, words, screen });
  } catch (error) {
    const { red, dim } = screen.notePaint;
    if (error instanceof UserError) {
      screen.note(`${red('cuartel:')} ${error.message}`);
      return error.exitCode;
    }
    const unexpected = error instanceof Error ? error : new Error(String(error));
    screen.note(`${red('cuartel:')} ${words.unexpected(unexpected.message)}`);
    if (argv.includes('--debug')) screen.note(dim(unexpected.stack ?? ''));
    return 70;
  }
};
