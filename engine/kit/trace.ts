/**
 * LINES of supply and communication, from their sources outward. How a line goes on is the game's affair: over links, along
 * rivers, by sea. Costly, so wrap what asks for it in `memo`.
 */
/** From a place, call `to` with every place the line may go on to. */
export type LinesFrom = (at: number, to: (next: number) => void) => void;

/** By place: links of the shortest line from any source, 0 at a source, -1 without a line. At most `most` links. */
const trace = (size: number, sources: Iterable<number>, lines: LinesFrom, most = size): Int32Array => {
  const length = new Int32Array(size).fill(-1);
  const queue: number[] = [];
  for (const source of sources) {
    if (length[source] === 0) continue;
    length[source] = 0;
    queue.push(source);
  }
  let next = 1;
  const to = (place: number): void => {
    if (length[place] !== -1) return;
    length[place] = next;
    queue.push(place);
  };
  for (let head = 0; head < queue.length; head++) {
    const at = queue[head]!;
    next = length[at]! + 1;
    if (next > most) break;
    lines(at, to);
  }
  return length;
};

/**
 * The same where whatever has a line can hand it on: a depot, a port, a garrison that is itself supplied is a source like any
 * other. Goes on until nothing more is reached. Gives the lengths from the nearest of all sources.
 */
export const traceOn = (
  size: number,
  sources: readonly number[],
  handsOn: (place: number) => boolean,
  lines: LinesFrom,
  most = size,
): Int32Array => {
  const all = new Set(sources);
  for (;;) {
    const length = trace(size, all, lines, most);
    let more = false;
    for (let place = 0; place < size; place++)
      if (length[place]! > 0 && handsOn(place)) {
        all.add(place);
        more = true;
      }
    if (!more) return length;
  }
};

/**
 * Sources that are good only for each other: the largest number of `candidates` such that each has a line from another of them.
 * In their own order.
 */
export const validEachOther = (size: number, candidates: readonly number[], lines: LinesFrom, most = size): number[] => {
  const reach = candidates.map(candidate => trace(size, [candidate], lines, most));
  let valid = candidates.map((_, i) => i);
  for (;;) {
    const still = valid.filter(i => valid.some(j => j !== i && reach[j]![candidates[i]!] !== -1));
    if (still.length === valid.length) return valid.map(i => candidates[i]!);
    valid = still;
  }
};
