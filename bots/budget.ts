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

export const budgetOf = ({ nodes, ms, clock = () => performance.now() }: Limits): Budget => {
  const began = ms === undefined ? 0 : clock();
  let count = 0;
  let elapsed = 0;
  // The longest that one node has taken: so much is held back, for the next may take as long. A slow machine stops earlier.
  let longest = 0;
  return {
    spend() {
      count++;
      if (ms === undefined) return;
      const now = clock() - began;
      if (count > 1) longest = Math.max(longest, now - elapsed);
      elapsed = now;
    },
    spent: () => count,
    used: () => Math.max(nodes === undefined ? 0 : count / nodes, ms === undefined ? 0 : (elapsed + longest) / ms),
    out: () => (nodes !== undefined && count >= nodes) || (ms !== undefined && elapsed + longest >= ms),
  };
};
