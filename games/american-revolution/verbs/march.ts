/** 16.0, 17.0, 24.0 Forces set out, go from place to place, and arrive. */
import { die } from '@cuartel/engine';
import { ADMIRAL, MILITIA } from '../data/kinds.ts';
import { routeBetween } from '../data/map.ts';
import { markerOf, TACTICAL } from '../data/markers.ts';
import { numberOf, type SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { IS_COMBAT, IS_FLEET, KIND as KIND_OF, type Unit } from '../data/units.ts';
import { crossing } from '../queries/expedition.ts';
import { cargoOf, hasAshore, unitsIn } from '../queries/forces.ts';
import { isNaval } from '../queries/gathering.ts';
import { commandValue } from '../queries/leadership.ts';
import { crossesBorder, isLostOnMarch, routeCost } from '../queries/movement.ts';
import { isBesieged, isKept, isOpenFortress } from '../queries/siege.ts';
import { ENTERED, MOVED, RELIEF, type Table } from '../state/table.ts';
import type { Mode } from '../types/war.ts';
import { keepFortress, liftSiege } from './fortress.ts';
import { spendMarker } from './markers.ts';
import { tell, tellApart, tellOnly } from './pen.ts';
import { eliminate, recount } from './units.ts';

export const COMMITTEE = markerOf('committee');
export const MASTER_PLAN = markerOf('master-plan');

/** 22.1-d Refused by something hidden: its owner learns no more, and nothing is spent. */
export const refuse = (t: Table, side: SideName, code: number, at: Space): void => {
  t.own[side].refused.push(code);
  tellOnly(t, '22.1-d', side, 'refused', { at });
};
/** The next thing is done: what was refused may be thought of again. */
export const goAhead = (t: Table, side: SideName): void => {
  if (t.own[side].refused.length > 0) t.own[side].refused = [];
};

/** 16.3-a, 16.5-a, 17.1-a, 17.5-a, 7.9-c The force in `own.force` sets out: it has had its move, and what it costs is paid. */
export const setOut = (t: Table, side: SideName, mode: Mode): Space => {
  const own = t.own[side];
  goAhead(t, side);
  own.force.sort((a, b) => a - b);
  own.marched = own.force.slice();
  const from = own.at[own.force[0]!]!;
  const naval = isNaval(own.force);
  for (const unit of own.force) own.flags[unit]! |= MOVED;
  const about = { side, from, naval, mode };
  tellApart(t, '16.3-a', side, 'setOutWith', { ...about, units: [...own.force], commander: own.commander }, 'setOut', about);
  if (mode === 'tactical') spendMarker(t, '17.1-a', side, TACTICAL);
  if (mode === 'committee') spendMarker(t, '7.9-c', side, COMMITTEE);
  return from;
};
/** 16.3-c The die, and the commander's value; everybody sees the die. */
export const rollPace = (t: Table, side: SideName): number => {
  const own = t.own[side];
  const rolled = die(t);
  const value = commandValue(own.commander, own.force, isNaval(own.force));
  own.mp = rolled + value;
  tellApart(t, '16.3-c', side, 'paceWith', { side, die: rolled, value }, 'pace', { side, die: rolled });
  return rolled;
};
/** 7.9-k, 7.9-ae The movement die once more, before anything is done with it. */
export const replan = (t: Table, side: SideName): number => {
  spendMarker(t, '7.9-k', side, MASTER_PLAN);
  return rollPace(t, side);
};
/** 16.4-a The move is over. */
export const comeToRest = (t: Table, side: SideName): void => {
  const own = t.own[side];
  goAhead(t, side);
  [own.force, own.marched, own.commander, own.mp] = [[], [], -1, 0];
};

/** Units with whatever is aboard them go to another place; what they leave behind is looked after (28.4-a, 28.14-a). */
export const relocate = (t: Table, side: SideName, units: readonly Unit[], to: Space): number => {
  const own = t.own[side];
  const number = numberOf(side);
  const from = own.at[units[0]!]!;
  const matters = (space: Space): boolean => isKept(t, space) || t.pub.siege[space]! >= 0;
  const [kept, keptThere] = [matters(from), matters(to)];
  let n = 0;
  const take = (unit: Unit): void => {
    own.at[unit] = to;
    own.flags[unit]! &= ~RELIEF;
    n++;
  };
  for (const unit of units) {
    take(unit);
    if (IS_FLEET[unit]) for (const other of cargoOf(own, number, unit)) take(other);
  }
  recount(t, number, from);
  recount(t, number, to);
  if (kept) keepFortress(t, from);
  // 21.7-d Who held it alone may have gone to the fleet that comes in.
  if (keptThere) keepFortress(t, to);
  return n;
};
/** 16.2-a, 28.12-a, 28.6-a, 28.5-a The force in motion enters a place; an empty enemy fortress is taken at once. */
export const enterByLand = (t: Table, side: SideName, from: Space, to: Space): void => {
  const own = t.own[side];
  const number = numberOf(side);
  const n = relocate(t, side, own.force, to);
  tellApart(t, '16.2-a', side, 'movedWith', { side, from, to, units: [...own.force] }, 'moved', { side, from, to, n });
  if (isBesieged(t.pub, number, to)) for (const unit of own.force) own.flags[unit]! |= RELIEF;
  // Whoever comes: that there are only leaders in a force is nobody else's business.
  t.pub.done[to]! |= ENTERED;
  if (isOpenFortress(t, number, to)) captureFortress(t, side, to);
};
/** 24.1-a */
export const enterBySea = (t: Table, side: SideName, from: Space, to: Space): number => {
  const own = t.own[side];
  const n = relocate(t, side, own.force, to);
  const units = unitsIn(own, numberOf(side), to).filter(
    unit => own.force.includes(unit) || own.force.includes(own.aboard[unit]!),
  );
  tellApart(t, '24.1-a', side, 'movedWith', { side, from, to, units }, 'moved', { side, from, to, n });
  return n;
};
/** 28.5-a, 28.5-b, 28.5-d, 38.2-a The fortress changes owner. */
export const captureFortress = (t: Table, side: SideName, at: Space): void => {
  t.pub.fortress[at] = numberOf(side);
  tell(t, '28.5-a', 'captured', { side, at });
  liftSiege(t, at);
};

/** 28.5-a Whoever comes to stand where nothing but an enemy fortress is, raised or put there, takes it. */
export const takeOpenFortress = (t: Table, side: SideName, at: Space): void => {
  if (isOpenFortress(t, numberOf(side), at) && hasAshore(t.own[side], numberOf(side), at)) captureFortress(t, side, at);
};

/** 16.7-a, 16.7-b Left on the way: nobody else sees who. */
export const dropOff = (t: Table, side: SideName, units: readonly Unit[]): void => {
  const own = t.own[side];
  own.force = own.force.filter(unit => !units.includes(unit));
  tellOnly(t, '16.7-a', side, 'dropped', { units: [...units], at: own.at[units[0]!]! });
};

/** 33.1-a Militia of the force that must try for the border. */
export const expeditionaries = (force: readonly Unit[], from: Space, to: Space): Unit[] =>
  crossesBorder(from, to) ? force.filter(unit => KIND_OF[unit] === MILITIA) : [];
/** 33.1-a, 33.1-b Each militia unit crosses, ends its move here, or goes home. */
export const tryBorder = (t: Table, side: SideName, from: Space, to: Space, dice: readonly number[]): void => {
  const own = t.own[side];
  const value = commandValue(own.commander, own.force, false);
  const militia = expeditionaries(own.force, from, to).slice(0, dice.length);
  const stay: Unit[] = [];
  const home: Unit[] = [];
  militia.forEach((unit, i) => {
    const outcome = crossing(dice[i]!, value);
    if (outcome === 'stops') stay.push(unit);
    if (outcome === 'home') home.push(unit);
  });
  const crossed = militia.length - stay.length - home.length;
  tell(t, '33.1-a', 'border', { side, from, to, dice: [...dice], crossed, stayed: stay.length });
  own.force = own.force.filter(unit => !stay.includes(unit) && !home.includes(unit));
  own.marched = own.marched.filter(unit => !home.includes(unit));
  if (stay.length > 0) tellOnly(t, '33.1-a', side, 'dropped', { units: stay, at: from });
  eliminate(t, '33.1-a', home, from, 'border');
};
/** 16.12-a, 16.12-b */
export const payRoute = (t: Table, side: SideName, from: Space, to: Space): void => {
  const own = t.own[side];
  own.mp -= routeCost(routeBetween(from, to), own.force);
};

/** 17.2-a, 17.2-b, 17.2-c, 21.5-a Who rolls when a forced march ends, leaders never: all combat units that set out, of a naval force the fleets. */
export const weary = (t: Table, side: SideName, naval: boolean): Unit[] => {
  const own = t.own[side];
  return own.marched.filter(unit => own.at[unit]! >= 0 && (naval ? IS_FLEET[unit] : IS_COMBAT[unit]));
};
/** 17.2-a By land: a six is the end. */
export const wearOut = (t: Table, side: SideName, dice: readonly number[]): void => {
  const own = t.own[side];
  const lost = weary(t, side, false).filter((_, i) => isLostOnMarch(dice[i]!));
  tell(t, '17.2-a', 'attrition', { side, dice: [...dice], lost: lost.length });
  const places = [...new Set(lost.map(unit => own.at[unit]!))];
  for (const at of places) {
    eliminate(
      t,
      '17.2-a',
      lost.filter(unit => own.at[unit] === at),
      at,
      'attrition',
    );
    keepFortress(t, at);
  }
};
export const isAdmiral = (unit: Unit): boolean => KIND_OF[unit] === ADMIRAL;
