/**
 * A picture from a browser: a JPEG of the right size and nothing else. What is kept is put together anew from the parts a picture needs;
 * whatever else a file may carry (where it was taken, a comment, something behind its end) is left out. Null: it is none.
 */
import { PICTURE } from '../../protocol/films.ts';

const [SOI, EOI, SOS, APP0] = [0xd8, 0xd9, 0xda, 0xe0];
/** Quantisation, Huffman tables, restart intervals, baseline and progressive frames. */
const NEEDED = new Set([0xdb, 0xc4, 0xdd, 0xc0, 0xc2]);
const FRAMES = new Set([0xc0, 0xc2]);

/** Where the scan that begins at `from` ends: at the next marker that is neither a stuffed byte nor a restart. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  for (let i = from; i + 1 < bytes.length; i++) {
    const next = bytes[i + 1]!;
    if (bytes[i] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7) && next !== 0xff) return i;
  }
  return -1;
};

export const cleanJpeg = (bytes: Uint8Array): Uint8Array | null => {
  if (bytes.length > PICTURE.bytes || bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let framed = false;
  let scanned = false;
  for (let i = 2; i + 1 < bytes.length; ) {
    if (bytes[i] !== 0xff) return null;
    const marker = bytes[i + 1]!;
    if (marker === EOI) {
      if (!framed || !scanned) return null;
      kept.push(bytes.subarray(i, i + 2));
      return Buffer.concat(kept);
    }
    const length = i + 3 < bytes.length ? (bytes[i + 2]! << 8) | bytes[i + 3]! : 0;
    if (length < 2 || i + 2 + length > bytes.length) return null;
    const end = i + 2 + length;
    if (FRAMES.has(marker)) {
      const [height, width] = [(bytes[i + 5]! << 8) | bytes[i + 6]!, (bytes[i + 7]! << 8) | bytes[i + 8]!];
      if (framed || length < 9 || width !== PICTURE.width || height !== PICTURE.height) return null;
      framed = true;
    }
    if (marker === SOS) {
      const scan = endOfScan(bytes, end);
      if (!framed || scan < 0) return null;
      kept.push(bytes.subarray(i, scan));
      scanned = true;
      i = scan;
      continue;
    }
    if (NEEDED.has(marker)) kept.push(bytes.subarray(i, end));
    else if (marker !== APP0 && !(marker > APP0 && marker <= 0xef) && marker !== 0xfe) return null;
    i = end;
  }
  return null;
};
