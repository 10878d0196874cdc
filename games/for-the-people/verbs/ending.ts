/** 3.6-a The game is over. */
import type { VictoryResult } from '../queries/victory.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { tell } from './pen.ts';

export const endGame = (t: Table, rule: RuleId, { ending, winner }: VictoryResult): void => {
  t.pub.ending = ending;
  t.pub.winner = winner;
  tell(t, rule, 'ended', { ending, winner });
};
