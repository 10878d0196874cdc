/** A run: which test files reach what, then every mutant of the sample against those that reach it, the likeliest first. */
import { join } from 'node:path';
import { type Ended, openWorker, type TestWorker } from './crew.ts';
import type { Mutant, Rules } from './mutants.ts';
import { spoiled } from './mutants.ts';
import { marked } from './reach.ts';

export interface Fate {
  readonly id: string;
  readonly is: 'killed' | 'survived';
  /** The test that noticed, or how else it ended; null: it survived. */
  readonly by: string | null;
  /** No test comes by the changed line. */
  readonly unreached?: boolean;
  readonly ms: number;
}
export interface Where {
  readonly root: string;
  /** From the root. */
  readonly folder: string;
}
interface TestFile {
  readonly test: string;
  readonly ms: number;
  readonly reached: ReadonlySet<number>;
}

/** The tests must be green before anything is changed; the message says which are not. */
export class NotGreen extends Error {}

const inFolder = ({ root, folder }: Where, file: string): string => join(root, folder, file);

/** All tests once, unchanged but for the marks. */
export const firstRun = async (where: Where, rules: Rules): Promise<TestFile[]> => {
  const worker = await openWorker({ ...where, first: true });
  const found: TestFile[] = [];
  const replaced = Object.fromEntries([...marked(rules)].map(([file, text]) => [inFolder(where, file), text]));
  const ended = await worker.run(
    { replaced, tests: null },
    { timeOf: () => 0, beyond: 900_000 },
    ({ test, ms, reached }) => void found.push({ test, ms, reached: new Set(reached) }),
  );
  worker.close();
  if (ended.is !== 'passed')
    throw new NotGreen(ended.is === 'failed' ? `${ended.failed.test}: ${ended.failed.message}` : ended.is);
  return found;
};

const wordOf = (ended: Ended): string | null => {
  if (ended.is === 'passed') return null;
  if (ended.is === 'failed') return ended.failed.test === '-' ? ended.failed.message : ended.failed.test;
  return ended.is === 'hung' ? 'it never ends' : 'it ends the process';
};

export interface Hunt {
  readonly where: Where;
  readonly rules: Rules;
  readonly tests: readonly TestFile[];
  readonly workers: number;
  /** What is waited for a test file beyond its own time, in milliseconds. */
  readonly patience: number;
  /** Test files that take longer, in milliseconds, are left out. */
  readonly longest: number;
  tell(verdict: Fate): void;
}

export const hunt = async (mutants: readonly Mutant[], how: Hunt): Promise<void> => {
  const { where, rules, tests, longest } = how;
  const timeOf = (test: string): number => tests.find(other => other.test === test)?.ms ?? 0;
  /** How often a test file has killed in a rule file: what killed there before is tried first. */
  const kills = new Map<string, number>();
  const killsOf = (file: string, test: string): number => kills.get(`${file}\0${test}`) ?? 0;
  const orderFor = ({ file, site }: Mutant): string[] =>
    tests
      .filter(({ reached, ms }) => ms <= longest && (rules.sites[site]!.isAtOnce || reached.has(site)))
      .map(({ test, ms }) => ({ test, cost: (ms + 100) / (1 + killsOf(file, test)) }))
      .sort((a, b) => a.cost - b.cost)
      .map(({ test }) => test);
  const tryOne = async (worker: TestWorker, mutant: Mutant): Promise<Fate> => {
    const from = performance.now();
    const order = orderFor(mutant);
    if (order.length === 0) return { id: mutant.id, is: 'survived', by: null, unreached: true, ms: 0 };
    const text = spoiled(rules.sources.get(mutant.file)!, mutant);
    let last = '';
    const ended = await worker.run(
      { replaced: { [inFolder(where, mutant.file)]: text }, tests: order },
      { timeOf, beyond: how.patience },
      ({ test }) => (last = test),
    );
    const by = wordOf(ended);
    if (ended.is === 'failed') kills.set(`${mutant.file}\0${last}`, killsOf(mutant.file, last) + 1);
    return { id: mutant.id, is: by === null ? 'survived' : 'killed', by, ms: Math.round(performance.now() - from) };
  };
  const queue = [...mutants];
  const work = async (): Promise<void> => {
    const worker = await openWorker({ ...where, first: false });
    try {
      for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) how.tell(await tryOne(worker, mutant));
    } finally {
      worker.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(how.workers, mutants.length) }, work));
};
