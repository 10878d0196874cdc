/** Which test file runs which part of the rules: the rules are written with a mark at every site, and a test run keeps the marks. */
import type { Rules, Site } from './mutants.ts';

/** The global function the marked rules call. */
export const MARK = '__reached';

interface Insertion {
  readonly at: number;
  readonly text: string;
  /** Among those at one place: what closes comes first, inner before outer; then what opens, outer before inner. */
  readonly order: number;
}
const insertions = ({ start, end, isStatement }: Site, number: number): Insertion[] => {
  const size = end - start;
  return isStatement
    ? [
        { at: start, text: `{${MARK}(${number});`, order: 1e9 - size },
        { at: end, text: '}', order: size - 1e9 },
      ]
    : [
        { at: start, text: `(${MARK}(${number}),`, order: 1e9 - size },
        { at: end, text: ')', order: size - 1e9 },
      ];
};

/** Every file with its marks. What runs when a file is loaded needs none. */
export const marked = ({ sources, sites }: Rules): Map<string, string> => {
  const perFile = new Map<string, Insertion[]>();
  for (const [number, site] of sites.entries()) {
    if (site.isAtOnce) continue;
    const all = perFile.get(site.file) ?? [];
    all.push(...insertions(site, number));
    perFile.set(site.file, all);
  }
  return new Map(
    [...perFile].map(([file, all]) => {
      let [text, last] = ['', 0];
      const source = sources.get(file) as string;
      for (const { at, text: mark } of all.sort((a, b) => a.at - b.at || a.order - b.order)) {
        text += source.slice(last, at) + mark;
        last = at;
      }
      return [file, text + source.slice(last)] as const;
    }),
  );
};
