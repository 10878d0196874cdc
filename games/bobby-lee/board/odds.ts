/** Exact distributions as the eye wants them. */
import type { Dist } from '@cuartel/engine/kit/index.ts';

export interface Bar {
  readonly name: string;
  /** 0 to 1. */
  readonly chance: number;
}
const MOST = 5;
/** How likely each number of hits is: 0 to 4 one by one, the rest together. */
export const barsOf = ({ values, ways, all }: Dist): Bar[] => {
  const bars: { name: string; chance: number }[] = [];
  for (const [i, value] of values.entries()) {
    const chance = Number(((ways[i] as bigint) * 10000n) / all) / 10000;
    const last = bars[bars.length - 1];
    if (value > MOST && last !== undefined) bars[bars.length - 1] = { name: `${MOST}+`, chance: last.chance + chance };
    else bars.push({ name: `${value}`, chance });
  }
  return bars;
};
export const meanOf = ({ values, ways, all }: Dist): number =>
  values.reduce((sum, value, i) => sum + value * Number(((ways[i] as bigint) * 10000n) / all), 0) / 10000;
