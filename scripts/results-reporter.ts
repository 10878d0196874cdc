/** Leaves the counts of the last vitest run in `.cuartel/results.json` for the closing line of `npm test`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

export interface Results {
  passed: number;
  failed: number;
  skipped: number;
  /** Each failure with its name and what it said: they are told again before the closing line. */
  wrong: string[];
}

const LONG = 1_200; // letters of what a failure said
const said = (name: string, errors: readonly { readonly message?: unknown; readonly stack?: unknown }[]): string =>
  [name, ...errors.map(({ message, stack }) => `   ${String(stack ?? message ?? '')}`.slice(0, LONG))].join('\n');

/** A file that could not even be read, or a failing hook, counts as one failure: no failure goes uncounted. */
export function countResults(modules: readonly TestModule[], stray: readonly unknown[]): Results {
  const results: Results = { passed: 0, failed: 0, skipped: 0, wrong: [] };
  for (const module of modules) {
    let failed = 0;
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      if (state === 'passed') results.passed++;
      else if (state === 'skipped') results.skipped++;
      else {
        failed++;
        results.wrong.push(said(`${module.moduleId}: ${test.fullName}`, errors ?? []));
      }
    }
    if (failed === 0 && !module.ok()) {
      failed = 1;
      results.wrong.push(said(module.moduleId, module.errors()));
    }
    results.failed += failed;
  }
  for (const error of stray) results.wrong.push(said('outside every test', [error as Error]));
  results.failed += stray.length;
  return results;
}

/** Tests that failed at first and passed when they were tried again. */
export const passedAgain = (modules: readonly TestModule[]): string[] =>
  modules.flatMap(module =>
    [...module.children.allTests('passed')].filter(test => test.diagnostic()?.flaky).map(test => test.fullName),
  );

/** Seconds in the tests of each wing and of each game, the longest first: what has grown too long is seen here. */
export const timesOf = (modules: readonly TestModule[], root: string): string => {
  const times = new Map<string, number>();
  for (const module of modules) {
    const [wing = '', game = ''] = relative(root, module.moduleId).replaceAll('\\', '/').split('/');
    const place = wing === 'games' && !game.endsWith('.ts') ? `games/${game}` : wing;
    const { duration, collectDuration } = module.diagnostic();
    times.set(place, (times.get(place) ?? 0) + duration + collectDuration);
  }
  return [...times]
    .sort((a, b) => b[1] - a[1])
    .map(([place, ms]) => `${place} ${Math.round(ms / 1000)} s`)
    .join(', ');
};

export default class ResultsReporter implements Reporter {
  private root = '.';

  onInit(vitest: Vitest): void {
    this.root = vitest.config.root;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const again = passedAgain(modules);
    if (again.length > 0) process.stdout.write(`PASSED ONLY AT A LATER ATTEMPT:\n${again.map(name => ` ! ${name}\n`).join('')}`);
    if (process.env['CUARTEL_FULL_RUN'] === '1') process.stdout.write(` Where the time went: ${timesOf(modules, this.root)}\n`);
    const folder = join(this.root, '.cuartel');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'results.json'), `${JSON.stringify(countResults(modules, errors))}\n`);
  }
}
