/** Processor time, which a busy machine stretches less than the clock: of this process and of everything it has started. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICKS = 100;
interface Counted {
  readonly parent: number;
  readonly seconds: number;
}
/** What a process has used, with those of its children that have ended. */
const countedOf = (id: string): Counted | null => {
  try {
    const line = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name in brackets may hold anything.
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent, ...used] = [1, 11, 12, 13, 14].map(n => fields[n] ?? 0);
    return { parent: parent ?? 0, seconds: used.reduce((a, b) => a + b, 0) / TICKS };
  } catch {
    return null; // it has ended meanwhile
  }
};
/** Seconds so far of a process and all below it; 0 where nothing tells. */
export const spentBy = (root: number): number => {
  let ids: string[];
  try {
    ids = readdirSync('/proc').filter(name => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  const all = new Map(ids.flatMap(id => (one => (one === null ? [] : [[Number(id), one] as const]))(countedOf(id))));
  const below = (id: number): boolean => {
    for (let at: number | undefined = id; at !== undefined && at > 0; at = all.get(at)?.parent) if (at === root) return true;
    return false;
  };
  return [...all].reduce((sum, [id, { seconds }]) => (below(id) ? sum + seconds : sum), 0);
};

/** How long a test took, in seconds. */
export interface Taken {
  readonly name: string;
  readonly file: string;
  readonly seconds: number;
}
const [FILES, TESTS] = [10, 5];
/** Where the time went: in all, by file, and the slowest tests. */
export const whereItWent = (
  taken: readonly Taken[],
  { wall, lanes, processor, own }: { wall: number; lanes: number; processor: number; own: number },
): string => {
  const files = new Map<string, { tests: number; seconds: number }>();
  for (const { file, seconds } of taken) {
    const so = files.get(file) ?? { tests: 0, seconds: 0 };
    files.set(file, { tests: so.tests + 1, seconds: so.seconds + seconds });
  }
  const longest = <T extends { readonly seconds: number }>(all: readonly T[], most: number): T[] =>
    [...all].sort((a, b) => b.seconds - a.seconds).slice(0, most);
  const line = (seconds: number, what: string): string => `   ${seconds.toFixed(1).padStart(7)} s  ${what}`;
  const used =
    processor > 0
      ? `; processor ${processor.toFixed(0)} s (tests ${own.toFixed(0)}, browser and servers ${(processor - own).toFixed(0)})`
      : '';
  return [
    `${taken.length} browser tests took ${wall.toFixed(0)} s, ${lanes} at a time${used}`,
    ...longest(
      [...files].map(([file, so]) => ({ file, ...so })),
      FILES,
    ).map(({ file, tests, seconds }) => line(seconds, `${file} (${tests})`)),
    ...(taken.length > TESTS ? ['the slowest tests:', ...longest(taken, TESTS).map(one => line(one.seconds, one.name))] : []),
    '',
  ].join('\n');
};
