/**
 * WHO TAKES THE HITS. The owner allots them, as far as the rules leave him a choice. What they do not leave him is taken at
 * once; the rest is one set choice in which every list of the right length is legal:
 * `among` the targets, `times` how many more each may take, `size` exactly what is left. So a standing order that names targets
 * in an order (`prefer`) always comes to an answer, random play to a sample, and a hit without a choice is not asked for.
 */
export type HitOrder =
  /** As the owner likes. */
  | 'free'
  /** Each hit on whoever is largest by then. */
  | 'largest-first'
  /** Everybody who can takes one before anybody takes another. */
  | 'each-before-twice';

/** By target, as they stood in the question. */
interface Hits {
  /** Taken without a choice. */
  readonly forced: number[];
  /** How many more it may take, of those that are left. */
  readonly open: number[];
  /** Hits to allot. Hits beyond all strength are lost. */
  readonly left: number;
}

/**
 * Allot hits among targets of so many steps. `rank` puts targets before others whatever the order among equals: those of rank 0
 * take all they can before any of rank 1.
 */
export const allot = (steps: readonly number[], hits: number, order: HitOrder, rank?: readonly number[]): Hits => {
  const forced = steps.map(() => 0);
  const open = steps.map(() => 0);
  let left = hits;
  for (const group of ranks(steps, rank)) {
    const all = group.reduce((sum, i) => sum + steps[i]!, 0);
    if (all <= left) {
      for (const i of group) forced[i] = steps[i]!;
      left -= all;
      if (left === 0) break;
      continue;
    }
    const [least, most] = BOUNDS[order](
      group.map(i => steps[i]!),
      left,
    );
    group.forEach((i, at) => {
      forced[i] = least[at]!;
      open[i] = most[at]! - least[at]!;
      left -= least[at]!;
    });
    return { forced, open, left };
  }
  return { forced, open, left: 0 };
};

/** The targets of each rank, first things first. */
const ranks = (steps: readonly number[], rank: readonly number[] | undefined): number[][] => {
  const all = steps.map((_, i) => i);
  if (rank === undefined) return [all];
  const groups = new Map<number, number[]>();
  for (const i of all) groups.set(rank[i]!, [...(groups.get(rank[i]!) ?? []), i]);
  return [...groups.keys()].sort((a, b) => a - b).map(key => groups.get(key) as number[]);
};

/** The least and the most that each of some targets can take, of fewer hits than they have steps. */
type Bounds = (steps: readonly number[], hits: number) => readonly [least: number[], most: number[]];
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

const BOUNDS: Readonly<Record<HitOrder, Bounds>> = {
  free: (steps, hits) => {
    const all = sum(steps);
    return [steps.map(n => Math.max(0, hits - (all - n))), steps.map(n => Math.min(n, hits))];
  },
  'largest-first': (steps, hits) => {
    // All are cut down to one level; of those at the level, some go one lower.
    const cut = (level: number): number[] => steps.map(n => Math.max(0, n - level));
    let level = Math.max(0, ...steps);
    while (level > 0 && sum(cut(level - 1)) <= hits) level--;
    const least = cut(level);
    const spare = hits > sum(least) ? 1 : 0;
    return [least, steps.map((n, i) => least[i]! + (n >= level ? spare : 0))];
  },
  'each-before-twice': (steps, hits) => {
    const rounds = (n: number): number[] => steps.map(of => Math.min(of, n));
    let full = 0;
    while (sum(rounds(full + 1)) <= hits) full++;
    const least = rounds(full);
    const spare = hits > sum(least) ? 1 : 0;
    return [least, steps.map((n, i) => least[i]! + (n > full ? spare : 0))];
  },
};
