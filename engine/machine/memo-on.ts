/**
 * WHAT HANGS ON A PART OF THE TABLE. Lines of supply hang on who holds what, not on hands, points or whose round it is. A print
 * writes down all that such queries hang on; as long as it comes out the same each is worked out once, whatever else changes
 * meanwhile: in steps and deeds too, and in copies of the position. What they give must not be changed by whoever asked.
 */
import { memo } from './memo.ts';

/** So many prints are kept for each part, those used last. */
const KEPT = 8;
interface Ground {
  readonly print: Uint16Array;
  /** By query, by key. */
  readonly values: (Map<number, object> | undefined)[];
}
const alike = (a: Uint16Array, b: Uint16Array): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** `print` fills all of `into` with what the queries of this part hang on (a side's lines: what lies in its way). */
export const memoOn = <P extends object>(size: number, print: (pub: P, part: number, into: Uint16Array) => void) => {
  const fresh = new Uint16Array(size);
  const known: Ground[][] = [];
  const find = (pub: P, part: number): Ground => {
    print(pub, part, fresh);
    known[part] ??= [];
    const grounds = known[part]!;
    for (let i = 0; i < grounds.length; i++) {
      const ground = grounds[i]!;
      if (!alike(ground.print, fresh)) continue;
      for (let j = i; j > 0; j--) grounds[j] = grounds[j - 1]!;
      grounds[0] = ground;
      return ground;
    }
    const ground: Ground = { print: fresh.slice(), values: [] };
    grounds.unshift(ground);
    if (grounds.length > KEPT) grounds.pop();
    return ground;
  };
  const groundOf = memo(find);
  let queries = 0;
  /** A query by part and, where it has one, by a key. */
  return <R extends object>(query: (pub: P, part: number, key: number) => R): ((pub: P, part: number, key?: number) => R) => {
    const number = queries++;
    return (pub, part, key = 0) => {
      const { values } = groundOf(pub, part);
      values[number] ??= new Map();
      const byKey = values[number]! as Map<number, R>;
      const kept = byKey.get(key);
      if (kept !== undefined) return kept;
      const value = query(pub, part, key);
      byKey.set(key, value);
      return value;
    };
  };
};
