/** `cuartel fuzz`: many random games with everything watched; the first that fails is kept as a file. */
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { type AnyGame, keyFromSeed } from '@cuartel/engine';
import { failureFile } from '@cuartel/engine/battery/index.ts';
import { newRecord } from '@cuartel/engine/play/record.ts';
import { oneOf, read, wholeNumber } from '../command-line.ts';
import { writeWhole } from '../files/write.ts';
import { gameNamed, house, isFile } from '../games.ts';
import { agreedFor } from '../pool/agreed.ts';
import { runWithProgress, type Timed } from '../pool/run.ts';
import { type Found, type Games, seedOf } from '../pool/work.ts';
import type { Subcommand } from '../room.ts';
import { optionsIn, scenarioIn } from '../setup.ts';
import { decimal, whole } from '../terminal/numbers.ts';
import { impossible, misuse } from '../user-error.ts';

const OPTIONS = {
  games: { type: 'string' },
  from: { type: 'string' },
  seed: { type: 'string' },
  scenario: { type: 'string' },
  option: { type: 'string', multiple: true },
  'all-options': { type: 'string' },
  workers: { type: 'string' },
  every: { type: 'string' },
  most: { type: 'string' },
  patience: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** What was found, with the number of the game. A game that hangs leaves only what was agreed for it. */
const foundIn = (game: AnyGame, plan: Games, { failed, hung }: Timed, patience: number): (Found & { i: number }) | null => {
  if (failed?.failure) return { ...failed.failure, i: failed.i };
  if (hung === null) return null;
  const seed = seedOf(plan, hung);
  const detail = `the game did not come back within ${patience} seconds`;
  const record = newRecord(game, agreedFor(game, plan, hung), keyFromSeed(seed));
  return { i: hung, property: 'hangs', detail, file: failureFile({ property: 'hangs', detail, seed, record, action: null }, '') };
};

export const fuzz: Subcommand = async (args, room) => {
  const { words, language, screen } = room;
  const { values, rest } = read(args, OPTIONS, 1, words);
  const name = rest[0];
  if (name === undefined) throw misuse(words.usage.needsGame('fuzz'));
  const game = await gameNamed(name, words);
  const number = (key: 'games' | 'from' | 'workers' | 'every' | 'most' | 'patience', otherwise: number, most: number) =>
    wholeNumber(values[key], otherwise, key, 1, most, words);
  const games = number('games', 1_000, 100_000_000);
  const patience = number('patience', 60, 86_400);
  if (values['all-options'] !== undefined && values.option !== undefined)
    throw misuse(words.usage.notTogether('--all-options', '--option'));
  const plan: Games = {
    kind: 'fuzz',
    game: name,
    seed: values.seed ?? '1',
    scenario: scenarioIn(game, values.scenario, words) ?? null,
    options: optionsIn(game, values.option, words),
    anyOptions: oneOf(values['all-options'], ['random'], '--all-options', words) !== undefined,
    every: number('every', 8, 1_000_000),
    most: number('most', 100_000, 100_000_000),
    player: 'random',
  };
  const workers = Math.min(games, number('workers', Math.min(2, availableParallelism()), 64));
  const ends = new Map<string, number>();
  const timed = await runWithProgress(
    {
      plan,
      from: number('from', 1, 100_000_000),
      games,
      workers,
      patience,
      onDone: ({ winner, by, failure }) => {
        const end = `${winner ?? '-'}: ${by}`;
        if (failure === null) ends.set(end, (ends.get(end) ?? 0) + 1);
      },
    },
    room,
  );
  const found = foundIn(game, plan, timed, patience);
  let file: string | null = null;
  if (found !== null) {
    file = join(house, '.cuartel', 'failures', `${game.slug}-${seedOf(plan, found.i).replace(/[^\w.-]/g, '_')}.json`);
    const trouble = writeWhole(file, found.file);
    if (trouble !== null) throw impossible(words.files.notWritten(file, trouble.code));
  }
  const seconds = Math.max(0.001, timed.seconds);
  if (values.json) {
    screen.print(
      JSON.stringify({
        ok: found === null,
        game: game.slug,
        version: game.version,
        seed: plan.seed,
        games: timed.games,
        actions: timed.actions,
        seconds: Number(seconds.toFixed(3)),
        actionsPerSecond: Math.round(timed.actions / seconds),
        workers,
        ends: Object.fromEntries([...ends].sort()),
        failure:
          found === null
            ? null
            : { game: found.i, seed: seedOf(plan, found.i), property: found.property, detail: found.detail, file },
      }),
    );
    return found === null ? 0 : 1;
  }
  const counts = [
    whole(timed.games, language),
    whole(timed.actions, language),
    decimal(seconds, 1, language),
    whole(timed.actions / seconds, language),
  ] as const;
  if (found === null) {
    screen.say(screen.paint.green(words.fuzz.good(...counts)));
    return 0;
  }
  screen.say(screen.paint.red(words.fuzz.failed(found.i, seedOf(plan, found.i), found.property)));
  screen.say(found.detail, '  ');
  const shown = relative(process.cwd(), file as string);
  screen.print(words.fuzz.kept(shown, `cuartel replay ${shown}${isFile(name) ? ` --game ${name}` : ''}`));
  return 1;
};
