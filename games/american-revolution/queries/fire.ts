/** 18.4, 18.5 Dice of a battle: how many, for what, and what each result does. Everything here lies open. */

import type { Deep } from '@cuartel/engine';
import { MARINE } from '../data/kinds.ts';
import { IS_WILD } from '../data/map.ts';
import { FORTRESSES, FRONTIER } from '../data/options.ts';
import { FORTRESS_FACTOR } from '../data/reconstructed.ts';
import { foe, numberOf, type Side } from '../data/sides.ts';
import { FACTOR, IS_COMBAT, IS_FLEET, IS_LEADER, IS_WOODSMAN, KIND, type Unit } from '../data/units.ts';
import type { Battle, Seen } from '../state/table.ts';
import { fleetLeadership, landValue } from './leadership.ts';

export type Fighting = Deep<Battle>;

const isUp = (b: Fighting, unit: Unit): boolean => !b.dispersed.includes(unit);
export const undispersed = (b: Fighting, units: readonly Unit[]): Unit[] => units.filter(unit => isUp(b, unit));
export const attackerOf = (b: Fighting): Side => numberOf(b.attacker);

/** 28.2-f, 24.11-a A side is attacked in its own fortress, of which fleets have nothing; relief attacks and sorties are fought as if there were none. */
export const defendsFortress = (pub: Seen, b: Fighting, side: Side): boolean =>
  (pub.options & FORTRESSES) !== 0 &&
  side !== attackerOf(b) &&
  (b.fight === 'land' || b.fight === 'siege') &&
  pub.fortress[b.space] === side;
/** 28.2-a, 28.2-b, 28.7-a Behind walls: in the fortress and not besieged. */
export const isBehindWalls = (pub: Seen, b: Fighting, side: Side): boolean =>
  defendsFortress(pub, b, side) && pub.siege[b.space] !== foe(side);

/** 24.12-a Marines in an assault; 18.12-a light troops and Indians in the wild. */
const factorIn = (b: Fighting, side: Side, unit: Unit): number =>
  FACTOR[unit]! +
  (IS_WOODSMAN[unit] && IS_WILD[b.space] ? 1 : 0) +
  (KIND[unit] === MARINE && side === attackerOf(b) && b.landed.includes(unit) ? 1 : 0);

/** 24.6-h Fleets support an assault while a combat unit ashore is not dispersed. */
const supports = (b: Fighting, side: Side): boolean =>
  b.assault && side === attackerOf(b) && b.units[side]!.some(unit => IS_COMBAT[unit] && isUp(b, unit));

export interface Volley {
  /** Dice of units and supporting fleets, and those of a fortress, which may be aimed apart (24.6-j). */
  readonly dice: number;
  readonly guns: number;
  /** 18.5-d Printed factors that fire: the most tactical markers of a round (18.5-b). */
  readonly printed: number;
}
/** 18.4-d, 18.4-f, 24.6-b, 28.3-a, 28.10-b What a side fires with in one round, tactical markers apart. */
export const volley = (pub: Seen, b: Fighting, side: Side): Volley => {
  let [dice, printed] = [0, 0];
  for (const unit of b.units[side]!)
    if (IS_COMBAT[unit] && isUp(b, unit)) {
      dice += factorIn(b, side, unit);
      printed += FACTOR[unit]!;
    }
  if (supports(b, side))
    for (const fleet of b.fleets)
      if (IS_FLEET[fleet] && isUp(b, fleet)) {
        dice += FACTOR[fleet]!;
        printed += FACTOR[fleet]!;
      }
  const guns = defendsFortress(pub, b, side) && b.units[side]!.length > 0 ? FORTRESS_FACTOR : 0;
  return { dice, guns, printed: printed + guns };
};
/** 18.5-a, 18.5-b Tactical markers a side may spend in a round. */
export const mostToSpend = (pub: Seen, b: Fighting, side: Side): number =>
  Math.min(b.tactical[side]!, volley(pub, b, side).printed);

/** 18.4-b, 24.6-f, 24.6-i, 24.8-c Sum of the applicable leadership of a side: the most tactical markers, and its initiative. */
export const battleLeadership = (b: Fighting, side: Side): number => {
  const units = b.units[side]!;
  if (b.fight === 'naval') return fleetLeadership(undispersed(b, units));
  let sum = b.assault && side === attackerOf(b) ? fleetLeadership(undispersed(b, b.fleets)) : 0;
  for (const unit of units) if (IS_LEADER[unit] && isUp(b, unit) && !b.landed.includes(unit)) sum += landValue(unit, units);
  return sum;
};

/** 35.1-a Light and Indian units of a side. */
export const woodsmen = (units: readonly Unit[]): number => units.filter(unit => IS_WOODSMAN[unit]).length;
/** 35.1-b Either force has a fortress or siege marker; relief attacks and sorties are fought as if there were none (28.12-b, 28.13-a). */
const isDugIn = (pub: Seen, b: Fighting): boolean => b.fight === 'siege' || (b.fight === 'land' && pub.fortress[b.space]! >= 0);

export interface InitiativeTerm {
  readonly rule: '18.4-c' | '28.2-a' | '7.9-v' | '35.1-a';
  readonly value: number;
}
/** 18.4-c, 28.2-a, 7.9-v, 35.1-a What a side adds to its initiative die, term by term. */
export const initiativeTerms = (pub: Seen, b: Fighting, side: Side): InitiativeTerm[] => {
  const terms: InitiativeTerm[] = [];
  const add = (rule: InitiativeTerm['rule'], value: number): void => {
    if (value !== 0) terms.push({ rule, value });
  };
  add('18.4-c', battleLeadership(b, side));
  add('28.2-a', isBehindWalls(pub, b, side) ? 1 : 0);
  add('7.9-v', b.tarleton[side]! ? 1 : 0);
  const more = woodsmen(b.units[side]!) > woodsmen(b.units[foe(side)]!);
  add('35.1-a', (pub.options & FRONTIER) !== 0 && more && !isDugIn(pub, b) ? 1 : 0);
  return terms;
};
export const initiativeBonus = (pub: Seen, b: Fighting, side: Side): number =>
  initiativeTerms(pub, b, side).reduce((sum, { value }) => sum + value, 0);

export type Hit = 'none' | 'disperse' | 'eliminate';
/** 18.4-e, 28.2-b What a die does to land units of `target`; 24.6-j against fleets the walls do not matter. */
export const hitOf = (pub: Seen, b: Fighting, target: Side, die: number, atFleets = false): Hit => {
  if (!atFleets && isBehindWalls(pub, b, target)) return die === 6 ? 'disperse' : 'none';
  return die === 6 ? 'eliminate' : die === 5 ? 'disperse' : 'none';
};
