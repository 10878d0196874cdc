/** All that the rules of the house have against one file. */
import { lineOf, parse } from '../../cli/ledger/source.ts';
import { directionFault } from './direction.ts';
import { importsOf } from './imports.ts';
import { placeOf, targetOf } from './place.ts';
import { importFault, impurities, mustBePure } from './purity.ts';

/** `path` is from the root of the repository, with forward slashes. */
export function faultsOf(path: string, source: string): string[] {
  const place = placeOf(path);
  if (!place) return [];
  const file = parse(path, source);
  const pure = mustBePure(place);
  const found = pure ? impurities(file) : [];
  for (const { specifier, typeOnly, at } of importsOf(file)) {
    const target = targetOf(path, specifier);
    const what = directionFault(place, target, typeOnly) ?? (pure ? importFault(target) : undefined);
    if (what !== undefined) found.push({ at, what });
  }
  return found.sort((a, b) => a.at - b.at).map(({ at, what }) => `${path}:${lineOf(file, at)}: ${what}`);
}
