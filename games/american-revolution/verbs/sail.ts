/** 24.0 Going aboard, landing, being stopped by Privateers, and the loss of fleets outside battle. */
import { IS_SEA } from '../data/map.ts';
import { markerOf } from '../data/markers.ts';
import { foeOf, numberOf, type SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { FLEETS_OF, IS_FLEET, IS_LAND_COMBAT, IS_LEADER, LEADS_FLEETS, type Unit } from '../data/units.ts';
import { cargoOf, fleetsIn, roomAboard, unitsIn } from '../queries/forces.ts';
import { isLostOnMarch } from '../queries/movement.ts';
import { isKept, isOpenFortress } from '../queries/siege.ts';
import type { Landing } from '../queries/transport.ts';
import { FROZEN, LANDED, MOVED, POOL, RELIEF, type Table } from '../state/table.ts';
import { keepFortress } from './fortress.ts';
import { captureFortress, isAdmiral, weary } from './march.ts';
import { spendMarker } from './markers.ts';
import { tell, tellApart, tellOnly } from './pen.ts';
import { eliminate, recount, removeUnit } from './units.ts';

export const PRIVATEERS = markerOf('privateers');

/** 24.4-h, 24.5-a Aboard the first fleet with room; leaders take none. */
export const embark = (t: Table, side: SideName, units: readonly Unit[], fleets: readonly Unit[]): void => {
  const own = t.own[side];
  const number = numberOf(side);
  for (const unit of units) {
    const fleet = fleets.find(one => !IS_LAND_COMBAT[unit] || roomAboard(own, number, one) > 0);
    if (fleet === undefined) throw new Error('no room aboard');
    own.aboard[unit] = fleet;
    own.flags[unit]! &= ~RELIEF;
  }
};
/** 24.4-i The declared cargo comes aboard where the move starts. */
export const takeCargo = (t: Table, side: SideName, from: Space): void => {
  const own = t.own[side];
  const kept = isKept(t, from);
  const fleets = own.force.filter(unit => IS_FLEET[unit]);
  embark(
    t,
    side,
    own.force.filter(unit => !IS_FLEET[unit] && !isAdmiral(unit)),
    fleets,
  );
  own.force = own.force.filter(unit => IS_FLEET[unit] || isAdmiral(unit));
  for (const fleet of fleets) for (const unit of cargoOf(own, numberOf(side), fleet)) own.flags[unit]! |= MOVED;
  if (kept) keepFortress(t, from);
};
/** 24.4-h Another fleet of the force carries it. */
export const stow = (t: Table, side: SideName, unit: Unit, fleet: Unit): void => {
  t.own[side].aboard[unit] = fleet;
  tellOnly(t, '24.4-h', side, 'stowed', { unit, fleet });
};

/** 7.9-p, 7.9-ai Stopped at its origin: who was to be carried is held for the rest of the turn, but none who leads ships (7.9-ad). */
export const holdUp = (t: Table, side: SideName, from: Space): void => {
  const own = t.own[side];
  for (const unit of unitsIn(own, numberOf(side), from)) {
    const carried = own.force.includes(own.aboard[unit]!);
    const boarding = own.force.includes(unit) && !IS_FLEET[unit];
    if ((carried || boarding) && !LEADS_FLEETS[unit]) own.flags[unit]! |= MOVED | FROZEN;
  }
};
export const playPrivateers = (t: Table, by: SideName, at: Space): void => {
  spendMarker(t, '7.9-p', by, PRIVATEERS);
  tell(t, '7.9-p', 'privateers', { side: foeOf(by), at });
};

/** 24.4-c, 24.4-d, 24.4-f, 24.4-l, 24.6-a, 24.6-m, 28.16-a, 16.5-b Put ashore: they have moved, and unless they join their own people they have landed to fight. */
export const putAshore = (t: Table, side: SideName, units: readonly Unit[], at: Space, how: Landing): void => {
  const own = t.own[side];
  const number = numberOf(side);
  const flags = how === 'joins' ? MOVED : MOVED | LANDED;
  for (const unit of units) {
    own.flags[own.aboard[unit]!]! |= flags;
    own.aboard[unit] = -1;
    own.flags[unit]! |= flags;
  }
  recount(t, number, at);
  tellApart(t, '24.4-d', side, 'landingWith', { side, at, units: [...units] }, 'landing', { side, at, n: units.length });
  if (isOpenFortress(t, number, at)) captureFortress(t, side, at);
};

/** 17.2-c A leader whose fleet is lost outside battle goes to another of the force, else to his pool. */
const saveLeaders = (t: Table, side: SideName, leaders: readonly Unit[], others: readonly Unit[]): void => {
  for (const unit of leaders)
    if (others.length > 0) t.own[side].aboard[unit] = others[0]!;
    else {
      tell(t, '17.2-c', 'shipwreck', { unit });
      removeUnit(t, unit, POOL);
    }
};
/** 17.2-b, 24.10-a Fleets lost on a forced march, and the land units aboard with them. */
export const founder = (t: Table, side: SideName, dice: readonly number[]): void => {
  const own = t.own[side];
  const number = numberOf(side);
  const lost = weary(t, side, true).filter((_, i) => isLostOnMarch(dice[i]!));
  tell(t, '17.2-a', 'attrition', { side, dice: [...dice], lost: lost.length });
  for (const fleet of lost) {
    const at = own.at[fleet]!;
    const aboard = cargoOf(own, number, fleet);
    const others = own.marched.filter(unit => IS_FLEET[unit] && own.at[unit] === at && !lost.includes(unit));
    saveLeaders(
      t,
      side,
      aboard.filter(unit => IS_LEADER[unit]),
      others,
    );
    eliminate(t, '17.2-b', [fleet, ...aboard.filter(unit => IS_LAND_COMBAT[unit])], at, 'shipwreck');
    if (!IS_SEA[at] || fleetsIn(own, number, at).length > 0) continue;
    for (const unit of own.marched) if (isAdmiral(unit) && own.at[unit] === at) saveLeaders(t, side, [unit], []);
  }
  own.force = own.force.filter(unit => own.at[unit]! >= 0);
};
export const fleetsOf = (side: SideName): readonly Unit[] => FLEETS_OF[numberOf(side)];
