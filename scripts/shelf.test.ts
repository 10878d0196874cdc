import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { anyGame } from '@cuartel/engine';
import { sixSpaces } from '@cuartel/six-spaces';
import { mind } from '@cuartel/six-spaces/bot/mind.ts';
import { expect, test } from 'vitest';
import { parse } from '../cli/ledger/source.ts';
import { BatteryFailed, budgetOf, playBattery } from '../games/battery.ts';
import { opened, takeDown, takeDownAll } from '../games/index.ts';
import { SHELF, SLUGS } from '../games/shelf.ts';
import { importsOf } from './houserules/imports.ts';
import { placeOf, targetOf } from './houserules/place.ts';

const here = (path: string) => new URL(`../games/${path}`, import.meta.url);

test('every game on the shelf is there under its own name, once', async () => {
  expect((await takeDownAll()).map(game => game.slug)).toEqual([...new Set(SLUGS)]);
  for (const slug of SLUGS)
    for (const room of ['text/rules.en.ts', 'text/rules.es.ts']) expect(existsSync(here(`${slug}/${room}`))).toBe(true);
});
test('a game that is taken down is the very game others import, not a second copy', async () => {
  expect(await takeDown('six-spaces')).toBe(anyGame(sixSpaces));
  expect((await opened('six-spaces', 'bot/mind.ts'))?.['mind']).toBe(mind);
});
test('what is not on the shelf is not found, whatever folders there are', async () => {
  const folders = readdirSync(here('.'), { withFileTypes: true }).filter(entry => entry.isDirectory());
  const found = await Promise.all(folders.map(async ({ name }) => [name, (await takeDown(name)) !== undefined] as const));
  expect(found).toEqual(folders.map(({ name }) => [name, SHELF.some(({ slug }) => slug === name)]));
  for (const name of ['nothing', '..', '.', 'six-spaces/..', 'constructor']) expect(await takeDown(name)).toBeUndefined();
  expect(await opened('six-spaces', 'bot/nothing.ts')).toBeUndefined();
});
test('to open the shelf loads no game', () => {
  for (const path of ['games/index.ts', 'games/shelf.ts']) {
    const targets = importsOf(parse(path, readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))).map(({ specifier }) =>
      targetOf(path, specifier),
    );
    expect(targets.filter(target => target.kind === 'house' && target.place.game !== undefined)).toEqual([]);
    expect(placeOf(path)?.game).toBeUndefined();
  }
});

test('a battery ends with its budget, plays as many games as it must, and throws what it finds', () => {
  const game = anyGame(sixSpaces);
  const planOf = (n: number) => ({ scenario: 'short', options: [], seed: String(n), every: 50, most: 3000 });
  const [short, long] = [playBattery(game, planOf, 1, 1), playBattery(game, planOf, 3, 1)];
  expect([short.games, long.games]).toEqual([1, 3]);
  expect(playBattery(game, planOf, 1, long.actions)).toEqual(long);
  expect(() => playBattery(game, n => ({ ...planOf(n), most: 3 }), 1, 1)).toThrow(BatteryFailed);
  expect(budgetOf('six-spaces')).toBe(
    SHELF.find(({ slug }) => slug === 'six-spaces')!.battery! * Number(process.env['CUARTEL_BATTERY'] ?? 1),
  );
  expect(budgetOf('nothing')).toBeGreaterThan(0);
});
