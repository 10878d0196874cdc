/**
 * Looking back. The beginning is made anew when it is needed, rather than kept for every match at hand; of a match that was looked
 * back into, one position shortly before is kept, so that stepping to and fro, or doing and undoing, costs a few actions each time.
 */
import { type AnyTypes, keyOfDice, type Match, type Position, positionAt, rewind, startOf, takeBack } from '@cuartel/engine';

interface Near {
  readonly n: number;
  readonly position: Position<AnyTypes>;
}
const BEFORE = 32;
const near = new WeakMap<Match, Near>();

/** A kept position from which `n` is not far. */
const nearby = (match: Match, n: number): Near => {
  const held = near.get(match);
  if (held !== undefined && held.n <= n && n - held.n <= 2 * BEFORE) return held;
  const at = Math.max(0, n - BEFORE);
  const from =
    held !== undefined && held.n <= at ? held : { n: 0, position: startOf(match.game, match.record, keyOfDice(match.record)) };
  match.kept.set(from.n, from.position);
  const found = { n: at, position: positionAt(match, at) };
  match.kept.clear();
  near.set(match, found);
  return found;
};
const from = <T>(match: Match, n: number, look: () => T): T => {
  const { n: at, position } = nearby(match, n);
  match.kept.set(at, position);
  try {
    return look();
  } finally {
    match.kept.clear();
  }
};
/** The position after `n` actions, as a copy to look at. */
export const pastPosition = (match: Match, n: number): Position<AnyTypes> => from(match, n, () => positionAt(match, n));
/** Back to where there had been `n` actions. */
export const goBack = (match: Match, n: number): void => from(match, n, () => rewind(match, n));
/** The same by agreement: from there on the dice are others. */
export const goBackAnew = (match: Match, n: number): void => from(match, n, () => takeBack(match, n));
