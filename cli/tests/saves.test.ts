import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, anyGame, bindingOf, commitment, keyFromSeed, machineOf, open, save, takeBack } from '@cuartel/engine';
import { sixSpaces } from '@cuartel/six-spaces';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHome, PLANTED } from './cuartel.ts';

const home = openHome();
afterAll(home.end);
const file = (name: string) => join(home.dir, name);
const SEED = '11';

beforeAll(async () => {
  await home.run(['play', 'six-spaces', '--seed', SEED, '--scenario', 'long', '--save', 'good.json'], Array(40).fill('1'));
  const good = readFileSync(file('good.json'), 'utf8');
  writeFileSync(file('half.json'), good.slice(0, good.length / 2));
  writeFileSync(file('byte.json'), good.replace('"long"', '"lung"'));
  writeFileSync(file('letter.json'), 'Dear Antonia,\n');
  writeFileSync(file('list.json'), '[1, 2, 3]');
  writeFileSync(file('empty.json'), '');
  writeFileSync(file('noise.json'), '');
  truncateSync(file('noise.json'), 50_000_000);
});

test('every kind of bad file is refused with its own sentence by replay, verify and play', async () => {
  const bad: [string, string][] = [
    ['half.json', 'cut short'],
    ['byte.json', 'its seal is broken'],
    ['letter.json', 'it is not JSON'],
    ['list.json', 'was not written by Cuartel'],
    ['empty.json', 'it is not JSON'],
    ['noise.json', '50 MB long'],
    ['nowhere.json', 'There is no file'],
    ['.', 'is not a file'],
  ];
  await Promise.all(
    bad.map(async ([name, sentence]) => {
      const [replayed, verified, loaded] = await Promise.all([
        home.run(['replay', name]),
        home.run(['verify', name]),
        home.run(['play', '--load', name]),
      ]);
      for (const { code, out, err } of [replayed, verified, loaded]) {
        expect({ name, code }).toEqual({ name, code: 1 });
        expect((out + err).replace(/\s+/g, ' ')).toContain(sentence);
        expect(out + err).not.toMatch(/^\s+at /m);
      }
    }),
  );
});

test('a save of another game is refused', async () => {
  const { code, err } = await home.run(['play', PLANTED, '--load', 'good.json']);
  expect(code).toBe(1);
  expect(err).toContain('is of "six-spaces", not of "planted"');
});

test('a damaged autosave is put aside and a new game begins', async () => {
  const other = openHome();
  await other.run(['play', 'six-spaces', '--seed', '1'], ['1']);
  const kept = join(other.dir, 'state', 'cuartel', 'six-spaces-autosave.json');
  truncateSync(kept, 100);
  const { out, code } = await other.run(['play', 'six-spaces'], ['1', '', '1', 'q']);
  expect(code).toBe(0);
  expect(out).toMatch(/cut\s+short/);
  expect(out).toContain('Bid for the first move');
  other.end();
});

test('a replay tells every action with its journal, and the board at any of them', async () => {
  const [all, json, at, es] = await Promise.all([
    home.run(['replay', 'good.json']),
    home.run(['replay', 'good.json', '--json']),
    home.run(['replay', 'good.json', '--at', '3']),
    home.run(['replay', 'good.json', '--side', 'south', '--lang', 'es']),
  ]);
  const told = JSON.parse(json.out);
  expect(told.actions).toHaveLength(41);
  expect(told.actions.at(-1).hash).toBe(told.position);
  expect(all.out).toContain(told.actions[7].hash.slice(0, 12));
  expect(all.out).toMatch(/Bids: .*\[1\.2\]/);
  expect(all.out).toContain('(only North)');
  expect(at.out).toContain(told.actions[3].hash);
  expect(at.out).toContain('After 3 of 40 actions');
  expect(es.out).toContain('Robas');
  expect(es.out).not.toContain('solo Norte');
  expect((await home.run(['replay', 'good.json', '--at', '41'])).code).toBe(2);
});

test('the dice are proved against what was promised', async () => {
  const promised = commitment(keyFromSeed(SEED));
  const [right, wrong, none] = await Promise.all([
    home.run(['verify', 'good.json', '--commitment', promised, '--json']),
    home.run(['verify', 'good.json', '--commitment', commitment(keyFromSeed('12'))]),
    home.run(['verify', 'good.json']),
  ]);
  expect(right.code).toBe(0);
  expect(JSON.parse(right.out)).toMatchObject({ ok: true, promised: true, commitment: promised, illegal: null, actions: 40 });
  expect(wrong.code).toBe(1);
  expect(wrong.out).toContain('NOT the one that was promised');
  expect(none.code).toBe(0);
  expect(none.out).toContain('40, all legal');
});

test('the parts of the players and agreed take-backs are proved too', async () => {
  const [host, guest] = ['a1'.repeat(32), 'b2'.repeat(32)] as const;
  const match = open(anyGame(sixSpaces), { scenario: 'short', options: [] }, keyFromSeed(SEED), [
    { by: 'host', part: host, bound: bindingOf(host) },
    { by: 'guest', part: guest, bound: null },
  ]);
  const play = (n: number): void => {
    const machine = machineOf(match.game);
    for (let i = 0; i < n; i++) {
      const side = machine.asked(match.position)[0]!;
      act(match, machine.options(match.position, side).at(-1) as never);
    }
  };
  play(12);
  takeBack(match, 7);
  play(5);
  writeFileSync(file('mixed.json'), save(match));
  match.record = { ...match.record, mix: [{ by: 'host', part: host, bound: bindingOf(guest) }, match.record.mix?.[1] as never] };
  writeFileSync(file('forged.json'), save(match));
  const promised = commitment(keyFromSeed(SEED));
  const [good, other, forged, nonsense] = await Promise.all([
    home.run(['verify', 'mixed.json', '--commitment', promised, '--mine', guest]),
    home.run(['verify', 'mixed.json', '--mine', 'cc'.repeat(32), '--lang', 'es']),
    home.run(['verify', 'forged.json', '--commitment', promised]),
    home.run(['verify', 'mixed.json', '--mine', 'me']),
  ]);
  expect(good.code).toBe(0);
  expect(good.out).toMatch(/Part of the host +a1a1a1/);
  expect(good.out).toMatch(/Your part +in the dice/);
  expect(good.out).toContain('1, to where there had been 7 actions');
  expect(other.code).toBe(1);
  expect(other.out).toContain('NO está en los dados');
  expect(forged.code).toBe(1);
  expect(forged.out).toContain('NOT what it was bound to be');
  expect(nonsense.code).toBe(2);
});
