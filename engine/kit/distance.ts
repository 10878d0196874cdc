import { ALL_KINDS, type Graph, type May } from './graph.ts';

/**
 * Numbers of steps from the nearest source to every space, -1 where there is no way. A source is 0 whatever `may` says.
 * Pass `into` (of the graph's size) to spare the allocation.
 */
export function distancesFrom(g: Graph, sources: readonly number[], may?: May, into?: Int32Array): Int32Array {
  return flow(g, sources, may, false, into);
}

/** Numbers of steps from every space to the nearest target; `may` is asked about the step as it would be walked, towards the target. */
export function distancesTo(g: Graph, targets: readonly number[], may?: May, into?: Int32Array): Int32Array {
  return flow(g, targets, may, true, into);
}

function flow(g: Graph, origins: readonly number[], may: May | undefined, reversed: boolean, into?: Int32Array): Int32Array {
  const { first, to: ends, back } = g;
  const field = into ?? new Int32Array(g.size);
  field.fill(-1);
  const queue = new Int32Array(g.size);
  let tail = 0;
  for (const s of origins) {
    if (field[s] === 0) continue;
    field[s] = 0;
    queue[tail++] = s;
  }
  for (let head = 0; head < tail; head++) {
    const at = queue[head]!;
    const next = field[at]! + 1;
    for (let i = first[at]!, end = first[at + 1]!; i < end; i++) {
      const to = ends[i]!;
      if (field[to] !== -1) continue;
      if (may && !(reversed ? may(back[i]!, at, to) : may(i, to, at))) continue;
      field[to] = next;
      queue[tail++] = to;
    }
  }
  return field;
}

/** Steps between all pairs of spaces over the given kinds, worked out once per graph; the row of `a` starts at `a * size`. */
export function distanceTable(g: Graph, kinds = ALL_KINDS): Int16Array {
  let table = g.memo.table.get(kinds);
  if (!table) {
    table = new Int16Array(g.size * g.size);
    const may: May | undefined = kinds === ALL_KINDS ? undefined : step => ((kinds >> g.kind[step]!) & 1) === 1;
    const row = new Int32Array(g.size);
    for (let s = 0; s < g.size; s++) table.set(distancesFrom(g, [s], may, row), s * g.size);
    g.memo.table.set(kinds, table);
  }
  return table;
}

/** All spaces next to `a` that begin some shortest way to `b`, in the graph's order: where there are several, a die may choose. */
export function nextOnShortest(g: Graph, a: number, b: number, kinds = ALL_KINDS): number[] {
  const table = distanceTable(g, kinds);
  const row = b * g.size;
  const found: number[] = [];
  const want = table[row + a]! - 1;
  if (want < 0) return found;
  for (let i = g.first[a]!, end = g.first[a + 1]!; i < end; i++) {
    const to = g.to[i]!;
    if (table[row + to] === want && (kinds >> g.kind[i]!) & 1 && !found.includes(to)) found.push(to);
  }
  return found;
}

/** As `nextOnShortest` for a field made by `distancesTo` with the same `may`: the next spaces that are one step nearer. */
export function nextNearer(g: Graph, at: number, field: Int32Array, may?: May): number[] {
  const found: number[] = [];
  for (let i = g.first[at]!, end = g.first[at + 1]!; i < end; i++) {
    const to = g.to[i]!;
    const isNearer = field[to]! >= 0 && field[to]! === field[at]! - 1;
    if (isNearer && (!may || may(i, to, at)) && !found.includes(to)) found.push(to);
  }
  return found;
}
