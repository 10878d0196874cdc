/** Units come onto the map, leave it and change places; what the opponent sees of the stacks follows. */
import { ADMIRAL, FLEET } from '../data/kinds.ts';
import { IS_SEA } from '../data/map.ts';
import { LEADER_ARISES } from '../data/markers.ts';
import { HESSIANS } from '../data/nations.ts';
import { nameOf, numberOf, SIDES, type Side, type SideName } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { AROSE, FLEETS_OF, IS_FLEET, IS_LAND_COMBAT, IS_LEADER, KIND, NATION, SIDE, UNITS_OF, type Unit } from '../data/units.ts';
import { restack } from '../state/stacks.ts';
import { GONE, IN_PLAY, POOL, RESERVE, type Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { LossReason, Posting, Raising } from '../types/politics.ts';
import { tell } from './pen.ts';

/** 22.1-b Counts a stack anew; whoever comes to lie on top is seen by all. */
export const recount = (t: Table, side: Side, space: Space): void => {
  const before = t.pub.top[side][space]!;
  restack(t, side, space);
  const top = t.pub.top[side][space]!;
  if (top >= 0 && top !== before) tell(t, '22.1-b', 'uncovered', { side: nameOf(side), at: space, unit: top });
};
export const recountAll = (t: Table, side: Side): void => {
  for (let space = 0; space < SPACE_COUNT; space++) recount(t, side, space);
};

/** 24.4-h At sea everybody but fleets and admirals is aboard something. */
const SAILS_HIMSELF: readonly boolean[] = KIND.map(kind => kind === FLEET || kind === ADMIRAL);
const shipAt = (t: Table, side: Side, space: Space): Unit | -1 =>
  FLEETS_OF[side].find(fleet => t.own[SIDES[side]].at[fleet] === space) ?? -1;

/** Puts units where they belong, ashore unless that is the sea, then shows the new stacks. */
export const standAll = (t: Table, side: Side, posts: readonly Posting[]): void => {
  const own = t.own[SIDES[side]];
  const touched = new Set<Space>();
  for (const { what, to } of posts) {
    if (own.at[what]! >= 0) touched.add(own.at[what]!);
    own.at[what] = to;
    own.aboard[what] = -1;
    t.pub.status[what] = IN_PLAY;
    touched.add(to);
  }
  for (const { what, to } of posts) if (IS_SEA[to] && !SAILS_HIMSELF[what]) own.aboard[what] = shipAt(t, side, to);
  for (const space of touched) recount(t, side, space);
};
export const standAt = (t: Table, unit: Unit, space: Space): void => standAll(t, SIDE[unit]!, [{ what: unit, to: space }]);
/** 4.10-b, 24.4-j With those of his nation, or of `hosts`, who are ashore; where there are none, aboard with the others. */
export const joinAt = (
  t: Table,
  unit: Unit,
  space: Space,
  hosts = (other: Unit): boolean => NATION[other] === NATION[unit],
): void => {
  standAt(t, unit, space);
  const own = t.own[SIDES[SIDE[unit]!]];
  const there = UNITS_OF[SIDE[unit]!].filter(other => own.at[other] === space && hosts(other));
  if (there.some(other => IS_LAND_COMBAT[other] && own.aboard[other]! < 0)) return;
  const host = there.find(other => IS_FLEET[other] || (own.aboard[other]! >= 0 && IS_LAND_COMBAT[other]));
  if (host !== undefined) own.aboard[unit] = IS_FLEET[host] ? host : own.aboard[host]!;
};
/** 22.1-b What everybody sees of units that have been put somewhere: how many, where. */
export const stacksOf = (posts: readonly Posting[]): Raising[] => {
  const n = new Map<Space, number>();
  for (const { to } of posts) n.set(to, (n.get(to) ?? 0) + 1);
  return [...n].map(([at, count]) => ({ at, n: count }));
};

/** 7.9-j, 7.9-ad Out of the hand and onto the map; at sea he is aboard. */
export const arise = (t: Table, side: SideName, at: Space): void => {
  const unit = AROSE[numberOf(side)];
  t.own[side].hand[LEADER_ARISES]!--;
  t.pub.hands[numberOf(side)]--;
  tell(t, '7.9-j', 'arose', { side, at });
  standAt(t, unit, at);
};
/** 7.9-ad Leader Arises is a marker again. */
const putBackArisen = (t: Table): void => {
  t.dark.container.push(LEADER_ARISES);
  t.pub.container = t.dark.container.length;
};
/** Off the map; `status` says where to. Nothing is told but who lies on top now. */
export const removeAll = (t: Table, units: readonly Unit[], status: (unit: Unit) => number): void => {
  const touched = new Map<string, [Side, Space]>();
  for (const unit of units) {
    const side = SIDE[unit]!;
    const own = t.own[SIDES[side]];
    const space = own.at[unit]!;
    own.at[unit] = -1;
    own.aboard[unit] = -1;
    own.flags[unit] = 0;
    if (AROSE.includes(unit)) {
      t.pub.status[unit] = RESERVE;
      putBackArisen(t);
    } else t.pub.status[unit] = status(unit);
    if (space >= 0) touched.set(`${side}.${space}`, [side, space]);
  }
  for (const [side, space] of touched.values()) recount(t, side, space);
};
export const removeUnit = (t: Table, unit: Unit, status: number): void => removeAll(t, [unit], () => status);

/** 13.5-a, 27.1-b, 21.4-a Where a lost unit goes: Hessians for good, leaders to their pool, all others back to the mix. */
export const statusOfLost = (unit: Unit): number => (IS_LEADER[unit] ? POOL : NATION[unit] === HESSIANS ? GONE : RESERVE);
/** Units lost in one place, and everybody is told which. */
export const eliminate = (t: Table, rule: RuleId, units: readonly Unit[], at: Space, why: LossReason): void => {
  if (units.length === 0) return;
  tell(t, rule, 'eliminated', { units: [...units], at, why });
  removeAll(t, units, statusOfLost);
};

/** What units of a side have done is forgotten. */
export const forget = (t: Table, side: Side, bits: number): void => {
  const { flags } = t.own[SIDES[side]];
  for (const unit of UNITS_OF[side]) flags[unit] = flags[unit]! & ~bits;
};
export const forgetIn = (t: Table, side: Side, space: Space, bits: number): void => {
  const { at, flags } = t.own[SIDES[side]];
  for (const unit of UNITS_OF[side]) if (at[unit] === space) flags[unit] = flags[unit]! & ~bits;
};
/** What was done in the spaces is forgotten. */
export const clearDone = (t: Table, bits: number): void => {
  const { done } = t.pub;
  for (let space = 0; space < SPACE_COUNT; space++) done[space] = done[space]! & ~bits;
};
