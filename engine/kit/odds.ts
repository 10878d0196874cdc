/** An exact fraction in lowest terms, `of` above 0. */
export type Ratio = { readonly n: bigint; readonly of: bigint };

/** An exact distribution: the values that can come, rising; in how many ways each; and all ways together. In lowest terms. */
export type Dist = { readonly values: readonly number[]; readonly ways: readonly bigint[]; readonly all: bigint };

/** The fraction n/of in lowest terms. */
export function ratio(n: bigint | number, of: bigint | number = 1): Ratio {
  const [top, bottom] = [BigInt(n), BigInt(of)];
  if (bottom === 0n) throw new RangeError('a fraction of nothing');
  const common = bottom < 0n ? -gcd(top, bottom) : gcd(top, bottom);
  return { n: top / common, of: bottom / common };
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** A distribution from values and the ways of each; values may repeat and come in any order. */
function weighted(pairs: Iterable<readonly [value: number, ways: bigint | number]>): Dist {
  const sums = new Map<number, bigint>();
  for (const [value, ways] of pairs) {
    if (ways < 0) throw new RangeError(`value ${value} cannot come in ${ways} ways`);
    if (ways > 0) sums.set(value, (sums.get(value) ?? 0n) + BigInt(ways));
  }
  if (sums.size === 0) throw new RangeError('nothing can come of this');
  const values = [...sums.keys()].sort((a, b) => a - b);
  let common = 0n;
  for (const ways of sums.values()) common = gcd(common, ways);
  const ways = values.map(value => sums.get(value)! / common);
  return { values, ways, all: ways.reduce((sum, each) => sum + each, 0n) };
}

/** What is certain. */
export function certain(value: number): Dist {
  return { values: [value], ways: [1n], all: 1n };
}

/** One die, 1..sides. */
export function die(sides: number): Dist {
  return weighted(Array.from({ length: sides }, (_, i) => [i + 1, 1] as const));
}

/** Two independent distributions put together by a rule. */
function combine(a: Dist, b: Dist, rule: (x: number, y: number) => number): Dist {
  const pairs: [number, bigint][] = [];
  a.values.forEach((x, i) => {
    b.values.forEach((y, j) => {
      pairs.push([rule(x, y), a.ways[i]! * b.ways[j]!]);
    });
  });
  return weighted(pairs);
}

/** The sum of two independent distributions. */
export function plus(a: Dist, b: Dist): Dist {
  return combine(a, b, (x, y) => x + y);
}

/** The sum of `n` independent draws from one distribution. */
function times(n: number, dist: Dist): Dist {
  return repeat(n, dist, certain(0), plus);
}

function repeat(n: number, dist: Dist, none: Dist, join: (a: Dist, b: Dist) => Dist): Dist {
  let [result, power] = [none, dist];
  for (let left = n; left > 0; left = (left - (left % 2)) / 2) {
    if (left % 2 === 1) result = join(result, power);
    if (left > 1) power = join(power, power);
  }
  return result;
}

/** Read every value off a table: the distribution of results. */
function through(dist: Dist, table: (value: number) => number): Dist {
  return weighted(dist.values.map((value, i) => [table(value), dist.ways[i]!] as const));
}

/** How many of `n` draws hit. */
export function hits(n: number, dist: Dist, hit: (value: number) => boolean): Dist {
  return times(
    n,
    through(dist, value => (hit(value) ? 1 : 0)),
  );
}

/** Dice that hit on `least` or more. */
export type Bucket = { readonly dice: number; readonly sides: number; readonly least: number };

/** All hits of several buckets of dice together. */
export function hitsOfBuckets(buckets: readonly Bucket[]): Dist {
  return buckets.map(({ dice, sides, least }) => hits(dice, die(sides), face => face >= least)).reduce(plus, certain(0));
}

/** The chance that a value is as wanted. */
export function chance(dist: Dist, wanted: (value: number) => boolean): Ratio {
  return ratio(
    dist.values.reduce((sum, value, i) => (wanted(value) ? sum + dist.ways[i]! : sum), 0n),
    dist.all,
  );
}

/** A fraction as a percentage with the given decimals, halves rounded away from zero: for showing only. */
export function percent({ n, of }: Ratio, decimals = 0): number {
  const scale = 10n ** BigInt(decimals);
  const size = ((n < 0n ? -n : n) * 200n * scale + of) / (2n * of);
  return Number(n < 0n ? -size : size) / Number(scale);
}
