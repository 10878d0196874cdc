/** Figures of a run: how much, how fast. */
export interface Figures {
  readonly acceptedPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly errors: number;
  readonly rssMB: number;
}
const tidy = (x: number): number => Math.round(x * 10) / 10;

export const newTally = () => {
  let times: number[] = [];
  const errors = new Map<string, number>();
  let since = performance.now();
  return {
    accepted: (ms: number): void => void times.push(ms),
    failed: (code: string): void => void errors.set(code, (errors.get(code) ?? 0) + 1),
    count: (): number => times.length,
    errors,
    /** Begins anew: what came before was warming up. */
    restart(): void {
      times = [];
      errors.clear();
      since = performance.now();
    },
    figures(rssMB: number): Figures {
      const seconds = (performance.now() - since) / 1000;
      const sorted = Float64Array.from(times).sort();
      const at = (part: number): number => tidy(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
      return {
        acceptedPerSecond: Math.round(times.length / seconds),
        p50: at(0.5),
        p95: at(0.95),
        p99: at(0.99),
        errors: [...errors.values()].reduce((a, b) => a + b, 0),
        rssMB,
      };
    },
  };
};
export type LoadTally = ReturnType<typeof newTally>;
