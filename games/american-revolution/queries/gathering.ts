/** 16.3-a, 24.4-i Who may be put together to one force, seen by the mover. */
import type { Pick } from '@cuartel/engine/mind/mind.ts';
import { ADMIRAL } from '../data/kinds.ts';
import { IS_LAND, IS_PORT, IS_SEA } from '../data/map.ts';
import type { Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import {
  FLEETS_OF,
  IS_BOUND,
  IS_FLEET,
  IS_LAND_COMBAT,
  KIND,
  LEADS_FLEETS,
  LEADS_LAND,
  UNITS_OF,
  type Unit,
} from '../data/units.ts';
import { FROZEN, type Mine, type Seen } from '../state/table.ts';
import { cargoOf, isAshore, isWithFleet, roomIn } from './forces.ts';
import { commandValue } from './leadership.ts';
import { canMove } from './movement.ts';
import { closedPort, isRefused } from './refused.ts';
import { isBesieged } from './siege.ts';
import { surelyHoldsFleet } from './sight.ts';

/** 16.9-b A force with a fleet in it is a naval force. */
export const isNaval = (force: readonly Unit[]): boolean => force.some(unit => IS_FLEET[unit]);

/** 28.16-b, 25.1-a Ashore on land that it may leave by land; 21.7-b an admiral may leave his fleet. */
export const mayWalk = (pub: Seen, own: Mine, side: Side, unit: Unit): boolean => {
  const space = own.at[unit]!;
  if (space < 0 || !IS_LAND[space] || own.aboard[unit]! >= 0 || IS_FLEET[unit]) return false;
  return !isBesieged(pub, side, space);
};
/** 16.9-b, 7.9-ai, 7.9-ad A fleet, or whoever leads one and is with it; a fleet with frozen cargo lies still. */
export const maySailOut = (own: Mine, side: Side, unit: Unit): boolean =>
  IS_FLEET[unit]
    ? cargoOf(own, side, unit).every(other => (own.flags[other]! & FROZEN) === 0)
    : LEADS_FLEETS[unit]! && own.aboard[unit]! < 0 && isWithFleet(own, side, unit);
/** A fleet that can still sail lies here. */
const hasSailor = (pub: Seen, own: Mine, side: Side, space: Space): boolean => {
  for (const fleet of FLEETS_OF[side])
    if (own.at[fleet] === space && canMove(pub, own, fleet) && maySailOut(own, side, fleet)) return true;
  return false;
};
/** 24.4-a, 24.4-e, 23.1-c Ashore in a port or box where a friendly fleet can still sail. */
export const mayBoard = (pub: Seen, own: Mine, side: Side, unit: Unit): boolean => {
  const space = own.at[unit]!;
  return (
    space >= 0 &&
    IS_PORT[space]! &&
    !IS_BOUND[unit] &&
    KIND[unit] !== ADMIRAL &&
    isAshore(own, side, unit) &&
    hasSailor(pub, own, side, space) &&
    !surelyHoldsFleet(pub, side, space) &&
    !isRefused(own, closedPort(space))
  );
};

/** 21.7-a With a fleet that can still sail. */
const mayBeTaken = (pub: Seen, own: Mine, side: Side, unit: Unit): boolean =>
  maySailOut(own, side, unit) && hasSailor(pub, own, side, own.at[unit]!);

/** 16.5-a Everybody who could be in a force; those who could go alone stand first. */
export const gatherable = (pub: Seen, own: Mine, side: Side): Unit[] => {
  const first: Unit[] = [];
  const rest: Unit[] = [];
  for (const unit of UNITS_OF[side]) {
    if (own.at[unit]! < 0 || !canMove(pub, own, unit)) continue;
    if (mayWalk(pub, own, side, unit) || (IS_FLEET[unit] && maySailOut(own, side, unit))) first.push(unit);
    else if (mayBoard(pub, own, side, unit) || mayBeTaken(pub, own, side, unit)) rest.push(unit);
  }
  return rest.length === 0 ? first : [...first, ...rest];
};

/** 16.9-a, 16.9-b Either all can walk, or fleets take the others along. */
export const goTogether = (pub: Seen, own: Mine, side: Side, force: readonly Unit[]): boolean =>
  isNaval(force)
    ? force.every(unit => maySailOut(own, side, unit) || mayBoard(pub, own, side, unit))
    : force.every(unit => mayWalk(pub, own, side, unit));
/** 24.5-a Those who come from the shore find room aboard. */
export const fitsAboard = (own: Mine, side: Side, force: readonly Unit[]): boolean => {
  if (!isNaval(force)) return true;
  const boarding = force.filter(unit => IS_LAND_COMBAT[unit]).length;
  return (
    boarding <=
    roomIn(
      own,
      side,
      force.filter(unit => IS_FLEET[unit]),
    )
  );
};
/** 21.7-d At sea no admiral stays where no fleet does. */
export const leavesNobodySwimming = (own: Mine, side: Side, force: readonly Unit[]): boolean => {
  const space = own.at[force[0]!]!;
  if (!IS_SEA[space]) return true;
  const stays = (unit: Unit): boolean => own.at[unit] === space && !force.includes(unit);
  return (
    UNITS_OF[side].some(unit => IS_FLEET[unit] && stays(unit)) ||
    !UNITS_OF[side].some(unit => KIND[unit] === ADMIRAL && stays(unit))
  );
};

/** 16.3-b, 17.1-b, 7.9-ad Who can command: of a naval force also Leader Arises aboard one of its fleets. */
export const commandersIn = (own: Mine, side: Side, force: readonly Unit[]): Unit[] => {
  const naval = isNaval(force);
  const found = force.filter(unit => (naval ? LEADS_FLEETS[unit] : LEADS_LAND[unit]));
  if (naval) for (const unit of UNITS_OF[side]) if (LEADS_FLEETS[unit] && force.includes(own.aboard[unit]!)) found.push(unit);
  return found;
};
/** 16.3-c The one who adds most; -1: nobody can command. */
export const bestCommander = (own: Mine, side: Side, force: readonly Unit[]): Unit | -1 => {
  const naval = isNaval(force);
  let [best, most]: [Unit | -1, number] = [-1, -1];
  for (const unit of commandersIn(own, side, force)) {
    const value = commandValue(unit, force, naval);
    if (value > most) [best, most] = [unit, value];
  }
  return best;
};

/** A force by chance: all of one place that walk, or fleets with their admirals and some cargo. */
export const someForce = (pub: Seen, own: Mine, side: Side, pick: Pick, members: readonly Unit[]): Unit[] => {
  const first = members[pick(members.length)]!;
  const space: Space = own.at[first]!;
  const here = members.filter(unit => own.at[unit] === space);
  const fleets = here.filter(unit => IS_FLEET[unit]);
  const few = pick(2) === 0;
  const some = (unit: Unit): boolean => unit === first || !few || pick(2) === 0;
  if (fleets.length === 0 || (mayWalk(pub, own, side, first) && pick(2) === 0))
    return here.filter(unit => mayWalk(pub, own, side, unit) && (unit === first || (KIND[unit] !== ADMIRAL && some(unit))));
  const going = few && fleets.length > 1 ? [IS_FLEET[first] ? first : fleets[0]!] : fleets;
  let room = roomIn(own, side, going);
  const cargo = here.filter(unit => mayBoard(pub, own, side, unit) && some(unit) && (!IS_LAND_COMBAT[unit] || room-- > 0));
  return [...going, ...here.filter(unit => !IS_FLEET[unit] && maySailOut(own, side, unit)), ...cargo];
};
