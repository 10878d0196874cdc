/**
 * LOOKING AHEAD, for answers given in advance: what a side would be asked next if everybody else let his windows pass. It is played
 * in a truth the side could not tell from the true one, and only as far as no die falls and nothing hidden is opened, so that the
 * answer is the same in all of them.
 */
import type { AnyTypes } from '../game.ts';
import type { Match } from '../play/match.ts';
import { type Question, questionFor } from '../play/question.ts';
import { machineOf } from '../play/record.ts';
import { otherTruth } from '../play/truth.ts';
import { type View, viewOf } from '../state/drawers.ts';
import { isAt } from './obey.ts';
import type { PlannedDeed } from './order.ts';

export interface Foreseen {
  readonly question: Question;
  readonly view: View<AnyTypes>;
}
/** So many windows of others may pass on the way. */
const MOST = 100;
/** What `side` is asked after these deeds; null: nobody can know, or one of them cannot be done. `pick(n)`: 0 .. n-1. */
export const foresee = (
  match: Match,
  side: string,
  deeds: readonly PlannedDeed[],
  pick: (n: number) => number,
): Foreseen | null => {
  const { game } = match;
  const machine = machineOf(game);
  const position = otherTruth(game, match.position, side, pick);
  position.table.log = [];
  let done = 0;
  for (let i = 0; i < MOST; i++) {
    const now = machine.asking(position);
    if (now === null) return null;
    if (machine.asked(position).includes(side)) {
      const deed = deeds[done];
      if (deed === undefined) {
        const question = questionFor({ ...match, position }, side);
        return question === null ? null : { question, view: viewOf<AnyTypes>(position.table, side) };
      }
      const action = isAt(deed.at, now.f) ? machine.allows(position, side, deed.do, deed.with) : null;
      if (action === null || machine.applyWatched(position, action).hidden) return null;
      done++;
      continue;
    }
    // Of others only this is supposed: that they let a window pass.
    const [other] = machine.asked(position);
    const pass = now.f.section === '@moment' ? machine.allows(position, other!, 'pass', null) : null;
    if (pass === null || machine.applyWatched(position, pass).hidden) return null;
  }
  return null;
};
