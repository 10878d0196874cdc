/** A bot's own chance: repeatable from a seed, apart from the game's. Fast (sfc32), because playouts use much of it. */
import { type Key, keyFromSeed } from '@cuartel/engine';
import type { Pick } from './mind.ts';

export interface Random {
  /** 0 .. n-1 */
  readonly pick: Pick;
  /** 0 <= x < 1 */
  fraction(): number;
  /** A key for an imagined table's chance. */
  key(): Key;
  /** A generator of its own, repeatable by its number. */
  fork(number: number): Random;
}

const sfc32 = (a0: number, b0: number, c0: number, d0: number): (() => number) => {
  let [a, b, c, d] = [a0 | 0, b0 | 0, c0 | 0, d0 | 0];
  return () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
};
const from = (a: number, b: number, c: number, d: number): Random => {
  const word = sfc32(a, b, c, d);
  for (let i = 0; i < 12; i++) word();
  return {
    pick: n => Math.floor((word() / 0x100000000) * n),
    fraction: () => word() / 0x100000000,
    key: () => [word(), word(), word(), word(), word(), word(), word(), word()],
    fork: number => from(a ^ Math.imul(number + 1, 0x9e3779b1), b + number, c ^ 0x5bf03635, d),
  };
};
export const randomFrom = (seed: string): Random => {
  const [a = 1, b = 2, c = 3, d = 4] = keyFromSeed(`bot|${seed}`);
  return from(a, b, c, d);
};
