/** The conditions of standing answers, reckoned from what the side itself may see. What cannot be found is null and meets no comparison. */
import { same } from '@cuartel/engine';
import type { Test, Value } from '../protocol/standing.ts';

export interface Seen {
  readonly pub: unknown;
  readonly own: unknown;
  readonly my: unknown;
  readonly me: string;
  readonly offered: readonly string[];
}

const part = (held: unknown, key: string | number): unknown =>
  typeof held === 'object' && held !== null && Object.hasOwn(held, key) ? (held as Record<string | number, unknown>)[key] : null;

const lookUp = (seen: Seen, path: string): unknown => {
  const [root, ...rest] = path.split('.');
  let held: unknown =
    root === 'pub'
      ? seen.pub
      : root === 'own'
        ? seen.own
        : root === 'my'
          ? seen.my
          : root === 'me' && rest.length === 0
            ? seen.me
            : null;
  for (const key of rest) held = part(held, key);
  return held ?? null;
};
export const reckon = (value: Value, seen: Seen): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if ('get' in value) {
    const { get } = value;
    if (typeof get === 'string') return lookUp(seen, get);
    const [first, ...rest] = get;
    let held = typeof first === 'string' ? lookUp(seen, first) : reckon(first as Value, seen);
    for (const key of rest) {
      const by = typeof key === 'string' ? key : reckon(key, seen);
      held = typeof by === 'string' || typeof by === 'number' ? part(held, by) : null;
    }
    return held ?? null;
  }
  if ('count' in value) {
    const list = reckon(value.count, seen);
    if (!Array.isArray(list)) return 0;
    if (value.of === undefined) return list.length;
    const wanted = reckon(value.of, seen);
    return list.filter(entry => same(entry, wanted)).length;
  }
  if ('sum' in value) {
    const list = reckon(value.sum, seen);
    return Array.isArray(list) ? list.reduce((n: number, x) => (typeof x === 'number' ? n + x : n), 0) : 0;
  }
  const numbers = ('plus' in value ? value.plus : 'minus' in value ? value.minus : value.times).map(v => reckon(v, seen));
  if (!numbers.every(n => typeof n === 'number')) return null;
  if ('plus' in value) return numbers.reduce((a, b) => a + b, 0);
  if ('minus' in value) return (numbers[0] as number) - (numbers[1] as number);
  return numbers.reduce((a, b) => a * b, 1);
};

export const holds = (test: Test, seen: Seen): boolean => {
  if ('all' in test) return test.all.every(t => holds(t, seen));
  if ('any' in test) return test.any.some(t => holds(t, seen));
  if ('not' in test) return !holds(test.not, seen);
  if ('offered' in test) return seen.offered.includes(test.offered);
  if ('is' in test) return same(reckon(test.is[0], seen), reckon(test.is[1], seen));
  if ('has' in test) {
    const [list, wanted] = [reckon(test.has[0], seen), reckon(test.has[1], seen)];
    return Array.isArray(list) && list.some(entry => same(entry, wanted));
  }
  const [a, b] = ('less' in test ? test.less : test.atLeast).map(v => reckon(v, seen));
  if (typeof a !== 'number' || typeof b !== 'number') return false;
  return 'less' in test ? a < b : a >= b;
};
