/** `npm run rules`: how much of each rulebook is carried out, and how much of that is tested. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SLUGS } from '../../games/shelf.ts';
import { type Count, count, type Ledger, readLedger, untested, untouched } from './ledger.ts';
import { parseTested, type Tested } from './tested.ts';

const HELP = `Usage: npm run rules -- [options]

Prints, for every game, how many rules its rulebook has, how many of them the code cites (implemented), how many are
named by a test that passed in the last full run (tested), how many need no code (definitional), and how many are left.

  --game SLUG                      only this game, also one that is not on the shelf yet
  --list untouched|untested        the ids themselves
  --json                           an array of {game, rules, implemented, tested, definitional, untouched}
  --check                          only look for faults
  --record                         keep the results of the last full run in docs/tested.json
  --help

Exit code 1 if a ledger has faults: unknown or repeated ids, a language missing, an empty text, a dead reference.`;

const house = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const LAST_RUN = '.cuartel/tested.json';
const SNAPSHOT = 'docs/tested.json';
const warn = (line: string) => void process.stderr.write(`${line}\n`);
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Games that have rules, also those which are not on the shelf yet. */
const written = (): string[] =>
  readdirSync(join(house, 'games'))
    .filter(slug => existsSync(join(house, 'games', slug, 'text', 'rules.en.ts')))
    .sort();

function sourcesOf(slug: string): Map<string, string> {
  const root = join(house, 'games', slug);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map(path => path.replaceAll('\\', '/'));
  const own = files.filter(path => path.endsWith('.ts') && !path.includes('node_modules/')).sort();
  return new Map(own.map(path => [path, readFileSync(join(root, path), 'utf8')]));
}

const readTested = (path: string): Tested | undefined =>
  existsSync(join(house, path)) ? parseTested(readFileSync(join(house, path), 'utf8')) : undefined;

function lastTested(): Tested {
  const last = readTested(LAST_RUN);
  if (last) return last;
  const kept = readTested(SNAPSHOT);
  if (kept) warn(`rules: no full test run here yet; "tested" is taken from ${SNAPSHOT} (${kept.when}).`);
  else warn('rules: no full test run yet; "tested" is zero until `npm test` has run.');
  return kept ?? { when: 'never', games: {} };
}

function record(): number {
  const last = readTested(LAST_RUN);
  if (!last) {
    warn('rules: nothing to record: run `npm test` first.');
    return 1;
  }
  mkdirSync(join(house, 'docs'), { recursive: true });
  writeFileSync(join(house, SNAPSHOT), `${JSON.stringify(last, null, 2)}\n`);
  warn(`rules: recorded the run on ${last.when} in ${SNAPSHOT}.`);
  return 0;
}

const COLUMNS = ['game', 'rules', 'implemented', 'tested', 'definitional', 'untouched'] as const;

function table(counts: readonly Count[]): string {
  const rows = [COLUMNS.map(String), ...counts.map(row => COLUMNS.map(column => String(row[column])))];
  const widths = COLUMNS.map((_, i) => Math.max(...rows.map(row => row[i]!.length)));
  const line = (row: string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  return rows.map(line).join('\n');
}

interface Request {
  game?: string;
  list?: string;
  json?: boolean;
  check?: boolean;
  record?: boolean;
  help?: boolean;
}

function run(request: Request): number {
  if (request.help) {
    print(HELP);
    return 0;
  }
  if (request.record) return record();
  const { list } = request;
  if (list !== undefined && list !== 'untouched' && list !== 'untested') {
    warn('rules: --list takes untouched or untested.');
    return 2;
  }
  const all = written();
  if (request.game !== undefined && !all.includes(request.game)) {
    warn(`rules: there is no game ${request.game}. Games: ${all.join(', ') || 'none yet'}.`);
    return 2;
  }
  // A game that is being written has its faults found from the first rule on, and is counted once it is on the shelf.
  const wanted = request.check ? all : SLUGS;
  const ledgers = (request.game === undefined ? wanted : [request.game]).map(slug => readLedger(slug, sourcesOf(slug)));
  if (!request.check) show(ledgers, lastTested(), request);
  const faults = ledgers.flatMap(ledger => ledger.faults);
  for (const fault of faults) warn(fault);
  if (faults.length > 0) warn(`rules: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the ledger.`);
  return faults.length > 0 ? 1 : 0;
}

function show(ledgers: readonly Ledger[], tested: Tested, { list, json }: Request): void {
  const testedOf = (ledger: Ledger) => new Set(tested.games[ledger.game] ?? []);
  if (list !== undefined) {
    const lists = ledgers.map(ledger => ({
      game: ledger.game,
      ids: list === 'untouched' ? untouched(ledger) : untested(ledger, testedOf(ledger)),
    }));
    if (json) print(JSON.stringify(lists));
    else for (const { game, ids } of lists) for (const id of ids) print(lists.length > 1 ? `${game} ${id}` : id);
    return;
  }
  const counts = ledgers.map(ledger => count(ledger, testedOf(ledger)));
  print(json ? JSON.stringify(counts) : table(counts));
}

// `npm run rules | head` closes the pipe early; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      list: { type: 'string' },
      json: { type: 'boolean' },
      check: { type: 'boolean' },
      record: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  process.exitCode = run(values);
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  warn(`rules: ${error.message}`);
  process.exitCode = 2;
}
