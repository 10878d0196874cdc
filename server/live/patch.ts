/** What changed between two plain values: a list of places and what stands there now. The client lays it onto what it has. */
import type { Change } from '../protocol/play.ts';

const isPlain = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

export const changes = (was: unknown, now: unknown, path: (string | number)[] = [], found: Change[] = []): Change[] => {
  if (was === now) return found;
  if (!isPlain(was) || !isPlain(now) || Array.isArray(was) !== Array.isArray(now)) {
    found.push([path, now]);
    return found;
  }
  if (Array.isArray(now)) {
    // A list that grew or shrank is told whole: its entries have moved.
    if ((was as unknown as unknown[]).length !== now.length) {
      found.push([path, now]);
      return found;
    }
    for (let i = 0; i < now.length; i++) {
      const [a, b] = [(was as unknown as unknown[])[i], now[i]];
      if (a !== b) changes(a, b, [...path, i], found);
    }
    return found;
  }
  for (const key in now) {
    if (!Object.hasOwn(was, key)) found.push([[...path, key], now[key]]);
    else if (was[key] !== now[key]) changes(was[key], now[key], [...path, key], found);
  }
  for (const key in was) if (!Object.hasOwn(now, key)) found.push([[...path, key]]);
  return found;
};
