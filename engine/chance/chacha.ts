/** The ChaCha20 block function (RFC 8439's rounds): word `n` of the stream of a key, for any n, without a running state. */

export type Key = readonly number[]; // eight 32-bit words

/** Fills `out` with block number `block` of the key's stream (nonce words `nonce`, zero for chance). Written out: arrays would cost twice the time. */
export const chachaBlock = (key: Key, block: number, out: Uint32Array, nonce: readonly number[] = NO_NONCE): void => {
  const k4 = key[0]! | 0;
  const k5 = key[1]! | 0;
  const k6 = key[2]! | 0;
  const k7 = key[3]! | 0;
  const k8 = key[4]! | 0;
  const k9 = key[5]! | 0;
  const k10 = key[6]! | 0;
  const k11 = key[7]! | 0;
  const k12 = block | 0;
  const k13 = nonce[0]! | 0;
  const k14 = nonce[1]! | 0;
  const k15 = nonce[2]! | 0;
  let x0 = 0x61707865;
  let x1 = 0x3320646e;
  let x2 = 0x79622d32;
  let x3 = 0x6b206574;
  let x4 = k4;
  let x5 = k5;
  let x6 = k6;
  let x7 = k7;
  let x8 = k8;
  let x9 = k9;
  let x10 = k10;
  let x11 = k11;
  let x12 = k12;
  let x13 = k13;
  let x14 = k14;
  let x15 = k15;
  for (let round = 0; round < 10; round++) {
    // 0 4 8 12
    x0 = (x0 + x4) | 0;
    x12 ^= x0;
    x12 = (x12 << 16) | (x12 >>> 16);
    x8 = (x8 + x12) | 0;
    x4 ^= x8;
    x4 = (x4 << 12) | (x4 >>> 20);
    x0 = (x0 + x4) | 0;
    x12 ^= x0;
    x12 = (x12 << 8) | (x12 >>> 24);
    x8 = (x8 + x12) | 0;
    x4 ^= x8;
    x4 = (x4 << 7) | (x4 >>> 25);
    // 1 5 9 13
    x1 = (x1 + x5) | 0;
    x13 ^= x1;
    x13 = (x13 << 16) | (x13 >>> 16);
    x9 = (x9 + x13) | 0;
    x5 ^= x9;
    x5 = (x5 << 12) | (x5 >>> 20);
    x1 = (x1 + x5) | 0;
    x13 ^= x1;
    x13 = (x13 << 8) | (x13 >>> 24);
    x9 = (x9 + x13) | 0;
    x5 ^= x9;
    x5 = (x5 << 7) | (x5 >>> 25);
    // 2 6 10 14
    x2 = (x2 + x6) | 0;
    x14 ^= x2;
    x14 = (x14 << 16) | (x14 >>> 16);
    x10 = (x10 + x14) | 0;
    x6 ^= x10;
    x6 = (x6 << 12) | (x6 >>> 20);
    x2 = (x2 + x6) | 0;
    x14 ^= x2;
    x14 = (x14 << 8) | (x14 >>> 24);
    x10 = (x10 + x14) | 0;
    x6 ^= x10;
    x6 = (x6 << 7) | (x6 >>> 25);
    // 3 7 11 15
    x3 = (x3 + x7) | 0;
    x15 ^= x3;
    x15 = (x15 << 16) | (x15 >>> 16);
    x11 = (x11 + x15) | 0;
    x7 ^= x11;
    x7 = (x7 << 12) | (x7 >>> 20);
    x3 = (x3 + x7) | 0;
    x15 ^= x3;
    x15 = (x15 << 8) | (x15 >>> 24);
    x11 = (x11 + x15) | 0;
    x7 ^= x11;
    x7 = (x7 << 7) | (x7 >>> 25);
    // 0 5 10 15
    x0 = (x0 + x5) | 0;
    x15 ^= x0;
    x15 = (x15 << 16) | (x15 >>> 16);
    x10 = (x10 + x15) | 0;
    x5 ^= x10;
    x5 = (x5 << 12) | (x5 >>> 20);
    x0 = (x0 + x5) | 0;
    x15 ^= x0;
    x15 = (x15 << 8) | (x15 >>> 24);
    x10 = (x10 + x15) | 0;
    x5 ^= x10;
    x5 = (x5 << 7) | (x5 >>> 25);
    // 1 6 11 12
    x1 = (x1 + x6) | 0;
    x12 ^= x1;
    x12 = (x12 << 16) | (x12 >>> 16);
    x11 = (x11 + x12) | 0;
    x6 ^= x11;
    x6 = (x6 << 12) | (x6 >>> 20);
    x1 = (x1 + x6) | 0;
    x12 ^= x1;
    x12 = (x12 << 8) | (x12 >>> 24);
    x11 = (x11 + x12) | 0;
    x6 ^= x11;
    x6 = (x6 << 7) | (x6 >>> 25);
    // 2 7 8 13
    x2 = (x2 + x7) | 0;
    x13 ^= x2;
    x13 = (x13 << 16) | (x13 >>> 16);
    x8 = (x8 + x13) | 0;
    x7 ^= x8;
    x7 = (x7 << 12) | (x7 >>> 20);
    x2 = (x2 + x7) | 0;
    x13 ^= x2;
    x13 = (x13 << 8) | (x13 >>> 24);
    x8 = (x8 + x13) | 0;
    x7 ^= x8;
    x7 = (x7 << 7) | (x7 >>> 25);
    // 3 4 9 14
    x3 = (x3 + x4) | 0;
    x14 ^= x3;
    x14 = (x14 << 16) | (x14 >>> 16);
    x9 = (x9 + x14) | 0;
    x4 ^= x9;
    x4 = (x4 << 12) | (x4 >>> 20);
    x3 = (x3 + x4) | 0;
    x14 ^= x3;
    x14 = (x14 << 8) | (x14 >>> 24);
    x9 = (x9 + x14) | 0;
    x4 ^= x9;
    x4 = (x4 << 7) | (x4 >>> 25);
  }
  out[0] = (x0 + 0x61707865) | 0;
  out[1] = (x1 + 0x3320646e) | 0;
  out[2] = (x2 + 0x79622d32) | 0;
  out[3] = (x3 + 0x6b206574) | 0;
  out[4] = (x4 + k4) | 0;
  out[5] = (x5 + k5) | 0;
  out[6] = (x6 + k6) | 0;
  out[7] = (x7 + k7) | 0;
  out[8] = (x8 + k8) | 0;
  out[9] = (x9 + k9) | 0;
  out[10] = (x10 + k10) | 0;
  out[11] = (x11 + k11) | 0;
  out[12] = (x12 + k12) | 0;
  out[13] = (x13 + k13) | 0;
  out[14] = (x14 + k14) | 0;
  out[15] = (x15 + k15) | 0;
};
const NO_NONCE: readonly number[] = [0, 0, 0];

let cachedKey: Key | null = null;
let cachedBlock = -1;
const cached = new Uint32Array(16);

/** Word `n` of the stream, an unsigned 32-bit integer. The last block is kept, so that a run of words costs one block in sixteen. */
export const word = (key: Key, n: number): number => {
  const block = n >>> 4;
  if (key !== cachedKey || block !== cachedBlock) {
    chachaBlock(key, block, cached);
    cachedKey = key;
    cachedBlock = block;
  }
  return cached[n & 15]!;
};
