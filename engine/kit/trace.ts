import { ALL_KINDS, type Graph, type May } from './graph.ts';

/** What a line of supply or communication may run over. Every question is asked along the line, from the piece to the source. */
export type LineRules = {
  /** Kinds of links it may use; all if absent. */
  readonly kinds?: number;
  /** Spaces it may run through. The piece's own space is not asked, nor is a source, which the caller has judged. */
  readonly through?: (space: number) => boolean;
  /** Single steps it may take. */
  readonly may?: May;
  /** Most links of all kinds. */
  readonly most?: number;
  /** Most links of a kind, as `[kind, most]`. */
  readonly mostOf?: readonly (readonly [kind: number, most: number])[];
  /** Kinds in the order in which a line may use them (by road to the railway, then by rail): never back to an earlier one. */
  readonly inOrder?: readonly number[];
};

/** Every space that has a line to a source. */
export type Supply = {
  /** By space: links of the shortest line, 0 at a source, -1 without a line. */
  readonly length: Int32Array;
  /** Working memory of the flood, from which `lineFrom` reads. */
  readonly best: Int32Array;
  readonly came: Int32Array;
  readonly labels: number;
};

/**
 * Flood out from the sources along all lines that the rules allow. Where kinds have limits or an order, a space is visited
 * once for each way of having used them up. With `until`, stop as soon as that space has a line.
 */
export function floodSupply(g: Graph, sources: readonly number[], rules: LineRules = {}, until = -1): Supply {
  const { kinds = ALL_KINDS, through, may, most = g.size * 2, mostOf = [], inOrder } = rules;
  const weight = new Map<number, { readonly one: number; readonly most: number }>();
  let labels = 1;
  for (const [kind, limit] of mostOf) {
    weight.set(kind, { one: labels, most: limit });
    labels *= limit + 1;
  }
  const ranks = labels;
  const counted = mostOf.length > 0 || inOrder !== undefined;
  if (inOrder) labels *= inOrder.length;
  const length = new Int32Array(g.size).fill(-1);
  const best = new Int32Array(g.size).fill(-1);
  const depth = new Int32Array(g.size * labels).fill(-1);
  const came = new Int32Array(g.size * labels).fill(-1);
  const queue: number[] = [];
  // The flood runs against the line, so it starts in the last rank of the order.
  const start = inOrder ? ranks * (inOrder.length - 1) : 0;
  for (const s of sources) {
    if (length[s] === 0) continue;
    length[s] = 0;
    best[s] = s * labels + start;
    depth[best[s]!] = 0;
    queue.push(best[s]!);
  }
  for (let head = 0; head < queue.length && !(until >= 0 && length[until]! >= 0); head++) {
    const state = queue[head]!;
    const label = state % labels;
    const at = (state - label) / labels;
    const far = depth[state]!;
    if (far >= most) break;
    if (far > 0 && through && !through(at)) continue;
    for (let i = g.first[at]!, end = g.first[at + 1]!; i < end; i++) {
      const kind = g.kind[i]!;
      if (!((kinds >> kind) & 1)) continue;
      let used = label;
      if (counted) {
        used = useKind(label, kind, ranks, weight.get(kind), inOrder);
        if (used < 0) continue;
      }
      const to = g.to[i]!;
      const next = to * labels + used;
      if (depth[next] !== -1 || (may && !may(g.back[i]!, at, to))) continue;
      depth[next] = far + 1;
      came[next] = state;
      if (length[to] === -1) {
        length[to] = far + 1;
        best[to] = next;
      }
      queue.push(next);
    }
  }
  return { length, best, came, labels };
}

function useKind(
  label: number,
  kind: number,
  ranks: number,
  limit: { readonly one: number; readonly most: number } | undefined,
  inOrder: readonly number[] | undefined,
): number {
  let used = label;
  if (inOrder) {
    const counts = label % ranks;
    const rank = inOrder.indexOf(kind);
    if (rank < 0 || rank * ranks > label - counts) return -1;
    used = rank * ranks + counts;
  }
  if (!limit) return used;
  const spent = Math.floor(used / limit.one) % (limit.most + 1);
  return spent < limit.most ? used + limit.one : -1;
}

/** Whether a space has a line. */
export function inSupply(supply: Supply, space: number): boolean {
  return supply.length[space] !== -1;
}

/** The spaces of a shortest line, from the space to its source, both included; empty without a line. */
export function lineFrom(supply: Supply, space: number): number[] {
  const line: number[] = [];
  for (let state = supply.best[space]!; state >= 0; state = supply.came[state]!) {
    line.push((state - (state % supply.labels)) / supply.labels);
  }
  return line;
}

/** One shortest line from a space to any source, both included, or empty: `floodSupply` for a single piece. */
export function traceLine(g: Graph, from: number, sources: readonly number[], rules: LineRules = {}): number[] {
  return lineFrom(floodSupply(g, sources, rules, from), from);
}

/** Every space that has a line, by number. */
export function suppliedSpaces(supply: Supply): number[] {
  const spaces: number[] = [];
  supply.length.forEach((length, space) => {
    if (length >= 0) spaces.push(space);
  });
  return spaces;
}
