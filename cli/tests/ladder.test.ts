import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { house } from '../games.ts';
import { placeOf } from '../ladder/place.ts';
import { openHome } from './cuartel.ts';

const home = openHome();
afterAll(home.end);

test('a ladder is kept among the working files, and the one that was saved stays as it was', async () => {
  const saved = `${placeOf('six-spaces', true)}.json`;
  expect(saved).toBe(join(house, 'docs', 'ladders', 'six-spaces.json'));
  const before = readFileSync(saved, 'utf8');
  const args = ['ladder', 'six-spaces', '--games', '2', '--levels', 'random,sergeant', '--workers', '1', '--seed', 'kept'];
  const { code, out, err } = await home.run(args);
  expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(join('.cuartel', 'ladders', 'six-spaces.json'));
  const kept = join(home.dir, '.cuartel', 'ladders', 'six-spaces');
  expect(JSON.parse(readFileSync(`${kept}.json`, 'utf8'))).toMatchObject({
    game: 'six-spaces',
    seed: 'kept',
    games: 2,
    illegal: 0,
  });
  expect(readFileSync(`${kept}.svg`, 'utf8')).toContain('<svg');
  expect(readFileSync(saved, 'utf8')).toBe(before);
});

test('--save is told of in both languages', async () => {
  for (const [language, words] of [
    ['en', 'keep the result in docs/ladders instead'],
    ['es', 'lo guarda en docs/ladders'],
  ] as const)
    expect((await home.run(['ladder', '--help', '--lang', language])).out).toContain(words);
});
