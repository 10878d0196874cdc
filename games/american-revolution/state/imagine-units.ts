/** 22.1-a Where the covered units of a side may be. */
import type { Frame } from '@cuartel/engine';
import { shuffled } from '@cuartel/engine/kit/pile.ts';
import type { Pick } from '@cuartel/engine/mind/mind.ts';
import { ADMIRAL, ARISEN } from '../data/kinds.ts';
import { ALLY_AT, BOX_NATION, IS_NAVAL, IS_SEA } from '../data/map.ts';
import { BRITONS, FRENCH, type Nation, SPANISH } from '../data/nations.ts';
import { AMERICAN, foe, type Side } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { FLEET_ROOM, FRENCH_ALLIANCE, SPANISH_ALLIANCE } from '../data/tables.ts';
import { IS_BOUND, IS_COMBAT, IS_FLEET, IS_LAND_COMBAT, IS_LEADER, KIND, NATION, UNITS_OF, type Unit } from '../data/units.ts';
import { type Known, knownOf, meets, type Need } from './imagine-known.ts';
import { IN_PLAY, type Own, type Pub } from './table.ts';

/** A place in a stack that somebody has. */
interface Slot {
  readonly space: Space;
  readonly for: Need | 'any' | 'leader';
}

/** 26.1-b */
const neutral = (pub: Pub, nation: Nation): boolean =>
  (nation === FRENCH && pub.europe < FRENCH_ALLIANCE) || (nation === SPANISH && pub.europe < SPANISH_ALLIANCE);

/** 26.4-d A nation that is just turning neutral: its own may still be abroad, and strangers still in its regions. */
interface Leaving {
  readonly nation: Nation;
  readonly strangers: boolean;
}
const leavingIn = (frames: readonly Frame[], side: Side): Leaving | null => {
  const f = frames.find(({ section }) => section === 'neutrality');
  if (f === undefined) return null;
  return { nation: f.my['nation'] as Nation, strangers: side === AMERICAN ? f.step === 'american' : f.step !== 'home' };
};

/** 23.1-c, 24.1-a, 25.2-a, 26.3-a Could this unit be in this space at all? */
const fits = (pub: Pub, leaving: Leaving | null, unit: Unit, { space, for: wanted }: Slot): boolean => {
  if (wanted !== 'any' && wanted !== 'leader' && !meets(unit, wanted)) return false;
  if (wanted === 'leader' && IS_COMBAT[unit] && !IS_FLEET[unit]) return false;
  if (IS_FLEET[unit] && !IS_NAVAL[space]) return false;
  if (IS_SEA[space] && IS_BOUND[unit]) return false;
  const nation = NATION[unit]!;
  const ally = ALLY_AT[space]!;
  const strangers = leaving?.strangers === true && leaving.nation === ally;
  if (ally >= 0 && neutral(pub, ally) && nation !== ally && !strangers) return false;
  if (neutral(pub, nation) && ally !== nation && leaving?.nation !== nation) return false;
  const box = BOX_NATION[space]!;
  return box === BRITONS ? !IS_BOUND[unit] : box < 0 || box === nation;
};

/** Everybody gets a slot that fits him, by augmenting paths; null: that many fleets at sea there cannot be. */
const match = (pub: Pub, leaving: Leaving | null, units: readonly Unit[], slots: readonly Slot[]): Int32Array | null => {
  const taken = new Int32Array(slots.length).fill(-1);
  const seen = new Int32Array(slots.length).fill(-1);
  const seat = (i: number, round: number): boolean => {
    for (let s = 0; s < slots.length; s++) {
      if (seen[s] === round || !fits(pub, leaving, units[i]!, slots[s]!)) continue;
      seen[s] = round;
      if (taken[s]! < 0 || seat(taken[s]!, round)) {
        taken[s] = i;
        return true;
      }
    }
    return false;
  };
  for (let i = 0; i < units.length; i++) if (!seat(i, i)) return null;
  return taken;
};

