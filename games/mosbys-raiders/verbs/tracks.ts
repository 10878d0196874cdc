/** Points, Notoriety, Awareness, the guerrilla's strength. */
import { carry, moveOnTrack } from '@cuartel/engine/kit/index.ts';
import { MOST_AWARENESS } from '../data/tables.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { tell } from './journal.ts';

/** 2.4-b, 4.0-a, 4.0-b, 4.0-c, 4.0-d Ten points make one Notoriety, which never falls below 1. */
const TEN = { base: 10, least: 1 } as const;

export const score = (t: Table, rule: RuleId, change: number): void => {
  if (change === 0) return;
  const { pub } = t;
  const most = TEN.base * (pub.notoriety - TEN.least) + pub.points;
  const { great, small } = carry(TEN, pub.notoriety, pub.points, change);
  pub.notoriety = great;
  pub.points = small;
  tell(t, rule, 'points', { change, points: small, notoriety: great, forgiven: Math.max(0, -change - most) });
};
export const setAwareness = (t: Table, rule: RuleId, to: number): void => {
  const { pub } = t;
  const from = pub.awareness;
  pub.awareness = to;
  if (from !== to) tell(t, rule, 'awareness', { from, to });
};
/** 5.A2-b Awareness moves between 1 and 5. */
export const raise = (t: Table, rule: RuleId, by: number): void =>
  setAwareness(t, rule, moveOnTrack(t.pub.awareness, by, 1, MOST_AWARENESS).value);

export const setStrength = (t: Table, rule: RuleId, to: number): void => {
  const { pub } = t;
  const from = pub.strength;
  pub.strength = to;
  if (from !== to) tell(t, rule, 'strength', { from, to });
};
