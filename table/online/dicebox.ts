/** One's own parts of the dice, kept in this browser: nobody else has them until they are shown. */
import { type Dicebox, newDicebox } from '@cuartel/client';

const PLACE = 'cuartel:dice';
/** The oldest are forgotten: a match that was begun so long ago has been looked at. */
const MOST = 400;

const isText = (x: unknown): x is string => typeof x === 'string';
const keysIn = (store: Storage): string[] => {
  try {
    const read: unknown = JSON.parse(store.getItem(PLACE) ?? '[]');
    return Array.isArray(read) ? read.filter(isText) : [];
  } catch {
    return [];
  }
};

/** Where the browser keeps nothing, they last as long as the page. */
export const browserDicebox = (): Dicebox => {
  const memory = newDicebox();
  const tried = <T>(deed: (store: Storage) => T, otherwise: T): T => {
    try {
      return deed(localStorage);
    } catch {
      return otherwise;
    }
  };
  return {
    held: key => memory.held(key) ?? tried(store => store.getItem(`${PLACE}:${key}`), null),
    keep(key, value) {
      memory.keep(key, value);
      tried(store => {
        store.setItem(`${PLACE}:${key}`, value);
        const keys = [...keysIn(store).filter(known => known !== key), key];
        for (const old of keys.splice(0, Math.max(0, keys.length - MOST))) store.removeItem(`${PLACE}:${old}`);
        store.setItem(PLACE, JSON.stringify(keys));
      }, undefined);
    },
  };
};
