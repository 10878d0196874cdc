/** Turns at the threads: whoever has many matches waiting has one turn in the round, like whoever has one. */
export interface Turns {
  /** Does `deed` when its turn comes. `whose`: those who share a turn. */
  take<T>(whose: string, deed: () => Promise<T>): Promise<T>;
  readonly waiting: () => number;
}

/** `places`: so many deeds at the same time. */
export const newTurns = (places: number): Turns => {
  /** The first in line is the one who has waited longest since his last turn. */
  const lines = new Map<string, (() => void)[]>();
  let busy = 0;
  const next = (): void => {
    while (busy < places) {
      const [first] = lines;
      if (first === undefined) return;
      const [whose, line] = first;
      const begin = line.shift();
      lines.delete(whose);
      if (line.length > 0) lines.set(whose, line);
      busy++;
      begin?.();
    }
  };
  return {
    take: (whose, deed) =>
      new Promise((resolve, reject) => {
        const begin = (): void => {
          deed()
            .then(resolve, reject)
            .finally(() => {
              busy--;
              next();
            });
        };
        const line = lines.get(whose);
        if (line === undefined) lines.set(whose, [begin]);
        else line.push(begin);
        next();
      }),
    waiting: () => [...lines.values()].reduce((n, line) => n + line.length, 0),
  };
};
