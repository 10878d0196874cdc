/** `node table/tests/run.mjs [words]`: the table in a real browser. With words: only tests whose names have them. `--bench`: the budgets, times included. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const house = dirname(dirname(here));
const PATIENCE = 120_000;

/** Older Nodes do not read TypeScript: hand over to the one the project brings. */
if (Number(process.versions.node.split('.')[0]) < 24) {
  const pinned = join(house, 'node_modules', 'node', 'bin', 'node');
  const child = spawn(existsSync(pinned) ? pinned : join(house, 'node_modules/.bin/node'), process.argv.slice(1), {
    stdio: 'inherit',
  });
  child.on('close', code => process.exit(code ?? 1));
} else await main();

async function main() {
  const bench = process.argv.includes('--bench');
  if (bench) process.env.CUARTEL_BENCH = '1';
  const given = process.argv.slice(2).filter(word => word !== '--bench');
  const words = (bench && given.length === 0 ? ['budget:'] : given).map(word => word.toLowerCase());
  if (!existsSync(process.env.CUARTEL_CHROMIUM ?? '/usr/bin/chromium')) {
    process.stderr.write(
      'There is no Chromium at /usr/bin/chromium (apt-get install chromium); CUARTEL_CHROMIUM names another.\n0 passed, 1 failed\n',
    );
    process.exit(1);
  }
  const { tests } = await import('./tests.ts');
  for (const file of readdirSync(here)
    .filter(name => name.endsWith('.browser.ts'))
    .sort())
    await import(join(here, file));
  const wanted = tests.filter(({ name }) => words.every(word => name.toLowerCase().includes(word)));
  const { served } = await import('./served.ts');
  let [passed, failed] = [0, 0];
  for (const { name, run } of wanted) {
    const from = performance.now();
    let late;
    const limit = new Promise((_, reject) => {
      late = setTimeout(() => reject(new Error(`not done after ${PATIENCE / 1000} s`)), PATIENCE);
    });
    try {
      await Promise.race([run(), limit]);
      passed++;
      process.stdout.write(` ✓ ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)\n`);
    } catch (error) {
      failed++;
      process.stdout.write(` ✗ ${name}\n${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
    } finally {
      clearTimeout(late);
    }
  }
  await (await served()).close();
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}
