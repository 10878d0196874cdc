/**
 * CHANCE. The whole generator is a key and a count of words used; it lies in `dark`, so no View holds it.
 * Tests load dice and draws instead.
 */
import { type Key, word } from './chacha.ts';
import { hex, sha256, sha256Hex, utf8 } from './sha256.ts';

/** Dice and draws laid ready by a test. When they run out, the next roll is an error: a test must know every die. */
export interface Loaded {
  dice: number[];
  draws: (number | string)[];
}
export interface Chance {
  key: Key;
  n: number;
  loaded: Loaded | null;
}
/** Whatever has chance in its dark drawer: every table. */
export interface Chancy {
  readonly dark: { chance: Chance };
}

export const chanceFrom = (key: Key): Chance => ({ key, n: 0, loaded: null });
export const copyChance = ({ key, n, loaded }: Chance): Chance => ({
  key,
  n,
  loaded: loaded === null ? null : { dice: loaded.dice.slice(), draws: loaded.draws.slice() },
});

/** 0 .. n-1, each exactly as likely as the others (words that would favour some are thrown away). */
const below = (c: Chance, n: number): number => {
  const limit = 0x100000000 - (0x100000000 % n);
  for (;;) {
    const w = word(c.key, c.n++);
    if (w < limit) return w % n;
  }
};

export const die = (t: Chancy, sides = 6): number => {
  const c = t.dark.chance;
  if (c.loaded === null) return 1 + below(c, sides);
  const rolled = c.loaded.dice.shift();
  if (rolled === undefined) throw new Error('a die was rolled that the test did not load');
  if (rolled < 1 || rolled > sides) throw new Error(`the test loaded ${rolled} on a die of ${sides} sides`);
  return rolled;
};

/** An even choice of an index 0 .. n-1 that is not a die at the table (which counter of the cup, which of the tied routes). */
export const pick = (t: Chancy, n: number): number => {
  const c = t.dark.chance;
  if (c.loaded === null || n === 1) return n === 1 ? 0 : below(c, n);
  const drawn = c.loaded.draws.shift();
  if (drawn === undefined) throw new Error(`a choice among ${n} was left to chance that the test did not load`);
  if (typeof drawn !== 'number' || drawn < 0 || drawn >= n) throw new Error(`the test loaded ${drawn} as a choice among ${n}`);
  return drawn;
};

/** Takes one value out of `from` at random (the order of the rest is not kept). A loaded draw names the value itself. */
export const draw = <T extends number | string>(t: Chancy, from: T[]): T => {
  const c = t.dark.chance;
  let at: number;
  if (c.loaded === null) at = from.length === 1 ? 0 : below(c, from.length);
  else {
    const drawn = c.loaded.draws.shift();
    if (drawn === undefined) throw new Error('a draw was made that the test did not load');
    at = from.indexOf(drawn as T);
    if (at < 0) throw new Error(`the test loaded the draw of ${drawn}, which is not there`);
  }
  const drawn = from[at]!;
  const last = from.pop() as T;
  if (at < from.length) from[at] = last;
  return drawn;
};

/** Fisher-Yates. With a loaded chance the order is left as the test laid it. */
export const shuffle = <T>(t: Chancy, list: T[]): void => {
  const c = t.dark.chance;
  if (c.loaded !== null) return;
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(c, i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
};

// --- keys and their commitment ------------------------------------------------------------------

const toWords = (bytes: Uint8Array): Key => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, 32);
  return Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4));
};
/** A key from 32 bytes of the platform's own randomness. */
export const keyOf = (bytes: Uint8Array): Key => {
  if (bytes.length !== 32) throw new Error('a key is 32 bytes');
  return toWords(bytes);
};
/** A key that can be named again: `--seed 1`. */
export const keyFromSeed = (seed: string | number): Key => toWords(sha256(utf8(`cuartel seed|${seed}`)));

export const keyToHex = (key: Key): string => {
  const bytes = new Uint8Array(32);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < 8; i++) view.setUint32(i * 4, key[i]!);
  return hex(bytes);
};
export const keyFromHex = (text: string): Key | null => {
  if (!/^[0-9a-f]{64}$/.test(text)) return null;
  return Array.from({ length: 8 }, (_, i) => Number.parseInt(text.slice(i * 8, i * 8 + 8), 16));
};

/** What is published before the first die: it binds the key without showing it. */
export const commitment = (key: Key): string => sha256Hex(`cuartel chance|${keyToHex(key)}`);
