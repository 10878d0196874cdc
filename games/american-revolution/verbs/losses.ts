/** Units that dice have taken, place by place. */
import type { SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { Unit } from '../data/units.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { LossReason } from '../types/politics.ts';
import { eliminate } from './units.ts';

export const loseByDice = (t: Table, rule: RuleId, side: SideName, units: readonly Unit[], why: LossReason): void => {
  const { at } = t.own[side];
  const places = new Map<Space, Unit[]>();
  for (const unit of units) places.set(at[unit]!, [...(places.get(at[unit]!) ?? []), unit]);
  for (const [space, lost] of places) eliminate(t, rule, lost, space, why);
};
