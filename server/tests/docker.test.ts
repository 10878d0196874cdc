/** The image and the way it is started, without Docker: the same steps in clean folders. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newClient } from '@cuartel/client';
import { expect, test } from 'vitest';
import { SETTINGS } from '../config/settings.ts';
import { bare, carryOut, contextOf, stepsIn } from './docker.ts';
import { newFolder, until } from './running.ts';

const house = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const dockerfile = readFileSync(join(house, 'Dockerfile'), 'utf8');
const compose = readFileSync(join(house, 'compose.yaml'), 'utf8');

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const trial = createServer().listen(0, '127.0.0.1', () => {
      const { port } = trial.address() as { port: number };
      trial.close(() => resolve(port));
    });
  });
/** Every file below a folder with when it was last changed. */
const stateOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(file => `${file} ${statSync(file).mtimeMs}`)
    .sort();

test('what goes into the image holds no secrets, no history and nothing built elsewhere', () => {
  const all = contextOf(house);
  expect(all).toContain('server/bin/cuartel-server.mjs');
  expect(all.filter(path => /(^|\/)(node_modules|\.git|\.env|\.cuartel|dist)(\/|$)/.test(path))).toEqual([]);
  // The Node of the image is the one everything is tested on, in its first number at least.
  const [, image] = /FROM node:(\d+)-/.exec(dockerfile) ?? [];
  expect(Number(image)).toBe(Number(process.versions.node.split('.')[0]));
  expect([...dockerfile.matchAll(/^FROM (\S+)/gm)].every(([, from]) => from === `node:${image}-bookworm-slim`)).toBe(true);
});

test('every step of the Dockerfile works in a clean folder, and what it makes serves, plays and writes nowhere else', async () => {
  const folder = newFolder();
  const stage = await carryOut(stepsIn(dockerfile), house, folder);
  expect(stage.user).toBe('node');
  const home = join(stage.root, 'house');
  expect(existsSync(join(home, 'table', 'dist', 'index.html'))).toBe(true);
  for (const gone of ['cartography', 'cli', 'docs', 'scripts', 'node_modules/node', 'table/online'])
    expect(existsSync(join(home, gone)), gone).toBe(false);
  const port = await freePort();
  const env = {
    ...bare(stage),
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    DATA_DIR: join(stage.root, stage.env.DATA_DIR!),
    STATIC_DIR: join(stage.root, stage.env.STATIC_DIR!),
    NODE_COMPILE_CACHE: join(stage.root, stage.env.NODE_COMPILE_CACHE!),
  };
  expect(stage.env).toMatchObject({ NODE_ENV: 'production', DATA_DIR: '/data', PORT: '8420', HOST: '0.0.0.0' });
  const before = stateOf(home);
  const [program, ...args] = stage.command;
  const server = spawn(program!, args, { cwd: stage.cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const gone = new Promise<number | null>(resolve => server.once('close', resolve));
  try {
    const [check, ...given] = stage.health.map(word => word.replaceAll('8420', String(port)));
    const healthy = (): boolean => spawnSync(check!, given, { cwd: stage.cwd, env }).status === 0;
    await until(() => server.exitCode !== null || healthy(), 'the health check');
    expect(server.exitCode, said).toBeNull();
    const url = `http://127.0.0.1:${port}`;
    expect(await (await fetch(url)).text()).toContain('<title>Cuartel');
    // What has native parts, threads and word lists.
    const person = newClient({ url, program: true });
    await person.signUp({ name: 'In the box', password: 'a long way round the ford' });
    await expect(person.changePassword('a long way round the ford', 'password')).rejects.toMatchObject({ code: 'weak-password' });
    expect((await person.games()).length).toBeGreaterThan(2);
    const { match } = await person.create({ game: 'six-spaces', scenario: 'short', side: 'north', bot: 'recruit' });
    await until(async () => (await person.state(match.id)).at > 0, 'the bot');
    await person.command(match.id, { is: 'resign' });
    expect((await person.verify(match.id)).ok).toBe(true);
    expect(said).toBe('');
  } finally {
    server.kill('SIGTERM');
    expect(await gone).toBe(0);
  }
  expect(stateOf(home)).toEqual(before);
  rmSync(folder, { recursive: true, force: true });
}, 900_000);

test('the health check says no when nobody serves', () => {
  const [, check] = /CMD (\[.*\])\s*$/m.exec(dockerfile.slice(dockerfile.indexOf('HEALTHCHECK'))) ?? [];
  const [program, ...args] = (JSON.parse(check!) as string[]).map(word => word.replaceAll('8420', '9'));
  expect(spawnSync(program!, args).status).toBe(1);
});

test('compose publishes on this machine alone, and names only settings there are', () => {
  const ports = [...compose.matchAll(/ports: \["?(.*?)"?\]/g)].map(([, port]) => port!);
  expect(ports).toHaveLength(2);
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:\d+:8420$/);
  const [, environment] = /environment:\n((?: {4}\w+: .*\n)+)/.exec(compose) ?? [];
  const names = [...environment!.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name!);
  expect(names).toContain('DATABASE_URL');
  for (const name of names) expect(Object.keys(SETTINGS)).toContain(name);
});
