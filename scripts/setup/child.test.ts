import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { isAlive } from './child.mjs';
import { within } from './house.mjs';

const CHILD = JSON.stringify(within('scripts', 'setup', 'child.mjs'));
const HOUSE = JSON.stringify(within('scripts', 'setup', 'house.mjs'));

/** A parent that runs `inner` on a leash, as every command of the house does. */
const programOf = (inner: string): string => `
  import { runChild } from ${CHILD};
  import { leashed } from ${HOUSE};
  process.exitCode = await runChild(process.execPath, [...leashed, '-e', ${JSON.stringify(inner)}]);`;

const parentOf = (inner: string): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '-e', programOf(inner)], { stdio: ['pipe', 'pipe', 'inherit'] });

const ended = (run: ChildProcess) => new Promise<number | null>(done => run.on('close', code => done(code)));
const firstLine = (run: ChildProcess) => new Promise<string>(done => run.stdout!.once('data', data => done(String(data).trim())));
const endsSoon = (pid: number) => expect.poll(() => isAlive(pid), { timeout: 120_000, interval: 50 }).toBe(false);
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
  expect(isAlive(pid)).toBe(false);
});

test('a child ends when its parent is killed outright', async () => {
  const run = parentOf(STAY);
  const pid = Number(await firstLine(run));
  run.kill('SIGKILL');
  await endsSoon(pid);
});

test('a command of npm ends when npm is killed outright, though a shell stands between', async () => {
  const inner = JSON.stringify(`${process.execPath} --input-type=module -e "$PROGRAM"; true`);
  const npm = `require('node:child_process').spawn('sh', ['-c', ${inner}], { stdio: 'inherit' });`;
  const env = { ...process.env, npm_lifecycle_event: 'start', PROGRAM: programOf(STAY) };
  const run = spawn(process.execPath, ['-e', npm], { stdio: ['pipe', 'pipe', 'inherit'], env });
  const pid = Number(await firstLine(run));
  run.kill('SIGKILL');
  await endsSoon(pid);
});
