import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chachaBlock, word } from '../chance/chacha.ts';
import {
  type Chance,
  chanceFrom,
  commitment,
  copyChance,
  die,
  draw,
  keyFromHex,
  keyFromSeed,
  keyOf,
  keyToHex,
  pick,
  shuffle,
} from '../chance/chance.ts';
import { hex, sha256, sha256Hex, utf8 } from '../chance/sha256.ts';

test('SHA-256 agrees with the platform for texts of every length and script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), text => {
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
  );
  expect(hex(sha256(new Uint8Array(0)))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect([...utf8('ñ€𝄞')]).toEqual([...Buffer.from('ñ€𝄞', 'utf8')]);
});

test('the ChaCha20 block function gives the vector of RFC 8439, 2.3.2', () => {
  const key = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c];
  const out = new Uint32Array(16);
  chachaBlock(key, 1, out, [0x09000000, 0x4a000000, 0x00000000]);
  expect([...out].map(w => w.toString(16))).toEqual([
    'e4e7f110',
    '15593bd1',
    '1fdd0f50',
    'c47120a3',
    'c7f4d1c7',
    '368c033',
    '9aaa2204',
    '4e6cd4c3',
    '466482d2',
    '9aa9f07',
    '5d7c214',
    'a2028bd9',
    'd19c12b5',
    'b94e16de',
    'e883d0cb',
    '4e3c50a2',
  ]);
});

test('words can be read in any order and do not depend on what was read before', () => {
  const [a, b] = [keyFromSeed('a'), keyFromSeed('b')];
  const straight = Array.from({ length: 64 }, (_, n) => word(a, n));
  expect(Array.from({ length: 64 }, (_, n) => [word(b, n), word(a, 63 - n)][1]).reverse()).toEqual(straight);
});

const table = (chance: Chance) => ({ dark: { chance } });

test('dice are even: 60,000 rolls stay within five deviations on every face', () => {
  const t = table(chanceFrom(keyFromSeed('even')));
  const faces = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) {
    const face = die(t) - 1;
    faces[face] = faces[face]! + 1;
  }
  const rolls = faces.reduce((a, b) => a + b, 0);
  for (const n of faces) expect(Math.abs(n - rolls / 6)).toBeLessThan(5 * Math.sqrt((rolls * 5) / 36));
});
test('a shuffle keeps every card and reaches every order', () => {
  const t = table(chanceFrom(keyFromSeed('shuffle')));
  const seen = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const list = [1, 2, 3, 4];
    shuffle(t, list);
    expect([...list].sort()).toEqual([1, 2, 3, 4]);
    seen.add(list.join(''));
  }
  expect(seen.size).toBe(24);
});
test('a draw takes one value out and leaves the rest', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.string(), (values, seed) => {
      const left = [...values];
      const drawn = draw(table(chanceFrom(keyFromSeed(seed))), left);
      expect([...left, drawn].sort()).toEqual([...values].sort());
    }),
  );
});
test('loaded dice and draws come in order, name values, and run out with an error', () => {
  const t = table({ ...chanceFrom(keyFromSeed(1)), loaded: { dice: [6, 2], draws: [30, 1] } });
  expect([die(t), die(t)]).toEqual([6, 2]);
  const cup = [10, 20, 30];
  expect([draw(t, cup), cup.sort()]).toEqual([30, [10, 20]]);
  expect(pick(t, 2)).toBe(1);
  expect(() => die(t)).toThrow('did not load');
  expect(() => draw(t, cup)).toThrow('did not load');
  expect(() => pick(t, 2)).toThrow('did not load');
  t.dark.chance.loaded = { dice: [7], draws: [99, 5] };
  expect(() => die(t)).toThrow('7 on a die of 6');
  expect(() => draw(t, cup)).toThrow('not there');
  expect(() => pick(t, 3)).toThrow('5 as a choice among 3');
  const list = [3, 1, 2];
  shuffle(t, list);
  expect(list).toEqual([3, 1, 2]);
});
test('a copy of chance goes its own way', () => {
  const t = table(chanceFrom(keyFromSeed('copy')));
  die(t);
  const twin = table(copyChance(t.dark.chance));
  expect([die(t), die(t), die(t)]).toEqual([die(twin), die(twin), die(twin)]);
  die(t);
  expect(t.dark.chance.n).toBeGreaterThan(twin.dark.chance.n);
});
test('keys go through hexadecimal and are bound by their commitment', () => {
  const key = keyOf(Uint8Array.from({ length: 32 }, (_, i) => i * 7));
  expect(keyFromHex(keyToHex(key))).toEqual(key);
  expect([keyFromHex('xyz'), keyFromHex(`${keyToHex(key)}0`)]).toEqual([null, null]);
  expect(() => keyOf(new Uint8Array(16))).toThrow('32 bytes');
  expect(commitment(key)).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment(key)).not.toBe(commitment(keyFromSeed(1)));
  expect(keyFromSeed(1)).toEqual(keyFromSeed('1'));
});
