import type { Graph } from './graph.ts';

/** What a step cannot do: be walked at all. */
export const BLOCKED = -1;

/** The cost of a step that may be walked but ends the move in the space it enters. */
export function stopping(cost: number): number {
  return -2 - cost;
}

/** The cost of a step: a small integer from 0 up, `BLOCKED`, or `stopping(cost)`. */
type StepCost = (step: number, to: number, from: number) => number;

/** Where a mover can come to stand and how. */
export type Reach = {
  /** The spaces that can be reached, sources included, cheapest first, equals in the order found. */
  readonly spaces: number[];
  /** By space: least cost to stand there, -1 if it is out of reach. */
  readonly cost: Int32Array;
  /** By space: the last step of a cheapest way to stand there, -1 at sources. */
  readonly step: Int32Array;
  /** By space: least cost to stand there with the right to go on, -1 if there is none. */
  readonly open: Int32Array;
  /** By space: the last step of a cheapest way that may go on, -1 at sources. */
  readonly openStep: Int32Array;
  /** Working memory: labels waiting, by total cost, and how many of them are in use. */
  readonly waiting: { readonly labels: number[][]; readonly filled: number[] };
};

/** An empty reach to hand to `reach` again and again, so that a hot loop allocates nothing. */
export function newReach(size: number): Reach {
  const blank = () => new Int32Array(size).fill(-1);
  return { spaces: [], cost: blank(), step: blank(), open: blank(), openStep: blank(), waiting: { labels: [], filled: [] } };
}

/**
 * Everything within `limit` of the sources by cheapest ways. A space that is entered by a `stopping` step is not left again on
 * that way, though another, dearer way may still pass through it. Costs are kept in buckets, one per total: meant for small integers.
 */
export function reach(
  g: Graph,
  sources: readonly number[],
  limit: number,
  cost: StepCost,
  into: Reach = newReach(g.size),
): Reach {
  const { spaces, cost: best, step: bestStep, open, openStep, waiting } = into;
  const { labels, filled } = waiting;
  const { size, first, to: ends } = g;
  filled.fill(0);
  spaces.length = 0;
  best.fill(-1);
  bestStep.fill(-1);
  open.fill(-1);
  openStep.fill(-1);
  for (const s of sources) {
    if (open[s] === 0) continue;
    best[s] = open[s] = 0;
    enqueue(waiting, 0, s);
  }
  // A label below size is a space left open; size + space is a space where the move must end.
  for (let spent = 0; spent < filled.length; spent++) {
    for (let head = 0; head < filled[spent]!; head++) {
      const label = labels[spent]![head]!;
      const at = label < size ? label : label - size;
      // Negative marks a space already listed while the search runs.
      if (best[at] === spent) {
        best[at] = -3 - spent;
        spaces.push(at);
      }
      if (label >= size || open[at] !== spent) continue;
      for (let i = first[at]!, end = first[at + 1]!; i < end; i++) {
        const to = ends[i]!;
        const said = cost(i, to, at);
        if (said === BLOCKED) continue;
        const stops = said < 0;
        const total = spent + (stops ? -2 - said : said);
        if (total > limit) continue;
        if (best[to] === -1 || best[to]! > total) {
          best[to] = total;
          bestStep[to] = i;
          if (stops) enqueue(waiting, total, size + to);
        }
        if (!stops && (open[to] === -1 || open[to]! > total)) {
          open[to] = total;
          openStep[to] = i;
          enqueue(waiting, total, to);
        }
      }
    }
  }
  for (const s of spaces) best[s] = -3 - best[s]!;
  return into;
}

function enqueue({ labels, filled }: Reach['waiting'], total: number, label: number): void {
  while (filled.length <= total) {
    labels.push([]);
    filled.push(0);
  }
  labels[total]![filled[total]!++] = label;
}
