/** Which rules were cited by the name of a test that ran and passed in a full run. */
import { mentions } from './ids.ts';

export interface Tested {
  /** The commit the tests ran on, with `+` when there were changes on top of it. */
  when: string;
  games: Record<string, string[]>;
}

export interface PassedTest {
  /** The test's file, from the root of the repository, with forward slashes. */
  file: string;
  /** The titles of its describes, outermost first, then its own. */
  titles: readonly string[];
}

const GAME = /^games\/([^/]+)\//;

export function testedBy(passed: Iterable<PassedTest>): Tested['games'] {
  const games = new Map<string, Set<string>>();
  for (const { file, titles } of passed) {
    const game = GAME.exec(file)?.[1];
    if (game === undefined) continue;
    const ids = games.get(game) ?? new Set();
    games.set(game, ids);
    for (const title of titles) for (const { id } of mentions(title)) ids.add(id);
  }
  const sorted = [...games].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([game, ids]) => [game, [...ids].sort()]));
}

/** Reads such a file; undefined if it is something else. */
export function parseTested(text: string): Tested | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('when' in value) || !('games' in value)) return undefined;
    return value as Tested;
  } catch {
    return undefined;
  }
}
