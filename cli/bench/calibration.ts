/** A fixed piece of work of the kind the engine does (small arrays, integers, short-lived objects): how fast is this machine? */
let sink = 0;

export const calibrate = (): number => {
  const ROUNDS = 2_000;
  let x = 0x2545f491;
  for (let r = 0; r < ROUNDS; r++) {
    const list: { n: number; of: number[] }[] = [];
    for (let i = 0; i < 16; i++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      list.push({ n: x & 0xff, of: [x & 7, x & 15] });
    }
    const copied = list.map(({ n, of }) => ({ n, of: of.slice() })).filter(o => o.n > 32);
    for (const o of copied) sink = (sink + o.n + o.of[1]!) | 0;
  }
  return ROUNDS;
};
