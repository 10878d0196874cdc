/**
 * WHAT WAS WORKED OUT ONCE. While a position is only read (options, questions, a bot's weighing), a costly query of it need not
 * be worked out twice. The engine owns what is kept: it is no part of the truth, is never saved, and is gone as soon as the
 * position changes. Inside a step or a deed nothing is kept, because there the table changes between one line and the next.
 */
type Kept = Map<object, unknown>;
export interface Remembering {
  readonly table: { readonly pub: object };
  memo: Kept | null;
}

let read: Remembering | null = null;
let outer: Remembering | null = null;

/** From here on `pos` is only read. */
export const beginReading = (pos: Remembering): void => {
  outer = read;
  read = pos;
};
export const endReading = (): void => {
  read = outer;
  outer = null;
};
/** Reads a position with everything remembered; it must not be changed meanwhile. */
export const reading = <R>(pos: Remembering, look: () => R): R => {
  const before = read;
  read = pos;
  try {
    return look();
  } finally {
    read = before;
  }
};
const keptFor = (query: object): Map<unknown, unknown> => {
  const pos = read as Remembering;
  pos.memo ??= new Map();
  let values = pos.memo.get(query) as Map<unknown, unknown> | undefined;
  if (values === undefined) {
    values = new Map();
    pos.memo.set(query, values);
  }
  return values;
};

/** A query of what lies open, by one key or none: `supplied(pub, side)`. */
export const memo = <P extends object, K extends number | string | undefined, R>(
  query: (pub: P, key: K) => R,
): ((pub: P, ...key: undefined extends K ? [] : [K]) => R) => {
  // What was asked last is asked again most often: it is found without looking it up. The book of what is kept is a new one after
  // every change, so that whoever holds the same book reads the same position.
  let book: Kept | null = null;
  let last: { readonly key: K; readonly value: R } | null = null;
  const remembered = (pub: P, key: K): R => {
    if (read === null || pub !== read.table.pub) return query(pub, key);
    if (book !== null && book === read.memo && last !== null && last.key === key) return last.value;
    const values = keptFor(query) as Map<K, R>;
    const value = values.has(key) ? (values.get(key) as R) : query(pub, key);
    values.set(key, value);
    book = read.memo;
    last = { key, value };
    return value;
  };
  return remembered as (pub: P, ...key: undefined extends K ? [] : [K]) => R;
};
/** The same of what one side sees: `reachable(v, block)`. */
export const memoSeen = <V extends { readonly me: string; readonly pub: object }, K extends number | string | undefined, R>(
  query: (v: V, key: K) => R,
): ((v: V, ...key: undefined extends K ? [] : [K]) => R) => {
  let book: Kept | null = null;
  let last: { readonly me: string; readonly key: K; readonly value: R } | null = null;
  const remembered = (v: V, key: K): R => {
    if (read === null || v.pub !== read.table.pub) return query(v, key);
    if (book !== null && book === read.memo && last !== null && last.key === key && last.me === v.me) return last.value;
    const sides = keptFor(query) as Map<string, Map<K, R>>;
    let values = sides.get(v.me);
    if (values === undefined) {
      values = new Map();
      sides.set(v.me, values);
    }
    const value = values.has(key) ? (values.get(key) as R) : query(v, key);
    values.set(key, value);
    book = read.memo;
    last = { me: v.me, key, value };
    return value;
  };
  return remembered as (v: V, ...key: undefined extends K ? [] : [K]) => R;
};
