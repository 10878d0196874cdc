/**
 * Every check and every test, and one closing line that counts them all. The browser tests, which wait a good deal, run beside the
 * rest; the table is built once, before both, for the server's tests and for the browser.
 */
import { readFileSync, rmSync } from 'node:fs';
import { build, isFresh } from '../table/build.mjs';
import { runBrowserTests } from './browser.ts';
import { CHECKS, runCheck } from './checks.ts';
import type { Results } from './results-reporter.ts';
import { runChild } from './setup/child.mjs';
import { leashed, within } from './setup/house.mjs';

const RESULTS = within('.cuartel', 'results.json');

const vitest = async (args: readonly string[]): Promise<Results> => {
  rmSync(RESULTS, { force: true });
  const script = within('node_modules', 'vitest', 'vitest.mjs');
  const full = args.length === 0 ? { CUARTEL_FULL_RUN: '1' } : {};
  const code = await runChild(process.execPath, [...leashed, script, 'run', ...args], { env: { ...process.env, ...full } });
  if (code >= 128) process.exit(code);
  try {
    const results: Results = JSON.parse(readFileSync(RESULTS, 'utf8'));
    return code !== 0 && results.failed === 0 ? { ...results, failed: 1, wrong: [`vitest ended with ${code}`] } : results;
  } catch {
    return { passed: 0, failed: 1, skipped: 0, wrong: ['vitest left no results'] };
  }
};
const buildTable = async (): Promise<boolean> => {
  try {
    if (!isFresh()) await build();
    return true;
  } catch (error) {
    process.stdout.write(` ✗ the table cannot be built: ${error instanceof Error ? error.message : error}\n`);
    return false;
  }
};

const args = process.argv.slice(2);
const total: Results = { passed: 0, failed: 0, skipped: 0, wrong: [] };
const add = ({ passed, failed, skipped, wrong }: Results): void => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.wrong.push(...wrong);
};

if (args.length > 0) add(await vitest(args));
else {
  const built = await buildTable();
  const browser = built ? runBrowserTests() : undefined;
  const checked = await Promise.all(CHECKS.map(runCheck));
  const bad = CHECKS.filter((_, i) => !checked[i]).map(({ name }) => name);
  add({ passed: CHECKS.length - bad.length, failed: bad.length, skipped: 0, wrong: bad });
  add(await vitest([]));
  browser?.speak();
  add((await browser?.results) ?? { passed: 0, failed: 1, skipped: 0, wrong: ['the table cannot be built'] });
}

if (total.wrong.length > 0) process.stdout.write(`FAILED:\n${total.wrong.map(text => ` ✗ ${text}\n`).join('')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
