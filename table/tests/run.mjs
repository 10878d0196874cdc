/**
 * `node table/tests/run.mjs [words]`: the table in a real browser. With words: only tests whose names have them.
 * `--bench`: the budgets, times included. `--slow N`: as on a machine N times slower. `--lanes N`: so many tests at the same time.
 * A test that fails is tried again in a fresh browser, twice at most, and named at the end when it passes then.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const house = dirname(dirname(here));
const LANES = 3; // pages wait half of their time: three tests fill two cores
const ATTEMPTS = 3; // a machine under load fails a browser without a fault of ours
const PATIENCE = 900_000; // nothing is judged by its time; this ends what hangs

/** Older Nodes do not read TypeScript: hand over to the one the project brings. */
if (Number(process.versions.node.split('.')[0]) < 24) {
  const pinned = join(house, 'node_modules', 'node', 'bin', 'node');
  const child = spawn(existsSync(pinned) ? pinned : join(house, 'node_modules/.bin/node'), process.argv.slice(1), {
    stdio: 'inherit',
  });
  child.on('close', code => process.exit(code ?? 1));
} else await main();

async function main() {
  const given = process.argv.slice(2);
  const slow = given.indexOf('--slow');
  if (slow >= 0) {
    const [, times] = given.splice(slow, 2);
    if (!(Number(times) >= 1)) {
      process.stderr.write('--slow takes a number from 1 on\n');
      process.exit(1);
    }
    process.env.CUARTEL_SLOW = times;
  }
  const lane = given.indexOf('--lanes');
  const lanes = lane >= 0 ? Number(given.splice(lane, 2)[1]) : given.includes('--bench') || slow >= 0 ? 1 : LANES;
  if (!(lanes >= 1)) {
    process.stderr.write('--lanes takes a number from 1 on\n');
    process.exit(1);
  }
  const bench = given.includes('--bench');
  if (bench) process.env.CUARTEL_BENCH = '1';
  const named = given.filter(word => word !== '--bench');
  const words = (bench && named.length === 0 ? ['budget:'] : named).map(word => word.toLowerCase());
  if (!existsSync(process.env.CUARTEL_CHROMIUM ?? '/usr/bin/chromium')) {
    process.stderr.write(
      'There is no Chromium at /usr/bin/chromium (apt-get install chromium); CUARTEL_CHROMIUM names another.\n0 passed, 1 failed\n',
    );
    process.exit(1);
  }
  const { spentBy, whereItWent } = await import('./spent.ts');
  const { readFrom, tests } = await import('./tests.ts');
  for (const file of readdirSync(here)
    .filter(name => name.endsWith('.browser.ts'))
    .sort()) {
    readFrom(file);
    await import(join(here, file));
  }
  const wanted = tests.filter(({ name }) => words.every(word => name.toLowerCase().includes(word)));
  const { served } = await import('./served.ts');
  const { closeAll, closeBrowser, onItsOwn } = await import('./browser.ts');
  /** What went wrong, or null. */
  const attempt = run =>
    onItsOwn(async () => {
      let late;
      const limit = new Promise((_, reject) => {
        late = setTimeout(() => reject(new Error(`not done after ${PATIENCE / 1000} s`)), PATIENCE);
      });
      const running = run();
      try {
        await Promise.race([running, limit]);
        return null;
      } catch (error) {
        await closeAll(); // what hangs ends with its browser
        await Promise.race([running.catch(() => undefined), new Promise(resolve => setTimeout(resolve, 30_000))]);
        return error instanceof Error ? (error.stack ?? error.message) : String(error);
      } finally {
        clearTimeout(late);
      }
    });
  let [passed, failed] = [0, 0];
  const again = [];
  const waiting = [...wanted];
  const inOneLane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await judge(next);
  };
  const taken = [];
  const judge = async ({ name, file, run }) => {
    const from = performance.now();
    let wrong = await attempt(run);
    for (let made = 1; wrong !== null && made < (bench ? 1 : ATTEMPTS); made++) {
      process.stdout.write(` ✗ ${name}: FAILED AT ATTEMPT ${made}, once more in a fresh browser\n${wrong}\n`);
      wrong = await attempt(run);
      if (wrong === null) again.push(`${name} (${made + 1})`);
    }
    if (wrong === null) passed++;
    else failed++;
    const seconds = (performance.now() - from) / 1000;
    taken.push({ name, file, seconds });
    const took = `${seconds.toFixed(1)} s`;
    process.stdout.write(wrong === null ? ` ✓ ${name} (${took})\n` : ` ✗ ${name} (${took})\n${wrong}\n`);
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: lanes }, inOneLane));
  const wall = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage();
  const used = { processor: spentBy(process.pid), own: (user + system) / 1e6 };
  await closeBrowser();
  await (await served()).close();
  process.stdout.write(whereItWent(taken, { wall, lanes, ...used }));
  if (again.length > 0) process.stdout.write(`PASSED ONLY AT A LATER ATTEMPT:\n${again.map(name => ` ! ${name}\n`).join('')}`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}
