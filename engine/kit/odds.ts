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
export function weighted(pairs: Iterable<readonly [value: number, ways: bigint | number]>): Dist {
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
export function combine(a: Dist, b: Dist, rule: (x: number, y: number) => number): Dist {
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
export function times(n: number, dist: Dist): Dist {
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
export function through(dist: Dist, table: (value: number) => number): Dist {
  return weighted(dist.values.map((value, i) => [table(value), dist.ways[i]!] as const));
}

/** What follows when each value leads to a distribution of its own (a second roll that depends on the first). */
export function andThen(dist: Dist, next: (value: number) => Dist): Dist {
  return mixture(dist.values.map((value, i) => [next(value), dist.ways[i]!] as const));
}

/** One of several distributions, in proportion to their weights. */
export function mixture(parts: readonly (readonly [Dist, bigint | number])[]): Dist {
  let whole = 1n;
  for (const [dist] of parts) whole = (whole / gcd(whole, dist.all)) * dist.all;
  return weighted(
    parts.flatMap(([dist, weight]) => {
      const share = BigInt(weight) * (whole / dist.all);
      return dist.values.map((value, i) => [value, dist.ways[i]! * share] as const);
    }),
  );
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

/** The best (highest) of `n` draws, n at least 1. */
export function bestOf(n: number, dist: Dist): Dist {
  return repeat(n - 1, dist, dist, (a, b) => combine(a, b, Math.max));
}

/** The worst (lowest) of `n` draws, n at least 1. */
export function worstOf(n: number, dist: Dist): Dist {
  return repeat(n - 1, dist, dist, (a, b) => combine(a, b, Math.min));
}

/** Draw again, once, where `again` says so; the second stands. */
export function reroll(dist: Dist, again: (value: number) => boolean): Dist {
  return andThen(dist, value => (again(value) ? dist : certain(value)));
}

/** Draw again, once, exactly where a second draw is worth more on average: the best use of a re-roll. `worth` gives integers. */
export function rerollWell(dist: Dist, worth: (value: number) => number): Dist {
  const mean = expectation(through(dist, worth));
  return reroll(dist, value => BigInt(worth(value)) * mean.of < mean.n);
}

/** The distribution once it is known that `fact` holds; also the result of drawing again until it does. */
export function given(dist: Dist, fact: (value: number) => boolean): Dist {
  return weighted(dist.values.map((value, i) => [value, fact(value) ? dist.ways[i]! : 0n] as const));
}

/** How a contest of two independent rolls ends, the higher winning. */
export type Contest = { readonly win: Ratio; readonly tie: Ratio; readonly lose: Ratio };

/** The chances that A is higher than B, equal, or lower. */
export function contest(a: Dist, b: Dist): Contest {
  const margin = combine(a, b, (x, y) => x - y);
  return { win: chance(margin, m => m > 0), tie: chance(margin, m => m === 0), lose: chance(margin, m => m < 0) };
}

/** The chance that a value is as wanted. */
export function chance(dist: Dist, wanted: (value: number) => boolean): Ratio {
  return ratio(
    dist.values.reduce((sum, value, i) => (wanted(value) ? sum + dist.ways[i]! : sum), 0n),
    dist.all,
  );
}

/** The average; values must be integers. */
export function expectation(dist: Dist): Ratio {
  return ratio(
    dist.values.reduce((sum, value, i) => sum + BigInt(value) * dist.ways[i]!, 0n),
    dist.all,
  );
}

/** A fraction as a percentage with the given decimals, halves rounded away from zero: for showing only. */
export function percent({ n, of }: Ratio, decimals = 0): number {
  const scale = 10n ** BigInt(decimals);
  const size = ((n < 0n ? -n : n) * 200n * scale + of) / (2n * of);
  return Number(n < 0n ? -size : size) / Number(scale);
}
