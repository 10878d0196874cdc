/** `npm run mutate GAME`: spoils the rules of a game, one line at a time, and sees whether its tests notice. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCatalogue } from '../../cli/ledger/catalogue.ts';
import { paintFor } from '../../cli/terminal/paint.ts';
import { clock, openProgress } from '../../cli/terminal/progress.ts';
import { within } from '../setup/house.mjs';
import { fingerprint, openLog } from './log.ts';
import { type Mutant, mutantsIn, sampleOf, sourcesIn } from './mutants.ts';
import { type Explained, explainedIn, type Findings, reportOf, wordsOf } from './report.ts';
import { firstRun, hunt, NotGreen } from './run.ts';

const HELP = `Usage: npm run mutate GAME -- [options]

Changes the rules of a game (rulebook, queries, verbs, cards, state) one place at a time and runs the game's tests that come by it,
the likeliest first, until one fails. A change that no test notices has survived: the rule is not tested, or the change changes nothing.
Reasons for the latter stand in games/GAME/tests/mutants.json: { "id of the mutant": "why nothing changes" }.

  --sample N          how many, drawn by the seed; a larger sample goes on from a smaller one  (200)
  --all               every one
  --seed TEXT         another sample  (1)
  --file TEXT         only in files whose path has this
  --kind KIND         only of this kind
  --survivors         the survivors of the last run once more, after tests were written; what was killed stays killed
  --explained         try those that are explained too
  --within SECONDS    leave out test files that take longer; what survives then is not known to survive the others
  --patience SECONDS  a test file that takes longer than this and eight times its own time is taken never to end  (10)
  --workers N         processes at work  (cores less one)
  --fresh             forget what earlier runs have found
  --json              the report as JSON on standard output; it is always kept in .cuartel/mutants/GAME.json

A run that is broken off goes on where it stopped. Exit code 1: more than one in ten survived unexplained; 2: it could not be run.`;

/** Said to a person in one sentence, exit code 2. */
class Trouble extends Error {}

const OPTIONS = {
  sample: { type: 'string' },
  all: { type: 'boolean' },
  seed: { type: 'string' },
  file: { type: 'string' },
  kind: { type: 'string' },
  survivors: { type: 'boolean' },
  explained: { type: 'boolean' },
  within: { type: 'string' },
  patience: { type: 'string' },
  workers: { type: 'string' },
  fresh: { type: 'boolean' },
  json: { type: 'boolean' },
  root: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const number = (text: string | undefined, otherwise: number, name: string): number => {
  if (text === undefined) return otherwise;
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new Trouble(`--${name} takes a whole number from 1 on`);
  return n;
};
const idsOf = (folder: string): string[] => {
  const path = join(folder, 'text', 'rules.en.ts');
  return existsSync(path) ? [...readCatalogue(path, readFileSync(path, 'utf8'), 'rules').sentences.keys()] : [];
};
const explainedOf = (folder: string): Explained => {
  const path = join(folder, 'tests', 'mutants.json');
  if (!existsSync(path)) return {};
  try {
    return explainedIn(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Trouble(`${path}: ${error instanceof Error ? error.message : error}`);
  }
};
const isMisuse = (error: unknown): error is Error =>
  error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
const say = (line: string): void => void process.stderr.write(`mutate: ${line}\n`);

const run = async (args: readonly string[]): Promise<Findings | null> => {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  if (values.help) return null;
  const [game, ...rest] = positionals;
  if (game === undefined || rest.length > 0) throw new Trouble('one game is named; --help says the rest');
  const root = values.root ?? within();
  const folder = join(root, 'games', game);
  const sources = /^[a-z0-9-]+$/.test(game) && existsSync(folder) ? sourcesIn(folder) : new Map<string, string>();
  if (sources.size === 0) throw new Trouble(`there is no game ${game} with rules in games/`);
  const rules = mutantsIn(sources, idsOf(folder));
  const explained = explainedOf(folder);
  const byId = new Map(rules.mutants.map(mutant => [mutant.id, mutant]));

  const path = join(root, '.cuartel', 'mutants', `${game}.jsonl`);
  const print = fingerprint([folder, ...[join(root, 'engine')].filter(existsSync)]);
  if (values.fresh) rmSync(path, { force: true });
  const again = values.survivors === true;
  const log = openLog(path, print, again, id => byId.has(id));
  if (log.anew) say('rules or tests have changed since the last run: it begins anew');
  const wanted = rules.mutants.filter(
    ({ file, kind }) =>
      (values.file === undefined || file.includes(values.file)) && (values.kind === undefined || kind === values.kind),
  );
  const seed = values.seed ?? '1';
  const sample = again
    ? wanted.filter(({ id }) => log.verdicts.has(id))
    : sampleOf(wanted, seed, values.all ? wanted.length : number(values.sample, 200, 'sample'));
  const isOpen = ({ id }: Mutant): boolean =>
    (values.explained || !Object.hasOwn(explained, id)) &&
    (again ? log.verdicts.get(id)?.is === 'survived' : !log.verdicts.has(id));
  const open = sample.filter(isOpen);

  if (open.length > 0) {
    say(
      `${sample.length} of ${rules.mutants.length} mutants of ${game}, ${open.length} of them to be tried; first all tests as they are`,
    );
    const where = { root, folder: `games/${game}` };
    const tests = await firstRun(where, rules);
    const progress = openProgress(open.length, paintFor(process.stderr.isTTY === true, process.env));
    const from = performance.now();
    let [done, survived] = [0, 0];
    await hunt(open, {
      where,
      rules,
      tests,
      workers: number(values.workers, Math.max(1, availableParallelism() - 1), 'workers'),
      patience: number(values.patience, 10, 'patience') * 1000,
      longest: values.within === undefined ? Number.POSITIVE_INFINITY : number(values.within, 0, 'within') * 1000,
      tell(verdict) {
        log.add(verdict);
        done++;
        if (verdict.is === 'survived') survived++;
        const left = ((performance.now() - from) / done / 1000) * (open.length - done);
        progress.show(done, `${done} of ${open.length}, ${survived} survived, ${clock(left)} left`);
      },
    });
    progress.end();
  }
  const report = reportOf({ game, seed }, rules, sample, log.verdicts, explained);
  writeFileSync(path.replace(/l$/, ''), `${JSON.stringify(report, null, 2)}\n`);
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : `${wordsOf(report)}\n`);
  return report;
};
try {
  const report = await run(process.argv.slice(2));
  if (report === null) process.stdout.write(`${HELP}\n`);
  process.exitCode = report === null || report.enough ? 0 : 1;
} catch (error) {
  if (error instanceof NotGreen) say(`the tests are not green as they are: ${error.message}`);
  else if (error instanceof Trouble || isMisuse(error)) say(error.message);
  else throw error;
  process.exitCode = 2;
}
