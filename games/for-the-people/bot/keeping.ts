/** What is worked out once for each survey and asked for again. */
import type { Survey } from './survey.ts';

export const keeping = <K, V>(
  work: (s: Survey, key: K) => V,
  nameOf: (key: K) => string | number,
): ((s: Survey, key: K) => V) => {
  const kept = new WeakMap<Survey, Map<string | number, V>>();
  return (s, key) => {
    let known = kept.get(s);
    if (known === undefined) {
      known = new Map();
      kept.set(s, known);
    }
    const name = nameOf(key);
    let found = known.get(name);
    if (found === undefined) {
      found = work(s, key);
      known.set(name, found);
    }
    return found;
  };
};
