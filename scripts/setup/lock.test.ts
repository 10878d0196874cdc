import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { within } from './house.mjs';
import { withLock } from './lock.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cuartel-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const silentFor = (file: string, ms: number) => utimesSync(file, new Date(), new Date(Date.now() - ms));
const deadProcess = () => spawnSync(process.execPath, ['--version']).pid;

test('the lock is held during the work and gone after it, also if the work fails', async () => {
  const lock = join(folder, 'deep', 'lock');
  await withLock(
    lock,
    () => {},
    async () => expect(existsSync(lock)).toBe(true),
  );
  await expect(
    withLock(
      lock,
      () => {},
      async () => {
        throw new Error('no');
      },
    ),
  ).rejects.toThrow('no');
  expect(readdirSync(join(folder, 'deep'))).toEqual([]);
});

test('processes that start together work one after another', async () => {
  const log = join(folder, 'log');
  const program = `
    import { appendFileSync } from 'node:fs';
    import { withLock } from ${JSON.stringify(within('scripts', 'setup', 'lock.mjs'))};
    await withLock(${JSON.stringify(join(folder, 'lock'))}, () => {}, async () => {
      appendFileSync(${JSON.stringify(log)}, '<');
      await new Promise(done => setTimeout(done, 50));
      appendFileSync(${JSON.stringify(log)}, '>');
    });`;
  const runs = Array.from({ length: 4 }, () => spawn(process.execPath, ['--input-type=module', '-e', program]));
  await Promise.all(runs.map(run => new Promise(done => run.on('close', done))));
  expect(readFileSync(log, 'utf8')).toBe('<><><><>');
});

test('the lock of a dead process is taken over once it has been silent for a while', async () => {
  const lock = join(folder, 'lock');
  writeFileSync(lock, `${deadProcess()}@${hostname()}`);
  silentFor(lock, 6_000);
  let waited = false;
  await withLock(
    lock,
    () => (waited = true),
    async () => {},
  );
  expect(waited).toBe(false);
});

test('the lock of a living process is respected, and the one who waits is told who holds it', async () => {
  const lock = join(folder, 'lock');
  writeFileSync(lock, `${process.pid}@${hostname()}`);
  silentFor(lock, 6_000);
  const told: string[] = [];
  const waiting = withLock(
    lock,
    (holder: string) => told.push(holder),
    async () => 'done',
  );
  await new Promise(done => setTimeout(done, 300));
  expect(told).toEqual([String(process.pid)]);
  rmSync(lock);
  expect(await waiting).toBe('done');
});

test('a lock silent for very long is free, whoever bears its number now', async () => {
  const lock = join(folder, 'lock');
  writeFileSync(lock, `${process.pid}@${hostname()}`);
  silentFor(lock, 60_000);
  expect(
    await withLock(
      lock,
      () => {},
      async () => 'done',
    ),
  ).toBe('done');
});
