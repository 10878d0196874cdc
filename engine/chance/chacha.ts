/** The ChaCha20 block function (RFC 8439's rounds): word `n` of the stream of a key, for any n, without a running state. */

export type Key = readonly number[]; // eight 32-bit words

const quarter = (x: Uint32Array, a: number, b: number, c: number, d: number): void => {
  let va = x[a] as number;
  let vb = x[b] as number;
  let vc = x[c] as number;
  let vd = x[d] as number;
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 16) | (vd >>> 16);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 12) | (vb >>> 20);
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 8) | (vd >>> 24);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 7) | (vb >>> 25);
  x[a] = va;
  x[b] = vb;
  x[c] = vc;
  x[d] = vd;
};

const from = new Uint32Array(16);
/** Fills `out` with block number `block` of the key's stream (nonce words `nonce`, zero for chance). */
export const chachaBlock = (key: Key, block: number, out: Uint32Array, nonce: readonly number[] = [0, 0, 0]): void => {
  from[0] = 0x61707865;
  from[1] = 0x3320646e;
  from[2] = 0x79622d32;
  from[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) from[4 + i] = key[i] as number;
  from[12] = block;
  for (let i = 0; i < 3; i++) from[13 + i] = nonce[i] as number;
  out.set(from);
  for (let round = 0; round < 10; round++) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = ((out[i] as number) + (from[i] as number)) | 0;
};

let cachedKey: Key | null = null;
let cachedBlock = -1;
const cached = new Uint32Array(16);

/** Word `n` of the stream, an unsigned 32-bit integer. The last block is kept, so that a run of words costs one block in sixteen. */
export const word = (key: Key, n: number): number => {
  const block = Math.floor(n / 16);
  if (key !== cachedKey || block !== cachedBlock) {
    chachaBlock(key, block, cached);
    cachedKey = key;
    cachedBlock = block;
  }
  return cached[n & 15] as number;
};
