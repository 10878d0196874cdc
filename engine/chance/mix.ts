/**
 * DICE NOBODY CAN CHOOSE. Whoever keeps the table binds himself to a key; the players put in parts of their own while that key is
 * still unknown to them; the dice come from all of it together. A part may be bound too, before another's is seen, and shown later.
 */
import type { Key } from './chacha.ts';
import { keyOf, keyToHex } from './chance.ts';
import { sha256, sha256Hex, utf8 } from './sha256.ts';

/** What one player put in. */
export interface Part {
  /** Whose: 'host', 'guest'. */
  readonly by: string;
  /** 64 hexadecimal digits; null: it was bound and never shown, so it is not in the dice. */
  readonly part: string | null;
  /** What it was bound by before the others were known; null: it was not. */
  readonly bound: string | null;
}
export const isPart = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
/** Binds a part without showing it. */
export const bindingOf = (part: string): string => sha256Hex(`cuartel part|${part}`);
/** It is what it was bound to be. */
export const holds = ({ part, bound }: Part): boolean => part === null || bound === null || bindingOf(part) === bound;

/** The key of the dice: the keeper's and every part, in order. */
export const mixed = (key: Key, parts: readonly Part[]): Key =>
  keyOf(sha256(utf8(`cuartel mix|${keyToHex(key)}${parts.map(({ by, part }) => `|${by} ${part ?? ''}`).join('')}`)));

/** The key of the dice after so many take-backs: nobody has seen any of them fall. */
export const renewed = (key: Key, times: number): Key => keyOf(sha256(utf8(`cuartel take-back|${keyToHex(key)}|${times}`)));
/** 0 .. n-1 from a key, apart from its dice: who sits where. (Even for two sides; for more, to one in many millions.) */
export const lotOf = (key: Key, n: number): number => keyOf(sha256(utf8(`cuartel lot|${keyToHex(key)}`)))[0]! % n;
