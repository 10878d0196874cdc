import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { house } from '../games.ts';
import { HANGING, openHome, PLANTED } from './cuartel.ts';

const home = openHome();
const SEED = 'fuzz-test';
const kept: string[] = [];
afterAll(() => {
  home.end();
  for (const file of kept) rmSync(file, { force: true });
});

test('twenty games are fuzzed alike by one worker and by two', async () => {
  const fuzz = (workers: string) =>
    home.run(['fuzz', 'six-spaces', '--games', '20', '--seed', SEED, '--all-options', 'random', '--workers', workers, '--json']);
  const [one, two] = await Promise.all([fuzz('1'), fuzz('2')]);
  expect(one.code).toBe(0);
  const { games, actions, ends, failure } = JSON.parse(one.out);
  expect(games).toBe(20);
  expect(actions).toBeGreaterThan(400);
  expect(failure).toBeNull();
  expect(JSON.parse(two.out)).toMatchObject({ games, actions, ends, failure });
});

test('a planted fault is found, kept under its seed, and replayed', async () => {
  const found = await home.run(['fuzz', PLANTED, '--games', '20', '--seed', SEED, '--json']);
  expect(found.code).toBe(1);
  const { failure } = JSON.parse(found.out);
  expect(failure).toMatchObject({ game: 1, seed: `${SEED}-1`, property: 'conserved' });
  expect(failure.file).toBe(join(house, '.cuartel', 'failures', `planted-${SEED}-1.json`));
  kept.push(failure.file);
  expect(existsSync(failure.file)).toBe(true);
  const [told, unknown] = await Promise.all([
    home.run(['replay', failure.file, '--game', PLANTED]),
    home.run(['replay', failure.file]),
  ]);
  expect(told.code).toBe(0);
  expect(told.out).toContain(`This game failed: "conserved" (seed ${SEED}-1).`);
  expect(told.out).toContain('Turn 1 begins. [1.4]');
  expect(unknown.code).toBe(1);
  expect(unknown.err).toContain('which this table does not have');
});

test('a game that hangs is ended and named', async () => {
  const { code, out } = await home.run([
    'fuzz',
    HANGING,
    '--games',
    '9',
    '--seed',
    SEED,
    '--workers',
    '1',
    '--patience',
    '5',
    '--json',
  ]);
  expect(code).toBe(1);
  const { failure } = JSON.parse(out);
  kept.push(failure.file);
  expect(failure).toMatchObject({ game: 3, seed: `${SEED}-3`, property: 'hangs' });
});

test('in words, a failure says where it is kept and how to see it', async () => {
  const { code, out } = await home.run([
    'fuzz',
    PLANTED,
    '--games',
    '3',
    '--seed',
    `${SEED}-b`,
    '--workers',
    '1',
    '--lang',
    'es',
  ]);
  kept.push(join(house, '.cuartel', 'failures', `planted-${SEED}-b-1.json`));
  expect(code).toBe(1);
  expect(out).toContain(`La partida 1 falló (semilla ${SEED}-b-1): «conserved»`);
  expect(out).toMatch(/Para verla: cuartel replay .*planted-fuzz-test-b-1\.json --game/);
});

test('selfplay counts how games end, the same for the same seed', async () => {
  const play = () => home.run(['selfplay', 'six-spaces', '--games', '30', '--seed', SEED, '--json']);
  const [one, two, words] = await Promise.all([play(), play(), home.run(['selfplay', 'six-spaces', '--games', '10'])]);
  const { ends, length } = JSON.parse(one.out);
  expect(ends.reduce((n: number, e: { count: number }) => n + e.count, 0)).toBe(30);
  expect(JSON.parse(two.out)).toMatchObject({ ends, length });
  expect(words.out).toContain('played by chance');
  const bots = ['selfplay', 'six-spaces', '--games', '2', '--player', 'sergeant', '--nodes', '10', '--seed', SEED];
  const [level, again] = await Promise.all([home.run([...bots, '--json']), home.run(bots)]);
  expect(JSON.parse(level.out)).toMatchObject({ player: 'sergeant', games: 2, tally: { illegal: { most: 0 } } });
  expect(again.out).toContain('Sergeant');
  expect((await home.run(['selfplay', 'six-spaces', '--player', 'nobody'])).err).toContain('sergeant');
  expect(await home.run(['selfplay', 'six-spaces', '--player', 'scripted'])).toMatchObject({ code: 1, out: '' });
});

test('bench measures every entry against its budget', async () => {
  const { code, out } = await home.run(['bench', '--json', '--rounds', '1', '--ms', '1']);
  expect(code).toBe(0);
  const { entries, calibration } = JSON.parse(out);
  expect(calibration).toBeGreaterThan(0);
  for (const name of ['six-spaces playouts', 'six-spaces clone', 'six-spaces view', 'engine action'])
    expect(entries).toContainEqual(expect.objectContaining({ name, budget: expect.any(Number), measured: expect.any(Number) }));
});
