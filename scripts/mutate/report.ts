/** What a run comes to: how many mutants were killed, which survived, which of these are explained. */
import { diffOf, type Mutant, type Rules } from './mutants.ts';
import type { Fate } from './run.ts';

/** One in ten may survive unexplained. */
const MOST = 0.1;

/** Reasons why a mutant changes nothing, by its id: `games/<slug>/tests/mutants.json`. */
export type Explained = Readonly<Record<string, string>>;

export interface Survivor {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  /** No test comes by it. */
  readonly unreached: boolean;
  readonly diff: string;
}
export interface Findings {
  readonly game: string;
  readonly seed: string;
  /** In all the rules of the game. */
  readonly mutants: number;
  readonly tried: number;
  readonly killed: number;
  readonly survived: number;
  readonly explained: number;
  readonly enough: boolean;
  readonly survivors: readonly Survivor[];
  /** Explained, but the line is no longer there, or a test kills it. */
  readonly stale: readonly string[];
}

export const explainedIn = (text: string): Explained => {
  const read: unknown = JSON.parse(text);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new Error('mutants.json holds ids and reasons');
  for (const [id, reason] of Object.entries(read))
    if (typeof reason !== 'string' || reason.trim() === '') throw new Error(`mutants.json gives no reason for ${id}`);
  return read as Explained;
};

const survivorOf = ({ id, file, line, kind, ...change }: Mutant, verdict: Fate, { sources }: Rules): Survivor => ({
  id,
  file,
  line,
  kind,
  unreached: verdict.unreached === true,
  diff: diffOf(sources.get(file) as string, change),
});

export const reportOf = (
  { game, seed }: Pick<Findings, 'game' | 'seed'>,
  rules: Rules,
  tried: readonly Mutant[],
  verdicts: ReadonlyMap<string, Fate>,
  explained: Explained,
): Findings => {
  const isExplained = ({ id }: Mutant): boolean => Object.hasOwn(explained, id);
  const found = tried.flatMap(mutant => {
    const verdict = verdicts.get(mutant.id);
    return verdict === undefined ? [] : [{ mutant, verdict }];
  });
  const survivors = found.filter(({ mutant, verdict }) => verdict.is === 'survived' && !isExplained(mutant));
  const killed = found.filter(({ verdict }) => verdict.is === 'killed');
  const left = tried.filter(mutant => isExplained(mutant) && verdicts.get(mutant.id)?.is !== 'killed');
  const all = killed.length + survivors.length + left.length;
  const known = new Set(rules.mutants.map(({ id }) => id));
  return {
    game,
    seed,
    mutants: rules.mutants.length,
    tried: all,
    killed: killed.length,
    survived: survivors.length,
    explained: left.length,
    enough: survivors.length <= all * MOST,
    survivors: survivors
      .map(({ mutant, verdict }) => survivorOf(mutant, verdict, rules))
      .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)),
    stale: [
      ...Object.keys(explained).filter(id => !known.has(id)),
      ...killed.filter(({ mutant }) => isExplained(mutant)).map(({ mutant }) => mutant.id),
    ],
  };
};

const percent = (part: number, of: number): string => (of === 0 ? '-' : `${((100 * part) / of).toFixed(1)} %`);

export const wordsOf = (report: Findings): string => {
  const { game, survivors, stale, killed, survived, explained, tried, mutants } = report;
  const listed = survivors.flatMap(({ file, line, kind, unreached, id, diff }) => [
    `games/${game}/${file}:${line}: ${kind}${unreached ? ', and no test comes by it' : ''}`,
    ...diff.split('\n').map(row => `    ${row}`),
    `    ${id}`,
    '',
  ]);
  return [
    ...listed,
    ...stale.map(id => `mutants.json explains what is no longer so: ${id}`),
    `${game}: ${tried} of ${mutants} mutants: ${killed} killed, ${survived} survived (${percent(survived, tried)}), ${explained} explained`,
  ].join('\n');
};
