import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { within } from './house.mjs';

const CHILD = JSON.stringify(within('scripts', 'setup', 'child.mjs'));
const HOUSE = JSON.stringify(within('scripts', 'setup', 'house.mjs'));

/** A parent that runs `inner` on a leash, as every command of the house does. */
function parentOf(inner: string): ChildProcess {
  const program = `
    import { runChild } from ${CHILD};
    import { leashed } from ${HOUSE};
    process.exitCode = await runChild(process.execPath, [...leashed, '-e', ${JSON.stringify(inner)}]);`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
}

const ended = (run: ChildProcess) => new Promise<number | null>(done => run.on('close', code => done(code)));
const firstLine = (run: ChildProcess) => new Promise<string>(done => run.stdout!.once('data', data => done(String(data).trim())));
const alive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const STAY = 'console.log(process.pid); setInterval(() => {}, 1000);';

test('the exit code is the child’s own', async () => {
  expect(await ended(parentOf('process.exit(7)'))).toBe(7);
});

test('stdin reaches the child', async () => {
  const run = parentOf('process.stdin.once("data", d => { console.log("heard " + d); process.exit(0); })');
  run.stdin!.write('march\n');
  expect(await firstLine(run)).toBe('heard march');
  expect(await ended(run)).toBe(0);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s is passed on', async (signal, code) => {
  const run = parentOf(STAY);
  const pid = Number(await firstLine(run));
  run.kill(signal);
  expect(await ended(run)).toBe(code);
  expect(alive(pid)).toBe(false);
});

test('a child ends when its parent is killed outright', async () => {
  const run = parentOf(STAY);
  const pid = Number(await firstLine(run));
  run.kill('SIGKILL');
  await expect.poll(() => alive(pid), { timeout: 4_000, interval: 50 }).toBe(false);
});
