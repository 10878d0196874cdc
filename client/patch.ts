/** Lays changes onto a View. What did not change keeps its identity, so a page redraws only what did. */
import type { Change } from '@cuartel/server/protocol/play.ts';

const put = (held: unknown, path: readonly (string | number)[], i: number, value: unknown, gone: boolean): unknown => {
  if (i === path.length) return value;
  const key = path[i]!;
  const fresh = (Array.isArray(held) ? held.slice() : { ...(held as object) }) as Record<string | number, unknown>;
  if (gone && i === path.length - 1) delete fresh[key];
  else fresh[key] = put(fresh[key], path, i + 1, value, gone);
  return fresh;
};

export const patched = <V>(view: V, changes: readonly Change[]): V => {
  let now: unknown = view;
  for (const change of changes) now = put(now, change[0], 0, change[1], change.length === 1);
  return now as V;
};
