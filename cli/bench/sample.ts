/** Timing on a machine that does other things as well: several samples of each entry, interleaved; the best one and the middle one. */

export interface Measured {
  readonly name: string;
  readonly unit: 'actions/s' | 'µs';
  /** At least so many actions/s, at most so many µs; null: none was set. */
  readonly budget: number | null;
  /** Does a batch of work and says how many units it was. */
  batch(): number;
}
/** Nanoseconds for one unit. */
export interface Sampled {
  readonly best: number;
  readonly median: number;
}

const medianOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)]!;

export const sampleAll = (
  entries: readonly { batch(): number }[],
  rounds: number,
  ms: number,
  onRound: (done: number) => void,
): Sampled[] => {
  const samples: number[][] = entries.map(() => []);
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++) {
    entries.forEach(({ batch }, e) => {
      let units = 0;
      const began = performance.now();
      let spent = 0;
      do {
        units += batch();
        spent = performance.now() - began;
      } while (spent < ms);
      if (round > 0) samples[e]!.push((spent * 1e6) / units);
    });
    onRound(round);
  }
  return samples.map(costs => {
    const sorted = costs.sort((a, b) => a - b);
    return { best: sorted[0]!, median: medianOf(sorted) };
  });
};