/** 24.5-a The slots of a stack at sea: enough fleets to carry the rest, of whom so many are leaders, who need no room. */
const slotsAtSea = (space: Space, free: number, known: readonly Unit[], leaders: number): Slot[] => {
  const total = free + known.length;
  const fleets = known.filter(unit => IS_FLEET[unit]).length;
  const wanted = Math.max(1, Math.ceil((total - leaders) / (FLEET_ROOM + 1)));
  const needed = Math.min(free, Math.max(0, wanted - fleets));
  const carried = known.filter(unit => IS_LAND_COMBAT[unit]).length;
  let room = (fleets + needed) * FLEET_ROOM - carried;
  return Array.from({ length: free }, (_, i): Slot => {
    if (i < needed) return { space, for: 'fleet' };
    return room-- > 0 ? { space, for: 'any' } : { space, for: 'leader' };
  });
};

const slotsOf = (pub: Pub, facts: Known, side: Side, leaders: number): Slot[] => {
  const slots: Slot[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) {
    const here = [...facts.units].flatMap(([unit, at]) => (at === space ? [unit] : []));
    const free = pub.count[side][space]! - here.length;
    if (free <= 0) continue;
    if (IS_SEA[space]) slots.push(...slotsAtSea(space, free, here, leaders));
    else {
      const needs = (facts.needs.get(space) ?? []).filter(need => !here.some(unit => meets(unit, need)));
      const rest = facts.bare.has(space) ? 'leader' : 'any';
      for (let i = 0; i < free; i++) slots.push({ space, for: needs[i] ?? rest });
    }
  }
  return slots;
};

/** 24.4-h At sea everybody is aboard; in a port whoever may be, where nobody can have found out. */
const embark = (pub: Pub, facts: Known, own: Own, side: Side, pick: Pick): void => {
  const fighting = new Set<Unit>([...(pub.battle?.units[side] ?? []), ...(pub.battle?.fleets ?? [])]);
  const room = new Map<Unit, number>();
  for (const unit of UNITS_OF[side]) if (IS_FLEET[unit] && own.at[unit]! >= 0) room.set(unit, FLEET_ROOM);
  for (const unit of UNITS_OF[side]) {
    const space = own.at[unit]!;
    if (space < 0 || IS_FLEET[unit] || IS_BOUND[unit] || KIND[unit] === ADMIRAL || fighting.has(unit)) continue;
    const ships = [...room.keys()].filter(fleet => own.at[fleet] === space && (!IS_LAND_COMBAT[unit] || room.get(fleet)! > 0));
    if (ships.length === 0) continue;
    if (!IS_SEA[space]) {
      const seen = pub.count[foe(side)][space]! > 0 || pub.fortress[space]! >= 0 || facts.needs.has(space);
      if (seen || KIND[unit] === ARISEN || pick(4) > 0) continue;
    }
    const ship = ships[pick(ships.length)]!;
    own.aboard[unit] = ship;
    if (IS_LAND_COMBAT[unit]) room.set(ship, room.get(ship)! - 1);
  }
};

export const imagineUnits = (pub: Pub, mine: Own, own: Own, side: Side, frames: readonly Frame[], pick: Pick): void => {
  const facts = knownOf(pub, mine, side, frames);
  const hidden = shuffled(
    UNITS_OF[side].filter(unit => pub.status[unit] === IN_PLAY && !facts.units.has(unit)),
    pick,
  );
  for (const [unit, space] of facts.units) own.at[unit] = space;
  const most = UNITS_OF[side].filter(unit => pub.status[unit] === IN_PLAY && IS_LEADER[unit]).length;
  // What has been found out besides may be more than fits, when play has gone on since: then it no longer counts.
  for (const known of [facts, { ...facts, needs: NOTHING, bare: NOWHERE }])
    for (let leaders = 0; leaders <= most; leaders++) {
      const slots = shuffled(slotsOf(pub, known, side, leaders), pick);
      const taken = match(pub, leavingIn(frames, side), hidden, slots);
      if (taken === null) continue;
      for (let s = 0; s < slots.length; s++) if (taken[s]! >= 0) own.at[hidden[taken[s]!]!] = slots[s]!.space;
      embark(pub, facts, own, side, pick);
      return;
    }
  throw new Error('the covered units fit nowhere');
};
const NOTHING: Known['needs'] = new Map();
const NOWHERE: Known['bare'] = new Set();
