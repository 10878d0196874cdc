/** Runs in front of every test file of the first run: keeps which marks of reach.ts it came by, and hands them over with its results. */
import { afterAll } from 'vitest';
import { MARK } from './reach.ts';

const reached = new Set<number>();
(globalThis as Record<string, unknown>)[MARK] = (site: number): void => void reached.add(site);
// biome-ignore lint/correctness/noEmptyPattern: vitest reads this parameter, and takes nothing but a pattern
afterAll(({}, suite) => {
  (suite.file.meta as { reached?: number[] }).reached = [...reached];
});
