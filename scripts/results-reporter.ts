/** Leaves the counts of the last vitest run in `.cuartel/results.json` for the closing line of `npm test`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

export interface Results {
  passed: number;
  failed: number;
  skipped: number;
}

/** A file that could not even be read, or a failing hook, counts as one failure: no failure goes uncounted. */
export function countResults(modules: readonly TestModule[], strayErrors: number): Results {
  const results: Results = { passed: 0, failed: 0, skipped: 0 };
  for (const module of modules) {
    let failed = 0;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') results.passed++;
      else if (state === 'skipped') results.skipped++;
      else failed++;
    }
    results.failed += failed === 0 && !module.ok() ? 1 : failed;
  }
  results.failed += strayErrors;
  return results;
}

/** Tests that failed at first and passed when they were tried once more. */
export const passedAgain = (modules: readonly TestModule[]): string[] =>
  modules.flatMap(module =>
    [...module.children.allTests('passed')].filter(test => test.diagnostic()?.flaky).map(test => test.fullName),
  );

export default class ResultsReporter implements Reporter {
  private folder = '.cuartel';

  onInit(vitest: Vitest): void {
    this.folder = join(vitest.config.root, '.cuartel');
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const again = passedAgain(modules);
    if (again.length > 0)
      process.stdout.write(`PASSED ONLY AT THE SECOND ATTEMPT:\n${again.map(name => ` ! ${name}\n`).join('')}`);
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(join(this.folder, 'results.json'), `${JSON.stringify(countResults(modules, errors.length))}\n`);
  }
}
