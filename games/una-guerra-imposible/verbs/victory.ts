/** 9. The end of the war. */
import type { SideName } from '../data/sides.ts';
import type { Ending, Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { tell } from './pen.ts';

export const endGame = (t: Table, rule: RuleId, ending: Ending, winner: SideName | null): void => {
  t.pub.ending = ending;
  t.pub.winner = winner;
  tell(t, rule, 'ended', { ending, winner });
};
