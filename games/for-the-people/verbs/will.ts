/** 12. POLITICAL WILL: one cause, one change. */
import type { Side } from '../data/sides.ts';
import { FATES_DOWN, FATES_UP } from '../data/tables.ts';
import { changed } from '../queries/will.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { Cause, Change } from '../types/politics.ts';
import { tell } from './pen.ts';

/** 12.4-a, 12.4-b `of` says which: the space, state, zone, army, general or card of the cause; -1 where it needs none. */
export const changeWill = (t: Table, rule: RuleId, side: Side, by: number, cause: Cause, of = -1): void => {
  if (by === 0) return;
  const { pub } = t;
  const before = { value: pub.will[side], rising: pub.rising[side] };
  const now = changed(before, by);
  pub.will[side] = now.value;
  pub.rising[side] = now.rising;
  tell(t, rule, 'will', {
    side,
    cause,
    of,
    by,
    fates: before.rising === now.rising ? 0 : by > 0 ? FATES_UP : -FATES_DOWN,
    value: now.value,
  });
};
export const makeChange = (t: Table, { rule, side, by, cause, of }: Change): void => changeWill(t, rule, side, by, cause, of);
/** A change now, or laid aside for its owner to put in order (12.4-a). */
export const bring = (t: Table, change: Change, aside: Change[] | null): void => {
  if (aside === null) makeChange(t, change);
  else aside.push(change);
};
