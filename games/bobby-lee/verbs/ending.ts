/** 3. The game is decided. */
import { done, type Give } from '@cuartel/engine';
import type { SideName } from '../data/sides.ts';
import type { Ending, Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { tell } from './pen.ts';

export const endGame = (t: Table, rule: RuleId, ending: Ending, winner: SideName | null, grade: number): Give<undefined> => {
  t.pub.ending = ending;
  t.pub.winner = winner;
  t.pub.grade = grade;
  tell(t, rule, 'ended', { ending, winner, grade, marker: t.pub.marker });
  return done;
};
