/** Looking back: the beginning is made anew when it is needed, rather than kept for every match at hand. */
import { type AnyTypes, keyIn, type Match, type Position, positionAt, rewind, startOf } from '@cuartel/engine';

const fromTheStart = <T>(match: Match, look: () => T): T => {
  match.kept.set(0, startOf(match.game, match.record, keyIn(match.record.key)));
  try {
    return look();
  } finally {
    match.kept.clear();
  }
};
/** The position after `n` actions, as a copy to look at. */
export const pastPosition = (match: Match, n: number): Position<AnyTypes> => fromTheStart(match, () => positionAt(match, n));
/** Back to where there had been `n` actions. */
export const goBack = (match: Match, n: number): void => fromTheStart(match, () => rewind(match, n));
