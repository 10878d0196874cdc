/** After a full run, leaves in `.cuartel/tested.json` which rules were cited by tests that ran and passed. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { type PassedTest, type Tested, testedBy } from '../cli/ledger/tested.ts';

const titlesOf = (test: TestCase): string[] => {
  const titles = [test.name];
  for (let suite = test.parent; suite.type === 'suite'; suite = suite.parent) titles.unshift(suite.name);
  return titles;
};

function* passedTests(root: string, modules: readonly TestModule[]): Generator<PassedTest> {
  for (const module of modules) {
    const file = relative(root, module.moduleId).replaceAll('\\', '/');
    for (const test of module.children.allTests('passed')) yield { file, titles: titlesOf(test) };
  }
}

function commit(root: string): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
  const hash = git('rev-parse', 'HEAD');
  if (hash === '') return 'unknown';
  return git('status', '--porcelain') === '' ? hash : `${hash}+`;
}

export default class LedgerReporter implements Reporter {
  private root = '.';

  onInit(vitest: Vitest): void {
    this.root = vitest.config.root;
  }

  onTestRunEnd(modules: readonly TestModule[], _errors: readonly unknown[], reason: string): void {
    // Only `npm test` without arguments is a full run; it says so in this variable.
    if (process.env['CUARTEL_FULL_RUN'] !== '1' || reason === 'interrupted') return;
    const tested: Tested = { when: commit(this.root), games: testedBy(passedTests(this.root, modules)) };
    mkdirSync(join(this.root, '.cuartel'), { recursive: true });
    writeFileSync(join(this.root, '.cuartel', 'tested.json'), `${JSON.stringify(tested, null, 2)}\n`);
  }
}
