/**
 * Who can be paired with whom so that nobody is left over: matchings of a graph in which anybody may be joined to anybody
 * (Edmonds' blossoms). Small numbers of people, exact, the same every time.
 */
export type Joins = (one: number, other: number) => boolean;
const NOBODY = -1;

/** Lengthens a matching by one pair from somebody who is alone. `mate` is changed only when that can be done. */
const augment = (mate: number[], alive: readonly boolean[], joins: Joins, root: number): boolean => {
  const n = mate.length;
  const came = new Array<number>(n).fill(NOBODY);
  const base = Array.from({ length: n }, (_, i) => i);
  const seen = new Array<boolean>(n).fill(false);
  const queue = [root];
  seen[root] = true;

  /** Where the ways of two people back to the root first meet. */
  const meeting = (one: number, other: number): number => {
    const passed = new Set<number>();
    for (let at = base[one]!; ; at = base[came[mate[at]!]!]!) {
      passed.add(at);
      if (mate[at] === NOBODY) break;
    }
    let at = base[other]!;
    while (!passed.has(at)) at = base[came[mate[at]!]!]!;
    return at;
  };
  /** Folds one half of an odd ring into its foot. */
  const fold = (from: number, foot: number, over: number, ring: boolean[]): void => {
    for (let [at, child] = [from, over]; base[at] !== foot; at = came[mate[at]!]!) {
      ring[base[at]!] = true;
      ring[base[mate[at]!]!] = true;
      came[at] = child;
      child = mate[at]!;
    }
  };
  const turnOver = (end: number): void => {
    for (let at = end; at !== NOBODY; ) {
      const before = came[at]!;
      const next = mate[before]!;
      mate[at] = before;
      mate[before] = at;
      at = next;
    }
  };

  for (let head = 0; head < queue.length; head++) {
    const at = queue[head]!;
    for (let to = 0; to < n; to++) {
      if (!alive[to] || to === at || !joins(at, to) || base[at] === base[to] || mate[at] === to) continue;
      if (to === root || (mate[to] !== NOBODY && came[mate[to]!] !== NOBODY)) {
        const foot = meeting(at, to);
        const ring = new Array<boolean>(n).fill(false);
        fold(at, foot, to, ring);
        fold(to, foot, at, ring);
        for (let i = 0; i < n; i++) {
          if (!alive[i] || !ring[base[i]!]) continue;
          base[i] = foot;
          if (!seen[i]) {
            seen[i] = true;
            queue.push(i);
          }
        }
      } else if (came[to] === NOBODY) {
        came[to] = at;
        if (mate[to] === NOBODY) {
          turnOver(to);
          return true;
        }
        seen[mate[to]!] = true;
        queue.push(mate[to]!);
      }
    }
  }
  return false;
};

/** Pairs everybody who is alive; null: it cannot be done. Begins with `mate`, in which whoever is alone has -1. */
export const everybodyPaired = (alive: readonly boolean[], joins: Joins, mate: readonly number[]): number[] | null => {
  const now = [...mate];
  for (let i = 0; i < now.length; i++) if (alive[i] && now[i] === NOBODY && !augment(now, alive, joins, i)) return null;
  return now;
};
export const nobodyPaired = (n: number): number[] => new Array<number>(n).fill(NOBODY);
