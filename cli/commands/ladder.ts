/** `cuartel ladder`: the bots' levels against each other, with intervals; kept as JSON and as a chart. */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { same } from '@cuartel/engine';
import { read, wholeNumber } from '../command-line.ts';
import { writeWhole } from '../files/write.ts';
import { gameNamed, scriptedOf } from '../games.ts';
import { chartOf } from '../ladder/chart.ts';
import { mindFor } from '../ladder/minds.ts';
import { type KeptGame, type Ladder, outcomeOf } from '../ladder/outcome.ts';
import { placeOf } from '../ladder/place.ts';
import { gamesIn } from '../ladder/schedule.ts';
import { runWithProgress } from '../pool/run.ts';
import type { Finished, Games } from '../pool/work.ts';
import type { Subcommand, Surroundings } from '../room.ts';
import { agreedIn } from '../setup.ts';
import { decimal, percent, whole } from '../terminal/numbers.ts';
import { grid } from '../terminal/wrap.ts';
import { impossible, misuse } from '../user-error.ts';

const OPTIONS = {
  games: { type: 'string' },
  levels: { type: 'string' },
  nodes: { type: 'string' },
  time: { type: 'boolean' },
  ms: { type: 'string' },
  seed: { type: 'string' },
  scenario: { type: 'string' },
  option: { type: 'string', multiple: true },
  workers: { type: 'string' },
  resume: { type: 'string' },
  save: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;
/** A longer game does not end. */
const MOST = 20_000;
/** The file of a ladder under way is written once in so many games. */
const EVERY = 5;

/** What was kept of the very same ladder, as far as no game is missing. */
const keptIn = (file: string, plan: Games, otherLadder: (file: string) => string): KeptGame[] => {
  if (!existsSync(file)) return [];
  const saved = JSON.parse(readFileSync(file, 'utf8')) as { plan: Games; kept: KeptGame[] };
  if (!same(saved.plan, plan)) throw impossible(otherLadder(file));
  const sorted = saved.kept.sort((a, b) => a.i - b.i);
  const gap = sorted.findIndex((k, at) => k.i !== at + 1);
  return gap < 0 ? sorted : sorted.slice(0, gap);
};

export const ladder: Subcommand = async (args, room) => {
  const { words } = room;
  const { values, rest } = read(args, OPTIONS, 1, words);
  const name = rest[0];
  if (name === undefined) throw misuse(words.usage.needsGame('ladder'));
  const game = await gameNamed(name, words);
  const mind = await mindFor(game.slug);
  const scripted = typeof (await scriptedOf(game.slug))?.['scripted'] === 'function' ? ['scripted'] : [];
  if (mind === undefined) throw impossible(words.ladder.noBot(game.slug));
  const known = ['random', ...scripted, ...mind.levels.map(level => level.id)];
  const levels = values.levels?.split(',') ?? [...scripted, ...mind.levels.map(level => level.id)];
  for (const level of levels) if (!known.includes(level)) throw misuse(words.usage.notOneOf('--levels', level, known));
  if (new Set(levels).size < 2) throw misuse(words.ladder.needsTwo);
  const timed = values.time === true || values.ms !== undefined;
  if (values.nodes !== undefined && timed) throw misuse(words.usage.notTogether('--nodes', values.time ? '--time' : '--ms'));
  const plan: Games = {
    kind: 'ladder',
    game: name,
    seed: values.seed ?? '1',
    ...agreedIn(game, values.scenario, values.option, words),
    anyOptions: false,
    every: 1,
    most: MOST,
    player: 'random',
    contest: {
      levels,
      nodes: values.nodes === undefined ? null : wholeNumber(values.nodes, 0, 'nodes', 1, 100_000_000, words),
      timed,
      ms: values.ms === undefined ? null : wholeNumber(values.ms, 0, 'ms', 1, 600_000, words),
    },
  };
  const games = gamesIn(levels, game.sides.length, wholeNumber(values.games, 200, 'games', 1, 1_000_000, words));
  const kept = values.resume === undefined ? [] : keptIn(values.resume, plan, words.ladder.otherLadder);
  const before = kept.length;
  const save = (): void => {
    if (values.resume === undefined) return;
    const trouble = writeWhole(values.resume, JSON.stringify({ plan, kept }));
    if (trouble !== null) throw impossible(words.files.notWritten(values.resume, trouble.code));
  };
  const onDone = ({ i, winner, by, actions, tally }: Finished): void => {
    const { illegal = 0, timeouts = 0, slowest = 0 } = tally ?? {};
    kept.push({ i, winner, by, actions, illegal, timeouts, slowest });
    if (kept.length % EVERY === 0) save();
  };
  const left = Math.max(0, games - before);
  const workers = Math.min(
    Math.max(1, left),
    wholeNumber(values.workers, Math.min(2, availableParallelism()), 'workers', 1, 64, words),
  );
  const { seconds } =
    left === 0
      ? { seconds: 0 }
      : await runWithProgress({ plan, from: before + 1, games: left, workers, patience: 3600, onDone }, room);
  save();
  kept.sort((a, b) => a.i - b.i);
  const outcome = outcomeOf(levels, game.sides, kept.slice(0, games));
  const names = Object.fromEntries(mind.levels.map(level => [level.id, level.name.en]));
  const at = placeOf(game.slug, values.save === true);
  const { contest, seed, scenario, options } = plan;
  const file = {
    game: game.slug,
    version: game.version,
    scenario,
    options,
    seed,
    ...contest,
    seconds: Math.round(seconds),
    ...outcome,
  };
  for (const [place, text] of [
    [`${at}.json`, `${JSON.stringify(file, null, 2)}\n`],
    [`${at}.svg`, chartOf(game.text.en.title, names, outcome)],
  ] as const) {
    const trouble = writeWhole(place, text);
    if (trouble !== null) throw impossible(words.files.notWritten(place, trouble.code));
  }
  if (values.json) room.screen.print(JSON.stringify(file));
  else {
    show(room, outcome, game.text[room.language], seconds);
    room.screen.say(words.ladder.kept(`${at}.json`, `${at}.svg`));
  }
  return 0;
};

const show = (
  { screen, words: { ladder: w }, language }: Surroundings,
  outcome: Ladder,
  text: { readonly title: string; readonly sides: Readonly<Record<string, string>> },
  seconds: number,
): void => {
  const { bold } = screen.paint;
  const span = (low: number, high: number): string => `${percent(low, 1, language)} – ${percent(high, 1, language)}`;
  screen.say(bold(text.title));
  const levels = outcome.levels.map(l => [
    l.level,
    whole(l.games, language),
    percent(l.rate, 1, language),
    span(l.rateLow, l.rateHigh),
    `${Math.round(l.elo)} (${Math.round(l.low)} – ${Math.round(l.high)})`,
  ]);
  screen.print(grid([[w.level, w.games, w.won, w.interval, w.elo].map(bold), ...levels], [1, 2, 3, 4]));
  const pairs = outcome.pairs.map(p => [
    p.a,
    p.b,
    whole(p.games, language),
    percent(p.winRate, 1, language),
    span(p.low, p.high),
  ]);
  screen.print(`\n${grid([[w.level, w.against, w.games, w.score, w.interval].map(bold), ...pairs], [2, 3, 4])}`);
  const seats = outcome.seats.map(s => [
    s.a,
    s.b,
    text.sides[s.side] ?? s.side,
    whole(s.games, language),
    percent(s.winRate, 1, language),
    span(s.low, s.high),
  ]);
  if (seats.length > 0)
    screen.print(`\n${grid([[w.level, w.against, w.side, w.games, w.score, w.interval].map(bold), ...seats], [3, 4, 5])}`);
  const sides = outcome.sides.map(s => [text.sides[s.side] ?? s.side, percent(s.won, s.games, language), span(s.low, s.high)]);
  screen.print(`\n${grid([[w.side, w.won, w.interval].map(bold), ...sides], [1, 2])}`);
  const ends = outcome.ends.map(e => [
    e.level ?? '',
    e.winner === null ? w.nobody : (text.sides[e.winner] ?? e.winner),
    e.by,
    whole(e.count, language),
  ]);
  screen.print(`\n${grid([['', w.side, w.result, w.games].map(bold), ...ends], [3])}`);
  screen.say(`\n${w.closing(whole(outcome.games, language), decimal(seconds, 1, language), outcome)}`);
};
