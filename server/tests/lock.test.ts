/** One process at a time has the data; files hold secrets and are nobody else's; a newer database is named as such. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { startChild } from '../load/child.ts';
import { InUse } from '../store/lock.ts';
import { NewerDatabase } from '../store/migrate.ts';
import { openStore } from '../store/store.ts';
import { newFolder, settingsFor, trial, until } from './running.ts';

const house = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const BIN = join(house, 'server', 'bin', 'cuartel-server.mjs');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
const fresh = (): string => {
  folders.push(newFolder());
  return folders.at(-1)!;
};
const run = (folder: string, env: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, [BIN, ...args], {
    env: { ...process.env, LANG: 'C', LC_ALL: '', DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', ...env },
    encoding: 'utf8',
  });

test('a second process on the same data is refused and told where the first one runs; a killed one leaves nothing in the way', async () => {
  const folder = fresh();
  let first = await startChild({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const second = run(folder, {});
  expect(second.status).toBe(1);
  expect(second.stderr).toContain(first.url);
  expect(second.stderr).toContain(`process ${first.process.pid}`);
  expect(second.stderr.trim().split('\n')).toHaveLength(1);
  expect(run(folder, { LANG: 'es_ES.UTF-8' }).stderr).toMatch(/ya está en marcha/);
  expect(run(folder, {}, 'migrate').stderr).toContain(first.url);
  await expect(openStore(settingsFor({ DATA_DIR: folder }))).rejects.toBeInstanceOf(InUse);
  // The first one has not noticed.
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await first.end('SIGKILL');
  first = await startChild({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  expect(run(folder, {}).stderr).toContain(first.url);
  await first.end('SIGTERM');
  expect(existsSync(join(folder, 'running.json'))).toBe(false);
  (await openStore(settingsFor({ DATA_DIR: folder }))).close();
});

test('nothing is restored under a running server, and nothing is touched by the attempt', async () => {
  const [folder, other] = [fresh(), fresh()];
  const copy = join(other, 'copy.sqlite');
  const server = await trial({ DATA_DIR: folder });
  await server.guest();
  expect(run(folder, {}, 'backup', copy).status).toBe(0);
  const before = readdirSync(folder).sort();
  const refused = run(folder, {}, 'restore', copy);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain(server.url);
  expect(refused.stderr).toMatch(/stop it first/i);
  expect(readdirSync(folder).sort()).toEqual(before);
  await server.guest();
  await server.end();
  expect(run(folder, {}, 'restore', copy).stdout).toContain('Restored');
});

test('npm start twice: the second says where the first one runs', async () => {
  const folder = fresh();
  const start = (): ChildProcess =>
    spawn(process.execPath, [join(house, 'scripts', 'serve.mjs'), '--no-open'], {
      cwd: house,
      env: { ...process.env, LANG: 'C', LC_ALL: '', DATA_DIR: folder, HOST: '127.0.0.1', STATIC_DIR: '/nowhere' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const said = (child: ChildProcess): { text: string } => {
    const heard = { text: '' };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (t: string) => (heard.text += t));
    return heard;
  };
  const first = start();
  const heard = said(first);
  await until(() => /Cuartel: http\S+/.test(heard.text), 'the first address');
  const { port } = new URL(/Cuartel: (http\S+)/.exec(heard.text)![1]!);
  const second = start();
  const also = said(second);
  const code = await new Promise(resolve => second.once('close', resolve));
  expect(code).toBe(1);
  expect(also.text).toContain(`:${port}`);
  expect(also.text).toMatch(/running already/);
  const gone = new Promise(resolve => first.once('close', resolve));
  first.kill('SIGTERM');
  await gone;
});

test('what holds keys and hashes is readable by its owner alone, also where it lay open before', async () => {
  const folder = fresh();
  const open = (): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => (statSync(join(entry.parentPath, entry.name)).mode & 0o077) !== 0)
      .map(entry => entry.name);
  let server = await trial({ DATA_DIR: folder });
  await server.newcomer().signUp({ name: 'Clara', password: 'a long way round the ford', email: 'clara@example.org' });
  await until(
    () => existsSync(join(folder, 'outbox')) && readdirSync(join(folder, 'outbox')).some(f => f.endsWith('.eml')),
    'a letter',
  );
  expect(readdirSync(folder).sort()).toEqual([
    'cuartel.sqlite',
    'cuartel.sqlite-shm',
    'cuartel.sqlite-wal',
    'lock.sqlite',
    'outbox',
    'running.json',
  ]);
  expect(open()).toEqual([]);
  const copy = join(folder, 'copies', 'one.sqlite');
  expect(run(folder, {}, 'backup', copy).status).toBe(0);
  expect(statSync(copy).mode & 0o077).toBe(0);
  await server.end();
  chmodSync(join(folder, 'cuartel.sqlite'), 0o644);
  server = await trial({ DATA_DIR: folder });
  expect(open()).toEqual([]);
  await server.end();
  chmodSync(copy, 0o644);
  expect(run(folder, {}, 'restore', copy).status).toBe(0);
  expect(statSync(join(folder, 'cuartel.sqlite')).mode & 0o077).toBe(0);
});

test('a database of a newer Cuartel is refused in one sentence', async () => {
  const folder = fresh();
  const store = await openStore(settingsFor({ DATA_DIR: folder }));
  await store.db
    .insertInto('kysely_migration' as never)
    .values({ name: '999-wonders', timestamp: '2030-01-01T00:00:00.000Z' } as never)
    .execute();
  await store.close();
  await expect(openStore(settingsFor({ DATA_DIR: folder }))).rejects.toBeInstanceOf(NewerDatabase);
  const refused = run(folder, {});
  expect(refused.status).toBe(1);
  expect(refused.stderr.trim().split('\n')).toHaveLength(1);
  expect(refused.stderr).toMatch(/newer Cuartel/);
  expect(refused.stderr).toContain('999-wonders');
  expect(run(folder, {}, 'migrate').stderr.trim().split('\n')).toHaveLength(1);
  expect(run(folder, { LC_ALL: 'es_ES' }).stderr).toMatch(/más nuevo/);
  // Nothing holds the data after a refusal.
  await expect(openStore(settingsFor({ DATA_DIR: folder }))).rejects.toBeInstanceOf(NewerDatabase);
});
