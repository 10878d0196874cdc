/** A link as data give it: two spaces, its kind (0 to 30), and what is marked at either end (a river bar, a ferry) as an integer. */
export type Link = {
  readonly a: number;
  readonly b: number;
  readonly kind?: number;
  readonly atA?: number;
  readonly atB?: number;
};

/**
 * A graph over spaces 0..size-1. Each link is two steps, one each way; the steps that leave space `s` are
 * `first[s]` up to (not including) `first[s + 1]`, and every other array is indexed by step.
 */
export type Graph = {
  readonly size: number;
  readonly links: number;
  readonly first: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly kind: Int32Array;
  /** Index of the link in the data the graph was built from. */
  readonly link: Int32Array;
  /** The mark at the end that the step leaves. */
  readonly near: Int32Array;
  /** The mark at the end that the step arrives at. */
  readonly far: Int32Array;
  /** The same link walked the other way. */
  readonly back: Int32Array;
  /** What was worked out once for this graph, by mask of kinds. */
  readonly memo: { readonly neighbours: Map<number, readonly (readonly number[])[]>; readonly table: Map<number, Int16Array> };
};

/** Whether a step may be walked. */
export type May = (step: number, to: number, from: number) => boolean;

/** The mask of every kind of link. */
export const ALL_KINDS = -1;

/** The mask that lets the given kinds through. */
export function kindsMask(...kinds: readonly number[]): number {
  let mask = 0;
  for (const kind of kinds) mask |= 1 << kind;
  return mask;
}

/**
 * Build a graph. The steps of a space follow the order of the links, or, with `order[space]` (its neighbours in the order
 * printed on the map, say clockwise), that order.
 */
export function buildGraph(size: number, links: readonly Link[], order?: readonly (readonly number[])[]): Graph {
  const steps = links.length * 2;
  const first = new Int32Array(size + 1);
  for (const { a, b, kind = 0 } of links) {
    if (!(a >= 0 && a < size && b >= 0 && b < size && a !== b)) throw new RangeError(`link ${a}-${b} outside 0..${size - 1}`);
    if (!(kind >= 0 && kind <= 30)) throw new RangeError(`link ${a}-${b} has kind ${kind}, not 0..30`);
    first[a + 1]!++;
    first[b + 1]!++;
  }
  for (let s = 0; s < size; s++) first[s + 1]! += first[s]!;
  const blank = () => new Int32Array(steps);
  const g: Graph = {
    size,
    links: links.length,
    first,
    from: blank(),
    to: blank(),
    kind: blank(),
    link: blank(),
    near: blank(),
    far: blank(),
    back: blank(),
    memo: { neighbours: new Map(), table: new Map() },
  };
  const ends: { link: number; to: number; forth: boolean }[][] = Array.from({ length: size }, () => []);
  links.forEach(({ a, b }, link) => {
    ends[a]!.push({ link, to: b, forth: true });
    ends[b]!.push({ link, to: a, forth: false });
  });
  const walked = new Int32Array(links.length).fill(-1);
  for (let s = 0, step = 0; s < size; s++) {
    const printed = order?.[s];
    if (printed) ends[s]!.sort((x, y) => placeIn(printed, x.to, s) - placeIn(printed, y.to, s) || x.link - y.link);
    for (const { link, to, forth } of ends[s]!) {
      const { kind = 0, atA = 0, atB = 0 } = links[link]!;
      g.from[step] = s;
      g.to[step] = to;
      g.kind[step] = kind;
      g.link[step] = link;
      g.near[step] = forth ? atA : atB;
      g.far[step] = forth ? atB : atA;
      const other = walked[link]!;
      if (other < 0) walked[link] = step;
      else {
        g.back[step] = other;
        g.back[other] = step;
      }
      step++;
    }
  }
  return g;
}

function placeIn(printed: readonly number[], to: number, from: number): number {
  const place = printed.indexOf(to);
  if (place < 0) throw new RangeError(`the printed order of space ${from} lacks its neighbour ${to}`);
  return place;
}

/** The distinct neighbours of a space over links of the given kinds, in the graph's order. The list is shared: do not change it. */
export function neighbours(g: Graph, space: number, kinds = ALL_KINDS): readonly number[] {
  let lists = g.memo.neighbours.get(kinds);
  if (!lists) {
    lists = Array.from({ length: g.size }, (_, s) => {
      const list: number[] = [];
      for (let i = g.first[s]!; i < g.first[s + 1]!; i++) {
        if ((kinds >> g.kind[i]!) & 1 && !list.includes(g.to[i]!)) list.push(g.to[i]!);
      }
      return list;
    });
    g.memo.neighbours.set(kinds, lists);
  }
  return lists[space]!;
}

/** The first step from `a` to `b` over links of the given kinds, or -1. */
export function stepBetween(g: Graph, a: number, b: number, kinds = ALL_KINDS): number {
  for (let i = g.first[a]!, end = g.first[a + 1]!; i < end; i++) if (g.to[i] === b && (kinds >> g.kind[i]!) & 1) return i;
  return -1;
}

/** A `May` that only asks for the kind of the link. */
export function ofKinds(g: Graph, kinds: number): May {
  return step => ((kinds >> g.kind[step]!) & 1) === 1;
}
