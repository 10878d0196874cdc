/** What a run has found so far, a line each as soon as it is known: a run that was broken off goes on where it stopped. */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from './mutants.ts';
import type { Fate } from './run.ts';

export interface Log {
  /** By id of the mutant. */
  readonly verdicts: ReadonlyMap<string, Fate>;
  /** True if there was a log of other rules or tests, which was put aside. */
  readonly anew: boolean;
  add(verdict: Fate): void;
}
interface Kept {
  readonly of: string;
  readonly verdicts: Map<string, Fate>;
}

const read = (path: string): Kept | undefined => {
  if (!existsSync(path)) return undefined;
  const [head, ...lines] = readFileSync(path, 'utf8').split('\n');
  // The last line may have been cut off with the run.
  const whole = lines.flatMap(line => {
    try {
      return [JSON.parse(line) as Fate];
    } catch {
      return [];
    }
  });
  return { of: head ?? '', verdicts: new Map(whole.map(verdict => [verdict.id, verdict])) };
};

/** Changes with every source that can change what a test says. */
export const fingerprint = (folders: readonly string[]): string =>
  hashOf(
    ...folders.flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(path => path.endsWith('.ts') && !path.includes('node_modules'))
        .sort()
        .flatMap(path => [path, readFileSync(join(folder, path), 'utf8')]),
    ),
  );

/**
 * `of`: the fingerprint of what is run now. `again`: keep what was killed even if the sources have changed since, and try the
 * survivors once more.
 */
export const openLog = (path: string, of: string, again: boolean, isKnown: (id: string) => boolean): Log => {
  const kept = read(path);
  const same = kept?.of === of;
  const old = kept === undefined || !(same || again) ? [] : [...kept.verdicts.values()].filter(({ id }) => isKnown(id));
  const verdicts = new Map(old.map(verdict => [verdict.id, verdict]));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, [of, ...old.map(verdict => JSON.stringify(verdict)), ''].join('\n'));
  return {
    verdicts,
    anew: kept !== undefined && !same && !again,
    add(verdict) {
      verdicts.set(verdict.id, verdict);
      appendFileSync(path, `${JSON.stringify(verdict)}\n`);
    },
  };
};
