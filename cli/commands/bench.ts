/** `cuartel bench`: how fast the engine and the games are, against their budgets and against the stored baseline. */
import { cpus } from 'node:os';
import type { AnyGame, Language } from '@cuartel/engine';
import { takeDownAll } from '../../games/index.ts';
import { SHELF } from '../../games/shelf.ts';
import { BASELINE, baselineText, readBaseline } from '../bench/baseline.ts';
import { calibrate } from '../bench/calibration.ts';
import { emptyActions } from '../bench/empty.ts';
import { clones, playouts, views } from '../bench/playouts.ts';
import { type Measured, type Sampled, sampleAll } from '../bench/sample.ts';
import { read, wholeNumber } from '../command-line.ts';
import { writeWhole } from '../files/write.ts';
import type { Subcommand } from '../room.ts';
import { decimal, whole } from '../terminal/numbers.ts';
import { openProgress } from '../terminal/progress.ts';
import { grid } from '../terminal/wrap.ts';
import { impossible } from '../user-error.ts';

const OPTIONS = {
  json: { type: 'boolean' },
  'save-baseline': { type: 'boolean' },
  strict: { type: 'boolean' },
  rounds: { type: 'string' },
  ms: { type: 'string' },
} as const;

const ENGINE_BUDGET = 1;

const entriesOf = (game: AnyGame): Measured[] => {
  const budget = SHELF.find(({ slug }) => slug === game.slug)?.speed ?? {};
  return [
    { name: `${game.slug} playouts`, unit: 'actions/s', budget: budget.playouts ?? null, batch: playouts(game) },
    { name: `${game.slug} clone`, unit: 'µs', budget: budget.clone ?? null, batch: clones(game) },
    { name: `${game.slug} view`, unit: 'µs', budget: budget.view ?? null, batch: views(game) },
  ];
};
/** Nanoseconds for one unit, as the entry's unit tells it. */
const inUnit = ({ unit }: Measured, ns: number): number => (unit === 'µs' ? ns / 1_000 : 1e9 / ns);
const within = ({ unit, budget }: Measured, measured: number): boolean | null =>
  budget === null ? null : unit === 'µs' ? measured <= budget : measured >= budget;
const shown = ({ unit }: Measured, n: number, language: Language): string =>
  unit === 'µs' ? decimal(n, 3, language) : whole(n, language);

export const bench: Subcommand = async (args, { words, language, screen }) => {
  const { values } = read(args, OPTIONS, 0, words);
  const rounds = wholeNumber(values.rounds, 9, 'rounds', 1, 1_000, words);
  const ms = wholeNumber(values.ms, 40, 'ms', 1, 10_000, words);
  const games = await takeDownAll();
  const entries: Measured[] = [
    ...games.flatMap(entriesOf),
    { name: 'engine action', unit: 'µs', budget: ENGINE_BUDGET, batch: emptyActions },
  ];
  const progress = openProgress(rounds, screen.notePaint);
  const [calibration, ...sampled] = sampleAll([{ batch: calibrate }, ...entries], rounds, ms, done =>
    progress.show(done, words.bench.round(done, rounds)),
  ) as [Sampled, ...Sampled[]];
  progress.end();

  const baseline = readBaseline();
  const results = entries.map((entry, e) => {
    const { best, median } = sampled[e]!;
    const cost = best / calibration.best;
    const before = baseline?.costs[entry.name];
    const measured = inUnit(entry, best);
    return {
      entry,
      cost,
      measured,
      median: inUnit(entry, median),
      ok: within(entry, measured),
      /** Above 1: slower than the baseline. */
      ratio: before === undefined ? null : cost / before,
    };
  });
  if (values['save-baseline']) {
    const costs = Object.fromEntries(results.map(({ entry, cost }) => [entry.name, Number(cost.toPrecision(4))]));
    const trouble = writeWhole(
      BASELINE,
      baselineText({ calibration: Math.round(calibration.best), node: process.version, costs }),
    );
    if (trouble !== null) throw impossible(words.files.notWritten(BASELINE, trouble.code));
  }
  const over = results.some(({ ok }) => ok === false);
  if (values.json)
    screen.print(
      JSON.stringify({
        node: process.version,
        cpu: cpus()[0]?.model ?? '',
        calibration: calibration.best,
        rounds,
        entries: results.map(({ entry: { name, unit, budget }, measured, median, ok, ratio, cost }) => ({
          name,
          unit,
          budget,
          measured,
          median,
          ok,
          ratio,
          cost,
        })),
      }),
    );
  else {
    const { bold, dim, green, red } = screen.paint;
    const w = words.bench;
    screen.print(
      grid(
        [
          [w.entry, w.unit, w.budget, w.best, w.median, '', w.ratio].map(bold),
          ...results.map(({ entry, measured, median, ok, ratio }) => [
            entry.name,
            entry.unit,
            entry.budget === null ? dim('-') : shown(entry, entry.budget, language),
            shown(entry, measured, language),
            dim(shown(entry, median, language)),
            ok === null ? '' : ok ? green(w.ok) : red(w.over),
            ratio === null ? dim('-') : `×${decimal(ratio, 2, language)}`,
          ]),
        ],
        [2, 3, 4, 6],
      ),
    );
    screen.say(
      dim(
        w.closing(
          decimal(calibration.best / 1000, 2, language),
          baseline === null ? null : decimal(baseline.calibration / 1000, 2, language),
        ),
      ),
    );
    if (values['save-baseline']) screen.say(words.files.written(BASELINE));
  }
  return over && values.strict ? 1 : 0;
};
