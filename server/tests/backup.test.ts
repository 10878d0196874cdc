import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newClient } from '@cuartel/client';
import { expect, test } from 'vitest';
import { chooser, pairUp, playOut, stepByHttp } from './playing.ts';
import { newFolder, trial } from './running.ts';

const BIN = join(dirname(fileURLToPath(import.meta.url)), '..', 'bin', 'cuartel-server.mjs');
const run = (folder: string, ...args: string[]) =>
  spawnSync(process.execPath, [BIN, ...args], { env: { ...process.env, DATA_DIR: folder }, encoding: 'utf8' });

test('a copy is made while matches are played, and a server started from it goes on from there', async () => {
  const [folder, other] = [newFolder(), newFolder()];
  const copy = join(other, 'copies', 'cuartel.sqlite');
  const server = await trial({ DATA_DIR: folder });
  const pair = await pairUp(await server.guest(), await server.guest(), { scenario: 'long' });
  const pick = chooser(41);
  for (let i = 0; i < 10; i++) await stepByHttp(pair, pick);
  const [made] = await Promise.all([
    new Promise<ReturnType<typeof run>>(resolve => setImmediate(() => resolve(run(folder, 'backup', copy)))),
    (async () => {
      for (let i = 0; i < 5; i++) await stepByHttp(pair, pick);
    })(),
  ]);
  expect(made.stderr).toBe('');
  expect(made.stdout).toMatch(/1 matches, \d+ events\.\n$/);
  await playOut(pair, 42);
  await server.end();

  const restored = run(other, 'restore', copy);
  expect(restored.stdout).toMatch(/^Restored .*1 matches/);
  const again = await trial({ DATA_DIR: other });
  const as = (token: string | null) => newClient({ url: again.url, program: true, token: token! });
  const back = { id: pair.id, north: as(pair.north.token), south: as(pair.south.token) };
  const state = await back.north.state(pair.id);
  expect(state.standing.status).toBe('playing');
  // All of them, also those that only one of the two knows of.
  expect(await again.house.matches.visit(pair.id, ({ match }) => match.record.actions.length)).toBeGreaterThanOrEqual(10);
  await playOut(back, 43);
  expect((await back.south.verify(pair.id)).ok).toBe(true);
  await again.end();
  // Over a database that is there: it is kept beside.
  expect(run(other, 'restore', copy).stdout).toContain('before-');
  expect(readdirSync(other).some(f => f.includes('before-'))).toBe(true);
  for (const f of [folder, other]) rmSync(f, { recursive: true, force: true });
});

test('what is no database of ours is not restored, and nothing is touched', () => {
  const folder = newFolder();
  const file = join(folder, 'letter.txt');
  writeFileSync(file, 'Dear diary, this is not a database, but it is long enough to look like one. '.repeat(100));
  for (const wrong of [file, join(folder, 'missing')]) {
    const tried = run(folder, 'restore', wrong);
    expect(tried.status).toBe(1);
    expect(tried.stderr).toMatch(/cannot be opened|no database of this server/);
  }
  expect(existsSync(join(folder, 'cuartel.sqlite'))).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});

test('the settings are printed, and wrong ones are named before anything starts', () => {
  const folder = newFolder();
  expect(run(folder, 'config').stdout).toMatch(/^HOST +127\.0\.0\.1 +address to listen on/);
  const wrong = spawnSync(process.execPath, [BIN], {
    env: { ...process.env, DATA_DIR: folder, PORT: 'many', LOG_LEVEL: 'loud', DATABASE_URL: 'secret word' },
    encoding: 'utf8',
  });
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toContain('PORT=many cannot be: port to listen on');
  expect(wrong.stderr).toContain('LOG_LEVEL=loud cannot be');
  expect(wrong.stderr).not.toContain('secret word');
  expect(run(folder, 'dance').status).toBe(1);
  rmSync(folder, { recursive: true, force: true });
});
