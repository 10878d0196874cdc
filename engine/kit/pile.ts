/** Hands, decks and cups as lists, in any order or a secret one. Every verb here changes the list it is given. */
import type { Pick } from '../mind/mind.ts';

/** Take one out by its value, the last of several; false, and nothing taken, if it is not there. */
export const take = <T>(list: T[], value: T): boolean => {
  const at = list.lastIndexOf(value);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
};
/** Take one out blindly; the rest keeps its order. The list may not be empty. */
export const takeAny = <T>(list: T[], pick: Pick): T => {
  if (list.length === 0) throw new RangeError('nothing to take');
  return list.splice(pick(list.length), 1)[0]!;
};
/** The list in an even order, as a new one. */
export const shuffled = <T>(list: readonly T[], pick: Pick): T[] => {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    const held = out[i]!;
    out[i] = out[j]!;
    out[j] = held;
  }
  return out;
};
