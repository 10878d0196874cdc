/** Value noise: repeatable, so that the same board is drawn every time. */
export function hash(x: number, y: number): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const fade = (t: number) => t * t * t * (t * (6 * t - 15) + 10);

export function noise(x: number, y: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const u = fade(x - xi);
  const v = fade(y - yi);
  const top = hash(xi, yi) * (1 - u) + hash(xi + 1, yi) * u;
  const bottom = hash(xi, yi + 1) * (1 - u) + hash(xi + 1, yi + 1) * u;
  return top * (1 - v) + bottom * v;
}

/** Several octaves, 0..1, about 0.5 in the mean. */
export function fractal(x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0;
  for (let i = 0, a = 1, f = 1; i < octaves; i++, a *= 0.5, f *= 2.03) {
    sum += a * noise(x * f + i * 17.3, y * f - i * 9.1);
    weight += a;
  }
  return sum / weight;
}

/** Sharp crests and broad valleys, 0..1. */
export function crested(x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0;
  for (let i = 0, a = 1, f = 1; i < octaves; i++, a *= 0.52, f *= 2.07) {
    const fold = 1 - Math.abs(2 * noise(x * f + i * 31.7, y * f + i * 11.9) - 1);
    sum += a * fold * fold;
    weight += a;
  }
  return sum / weight;
}
