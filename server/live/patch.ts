/** What changed between two plain values: a list of places and what stands there now. The client lays it onto what it has. */
import type { Change } from '../protocol/play.ts';

type Path = (string | number)[];
type Held = Record<string, unknown>;

const isLeaf = (a: unknown, b: unknown): boolean => typeof a !== 'object' || typeof b !== 'object' || a === null || b === null;

const compareLists = (was: readonly unknown[], now: readonly unknown[], path: Path, found: Change[]): void => {
  // A list that grew or shrank is told whole: its entries have moved.
  if (was.length !== now.length) {
    found.push([path.slice(), now]);
    return;
  }
  for (let i = 0; i < now.length; i++) {
    if (was[i] === now[i]) continue;
    path.push(i);
    compare(was[i], now[i], path, found);
    path.pop();
  }
};
const compareRecords = (was: Held, now: Held, path: Path, found: Change[]): void => {
  for (const key in now) {
    const a = was[key];
    const b = now[key];
    if (a === b && (a !== undefined || Object.hasOwn(was, key))) continue;
    path.push(key);
    if (Object.hasOwn(was, key)) compare(a, b, path, found);
    else found.push([path.slice(), b]);
    path.pop();
  }
  for (const key in was) if (!Object.hasOwn(now, key)) found.push([[...path, key]]);
};
/** `path` is one list that is walked up and down; it is copied only where something changed. */
const compare = (was: unknown, now: unknown, path: Path, found: Change[]): void => {
  if (was === now) return;
  if (isLeaf(was, now) || Array.isArray(was) !== Array.isArray(now)) found.push([path.slice(), now]);
  else if (Array.isArray(now)) compareLists(was as unknown[], now, path, found);
  else compareRecords(was as Held, now as Held, path, found);
};

export const changes = (was: unknown, now: unknown, path: Path = []): Change[] => {
  const found: Change[] = [];
  compare(was, now, [...path], found);
  return found;
};
