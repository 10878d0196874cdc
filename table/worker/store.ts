/** Where games are kept: IndexedDB, and memory when the browser will not have it. A game is written before its answer is shown. */
import type { GameRecord, OrdersOf } from '@cuartel/engine';
import type { Row } from './protocol.ts';

export interface Kept extends Row {
  readonly record: GameRecord;
  /** Standing orders, by side; games of older tables have none. */
  readonly orders?: OrdersOf;
  /** Grows by one with every writing: two tabs cannot both write the same one. */
  readonly writing: number;
}
/** `kept`: on disk. `memory`: only here. `stale`: somebody else has written since. */
export type Written = 'kept' | 'memory' | 'stale';

const GAMES = 'games';
const memory = new Map<string, Kept>();

let opening: Promise<IDBDatabase> | null = null;
const database = (): Promise<IDBDatabase> => {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('cuartel', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onblocked = () => reject(new Error('the store is blocked'));
    request.onerror = () => reject(request.error ?? new Error('the store does not open'));
    request.onsuccess = () => {
      request.result.onclose = request.result.onversionchange = () => {
        request.result.close();
        opening = null;
      };
      resolve(request.result);
    };
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
};
const settled = <T>(transaction: IDBTransaction, value: () => T): Promise<T> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(value());
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('not written'));
  });

/** Writes a game unless somebody else has written it since `kept.writing - 1`. */
export const write = async (kept: Kept): Promise<Written> => {
  try {
    const transaction = (await database()).transaction(GAMES, 'readwrite');
    const games = transaction.objectStore(GAMES);
    let stale = false;
    const before = games.get(kept.id) as IDBRequest<Kept | undefined>;
    before.onsuccess = () => {
      stale = before.result !== undefined && before.result.writing >= kept.writing;
      if (!stale) games.put(kept);
    };
    await settled(transaction, () => null);
    if (!stale) memory.delete(kept.id);
    return stale ? 'stale' : 'kept';
  } catch {
    memory.set(kept.id, kept);
    return 'memory';
  }
};

export const read = async (id: string): Promise<Kept | undefined> => {
  const held = memory.get(id);
  if (held !== undefined) return held;
  try {
    const transaction = (await database()).transaction(GAMES, 'readonly');
    const request = transaction.objectStore(GAMES).get(id) as IDBRequest<Kept | undefined>;
    return await settled(transaction, () => request.result);
  } catch {
    return undefined;
  }
};

export const readAll = async (): Promise<{ games: Kept[]; disk: boolean }> => {
  try {
    const transaction = (await database()).transaction(GAMES, 'readonly');
    const request = transaction.objectStore(GAMES).getAll() as IDBRequest<Kept[]>;
    const games = await settled(transaction, () => request.result);
    return { games: [...memory.values(), ...games.filter(game => !memory.has(game.id))], disk: true };
  } catch {
    return { games: [...memory.values()], disk: false };
  }
};

export const erase = async (id: string): Promise<void> => {
  memory.delete(id);
  try {
    const transaction = (await database()).transaction(GAMES, 'readwrite');
    transaction.objectStore(GAMES).delete(id);
    await settled(transaction, () => null);
  } catch {
    // nothing was on disk
  }
};
