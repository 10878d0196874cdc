/** How much a search may cost: so many actions played in imagination, or so many milliseconds. */
export interface Limits {
  readonly nodes?: number;
  readonly ms?: number;
  /** The clock, for tests. */
  readonly clock?: () => number;
}
export interface Budget {
  spend(): void;
  readonly spent: () => number;
  /** 0 at the start, 1 when everything is used. */
  used(): number;
  out(): boolean;
}

/** The clock is read once in so many nodes. */
const EVERY = 8;

export const budgetOf = ({ nodes, ms, clock = () => performance.now() }: Limits): Budget => {
  const began = ms === undefined ? 0 : clock();
  let count = 0;
  let elapsed = 0;
  return {
    spend() {
      count++;
      if (ms !== undefined && count % EVERY === 0) elapsed = clock() - began;
    },
    spent: () => count,
    used: () => Math.max(nodes === undefined ? 0 : count / nodes, ms === undefined ? 0 : elapsed / ms),
    out: () => (nodes !== undefined && count >= nodes) || (ms !== undefined && elapsed >= ms),
  };
};
