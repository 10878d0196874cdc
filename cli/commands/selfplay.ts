/** `cuartel selfplay`: games among the program's own players, and how they ended. */
import { availableParallelism } from 'node:os';
import { oneOf, read, wholeNumber } from '../command-line.ts';
import { gameNamed, scriptedOf } from '../games.ts';
import { mindFor } from '../ladder/minds.ts';
import { runWithProgress } from '../pool/run.ts';
import type { Finished, Games } from '../pool/work.ts';
import type { Subcommand } from '../room.ts';
import { agreedIn } from '../setup.ts';
import { decimal, percent, whole } from '../terminal/numbers.ts';
import { grid } from '../terminal/wrap.ts';
import { impossible, misuse } from '../user-error.ts';

const OPTIONS = {
  games: { type: 'string' },
  seed: { type: 'string' },
  scenario: { type: 'string' },
  option: { type: 'string', multiple: true },
  player: { type: 'string' },
  nodes: { type: 'string' },
  workers: { type: 'string' },
  json: { type: 'boolean' },
} as const;

interface Counted {
  count: number;
  actions: number;
}
interface Mean {
  sum: number;
  games: number;
  least: number;
  most: number;
}

export const selfplay: Subcommand = async (args, room) => {
  const { words, language, screen } = room;
  const { values, rest } = read(args, OPTIONS, 1, words);
  const name = rest[0];
  if (name === undefined) throw misuse(words.usage.needsGame('selfplay'));
  const game = await gameNamed(name, words);
  const scripted = typeof (await scriptedOf(game.slug))?.['scripted'] === 'function';
  const levels = (await mindFor(game.slug))?.levels ?? [];
  const known = ['scripted', 'random', ...levels.map(level => level.id)];
  const player = oneOf(values.player, known, '--player', words) ?? (scripted ? 'scripted' : 'random');
  const level = levels.find(({ id }) => id === player);
  if (player === 'scripted' && !scripted) throw impossible(words.selfplay.noScripted(game.slug));
  const agreed = agreedIn(game, values.scenario, values.option, words);
  const games = wholeNumber(values.games, 100, 'games', 1, 10_000_000, words);
  const plan: Games = {
    kind: 'selfplay',
    game: name,
    seed: values.seed ?? '1',
    ...agreed,
    anyOptions: false,
    every: 1,
    most: 1_000_000,
    player,
    ...(level === undefined
      ? {}
      : {
          contest: {
            levels: [level.id],
            nodes: values.nodes === undefined ? null : wholeNumber(values.nodes, 0, 'nodes', 1, 100_000_000, words),
            timed: false,
            ms: null,
          },
        }),
  };
  const ends = new Map<string, Counted & { winner: string | null; by: string }>();
  const extras = new Map<string, Mean>();
  let [shortest, longest] = [Number.POSITIVE_INFINITY, 0];
  const onDone = ({ winner, by, actions, tally }: Finished): void => {
    const end = ends.get(`${winner}|${by}`) ?? { winner, by, count: 0, actions: 0 };
    end.count++;
    end.actions += actions;
    ends.set(`${winner}|${by}`, end);
    shortest = Math.min(shortest, actions);
    longest = Math.max(longest, actions);
    for (const [key, n] of Object.entries(tally ?? {})) {
      const mean = extras.get(key) ?? { sum: 0, games: 0, least: n, most: n };
      extras.set(key, { sum: mean.sum + n, games: mean.games + 1, least: Math.min(mean.least, n), most: Math.max(mean.most, n) });
    }
  };
  const workers = Math.min(games, wholeNumber(values.workers, Math.min(2, availableParallelism()), 'workers', 1, 64, words));
  const timed = await runWithProgress({ plan, from: 1, games, workers, patience: 3600, onDone }, room);
  const rows = [...ends.values()].sort((a, b) => b.count - a.count || (a.by < b.by ? -1 : 1));
  const bound = (n: number): string => (Number.isInteger(n) ? String(n) : decimal(n, 2, language));
  const mean = timed.actions / timed.games;
  if (values.json) {
    screen.print(
      JSON.stringify({
        game: game.slug,
        version: game.version,
        ...agreed,
        seed: plan.seed,
        player,
        games: timed.games,
        seconds: Number(timed.seconds.toFixed(3)),
        gamesPerSecond: Number((timed.games / timed.seconds).toFixed(1)),
        length: { mean, shortest, longest },
        ends: rows.map(({ winner, by, count, actions }) => ({ winner, by, count, meanLength: actions / count })),
        tally: Object.fromEntries(
          [...extras].map(([key, { sum, games: n, least, most }]) => [key, { mean: sum / n, games: n, least, most }]),
        ),
      }),
    );
    return 0;
  }
  const { bold, dim } = screen.paint;
  const w = words.selfplay;
  const text = game.text[language];
  screen.say(
    `${bold(text.title)}  ${dim([level?.name[language] ?? w.players[player === 'scripted' ? player : 'random'], ...[agreed.scenario, ...agreed.options]].join(' · '))}`,
  );
  screen.print(
    grid(
      [
        [w.winner, w.reason, w.games, '', w.length].map(bold),
        ...rows.map(({ winner, by, count, actions }) => [
          winner === null ? w.nobody : (text.sides[winner] ?? winner),
          by,
          whole(count, language),
          percent(count, timed.games, language),
          decimal(actions / count, 1, language),
        ]),
      ],
      [2, 3, 4],
    ),
  );
  if (extras.size > 0)
    screen.print(
      `\n${grid(
        [
          [w.number, w.mean, w.least, w.most, w.games].map(bold),
          ...[...extras].map(([key, { sum, games: n, least, most }]) => [
            key,
            decimal(sum / n, 2, language),
            bound(least),
            bound(most),
            whole(n, language),
          ]),
        ],
        [1, 2, 3, 4],
      )}`,
    );
  screen.say(
    `\n${w.closing(whole(timed.games, language), decimal(mean, 1, language), shortest, longest, decimal(timed.games / timed.seconds, 1, language))}`,
  );
  return 0;
};
