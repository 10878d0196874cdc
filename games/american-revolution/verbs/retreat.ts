/** 18.8, 18.9, 24.9 The beaten leave. */
import { die } from '@cuartel/engine';
import { MILITIA } from '../data/kinds.ts';
import { numberOf, type SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { IS_BOUND, IS_FLEET, IS_LAND_COMBAT, KIND, SIDE, type Unit } from '../data/units.ts';
import { retreatsOver } from '../queries/expedition.ts';
import { fleetsIn, roomIn, unitsIn } from '../queries/forces.ts';
import { borderValue, lostAtBorder, mayTryBorder } from '../queries/retreat.ts';
import type { Battle, Table } from '../state/table.ts';
import { perish, underWay } from './battle.ts';
import { isAdmiral, relocate } from './march.ts';
import { tell } from './pen.ts';
import { embark } from './sail.ts';

export const loserOf = (b: Battle): SideName => b.loser!;
/** Those of the beaten who are ashore where the battle was. */
export const beatenAshore = (t: Table): Unit[] => {
  const b = underWay(t);
  const own = t.own[loserOf(b)];
  return b.units[numberOf(loserOf(b))].filter(unit => own.at[unit] === b.space && own.aboard[unit]! < 0 && !IS_FLEET[unit]);
};
/** 18.9-b, 24.6-k Fleets of the beaten in the port, and who of a group would take up room in them. */
export const carriers = (t: Table): Unit[] => {
  const b = underWay(t);
  return fleetsIn(t.own[loserOf(b)], numberOf(loserOf(b)), b.space);
};
export const roomLeft = (t: Table): number => roomIn(t.own[loserOf(underWay(t))], numberOf(loserOf(underWay(t))), carriers(t));
export const crowd = (units: readonly Unit[]): Unit[] => units.filter(unit => IS_LAND_COMBAT[unit]);

/** 18.9-b, 24.6-k, 23.1-c `chosen` and all leaders go aboard, the others of the group are lost. */
export const goAboard = (t: Table, group: readonly Unit[], chosen: readonly Unit[]): void => {
  const b = underWay(t);
  const going = (unit: Unit): boolean => !IS_BOUND[unit] && (!IS_LAND_COMBAT[unit] || chosen.includes(unit));
  perish(
    t,
    group.filter(unit => !going(unit)),
  );
  embark(t, loserOf(b), group.filter(going), carriers(t));
};

/** 22.1-c Who has left is covered again, and no longer in the battle. */
const leaveField = (t: Table): void => {
  const b = underWay(t);
  const side = numberOf(loserOf(b));
  const stays = (unit: Unit): boolean => SIDE[unit] !== side || t.own[loserOf(b)].at[unit] === b.space;
  b.units[side] = b.units[side].filter(stays);
  [b.fleets, b.landed, b.dispersed] = [b.fleets.filter(stays), b.landed.filter(stays), b.dispersed.filter(stays)];
};
/** 18.8-a, 23.1-b, 33.2-a By land together; militia stays behind for good at a border, unless it rolls well under a commander; with one its commanders cross freely (33.1-b). */
export const withdrawByLand = (t: Table, to: Space): void => {
  const b = underWay(t);
  const side = loserOf(b);
  const group = beatenAshore(t);
  const bound = lostAtBorder(group, b.space, to);
  if (bound.length > 0) {
    const value = borderValue(t, group, b.dispersed);
    const militia = bound.filter(unit => KIND[unit] === MILITIA);
    const dice = value > 0 ? militia.map(() => die(t)) : [];
    const fails = militia.filter((_, i) => dice[i] === undefined || !retreatsOver(dice[i], value));
    const lost = mayTryBorder(t.pub, group) ? fails : bound;
    tell(t, '33.2-a', 'borderRetreat', { side, to, dice, lost: lost.length });
    perish(t, lost);
  }
  const left = beatenAshore(t);
  if (left.length > 0) {
    tell(t, '18.8-a', 'withdrew', { side, from: b.space, to, n: left.length });
    relocate(t, side, left, to);
  }
  leaveField(t);
};
/** 28.13-b Back behind the walls, without a loss. */
export const goInside = (t: Table): void => {
  const b = underWay(t);
  tell(t, '28.13-b', 'withdrew', { side: loserOf(b), from: b.space, to: b.space, n: beatenAshore(t).length });
};

/** 18.9-a, 24.6-d, 24.8-c Fleets that must leave: beaten at sea, of a beaten assault, or with the beaten aboard. */
export const leavingFleets = (t: Table): Unit[] => {
  const b = underWay(t);
  const side = numberOf(loserOf(b));
  const own = t.own[loserOf(b)];
  return carriers(t).filter(
    fleet => b.units[side].includes(fleet) || b.fleets.includes(fleet) || b.units[side].some(unit => own.aboard[unit] === fleet),
  );
};
/** 24.9-a They go together, with their cargo and their admirals. */
export const sailAway = (t: Table, to: Space): void => {
  const b = underWay(t);
  const side = loserOf(b);
  const own = t.own[side];
  const fleets = leavingFleets(t);
  const all = fleets.length === carriers(t).length;
  const admirals = unitsIn(own, numberOf(side), b.space).filter(
    unit => isAdmiral(unit) && (all || b.fleets.includes(unit) || b.units[numberOf(side)].includes(unit)),
  );
  const n = relocate(t, side, [...fleets, ...admirals], to);
  tell(t, '24.9-a', 'withdrew', { side, from: b.space, to, n });
  leaveField(t);
};
