/** All that the rules of the house have against one file. */
import { lineOf, parse } from '../../cli/ledger/source.ts';
import { directionFault } from './direction.ts';
import { importsOf } from './imports.ts';
import { castIndices } from './indices.ts';
import { placeOf, targetOf } from './place.ts';
import { importFault, impurities, mustBePure } from './purity.ts';

/** What is TypeScript in a file: all of it, or the scripts of a component, each on the line where it stands. */
export const scriptOf = (path: string, source: string): string => {
  if (!path.endsWith('.svelte')) return source;
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
  let [script, from] = ['', 0];
  for (const { index, 0: whole, 1: inside = '' } of source.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    const begin = index + whole.indexOf('>') + 1;
    script += blank(source.slice(from, begin)) + inside;
    from = begin + inside.length;
  }
  return script + blank(source.slice(from));
};

/** `path` is from the root of the repository, with forward slashes. */
export function faultsOf(path: string, source: string): string[] {
  const place = placeOf(path);
  if (!place) return [];
  const file = parse(path, scriptOf(path, source));
  const pure = mustBePure(place);
  const found = [...(pure ? impurities(file) : []), ...castIndices(file)];
  for (const { specifier, typeOnly, at } of importsOf(file)) {
    const target = targetOf(path, specifier);
    const what = directionFault(place, target, typeOnly) ?? (pure ? importFault(target) : undefined);
    if (what !== undefined) found.push({ at, what });
  }
  return found.sort((a, b) => a.at - b.at).map(({ at, what }) => `${path}:${lineOf(file, at)}: ${what}`);
}
