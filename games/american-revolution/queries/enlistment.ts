/** 20.0 Who checks his enlistment, with whose help, and what becomes of him. */
import { INDIAN, MILITIA } from '../data/kinds.ts';
import { IS_INDIAN, REGION } from '../data/map.ts';
import { AMERICANS } from '../data/nations.ts';
import type { Region } from '../data/regions.ts';
import { foe, type Side } from '../data/sides.ts';
import { PROFESSIONAL, STAYS } from '../data/tables.ts';
import { IS_REGULAR, IS_WOODSMAN, KIND, NATION, UNITS_OF, type Unit } from '../data/units.ts';
import type { Mine, Seen } from '../state/table.ts';
import { ashore } from './forces.ts';
import { bestLandValue } from './leadership.ts';
import { isFrozen } from './nations.ts';
import { ownOf, type Whole } from './whole.ts';

/** 20.3-a, 20.3-b, 20.3-d A unit of the enemy, leader or fleet in port included, in a location of the region; neutrals are no enemies. */
export const hasEnemyIn = (t: Whole, side: Side, region: Region): boolean => {
  const own = ownOf(t, foe(side));
  return UNITS_OF[foe(side)].some(unit => own.at[unit]! >= 0 && REGION[own.at[unit]!] === region && !isFrozen(t.pub, unit));
};

/** 20.2-a, 20.2-b, 2.11-a, 2.11-b, 10.5-e American regulars, marines and light troops, until Professionalization. */
const isContinental = (unit: Unit): boolean => NATION[unit] === AMERICANS && (IS_REGULAR[unit]! || IS_WOODSMAN[unit]!);

/** 20.2-a, 20.3-a, 20.3-c, 20.4-a, 26.1-d */
export const mustCheck = (t: Whole, side: Side, unit: Unit): boolean => {
  const space = ownOf(t, side).at[unit]!;
  if (space < 0 || isFrozen(t.pub, unit)) return false;
  if (KIND[unit] === MILITIA) return REGION[space]! >= 0 && !hasEnemyIn(t, side, REGION[space]!);
  if (KIND[unit] === INDIAN) return !IS_INDIAN[space];
  return isContinental(unit) && t.pub.progress < PROFESSIONAL;
};
export const checkers = (t: Whole, side: Side): Unit[] => UNITS_OF[side].filter(unit => mustCheck(t, side, unit));

/** 20.5-a, 20.5-b, 20.5-c, 21.6-c The best applicable leader of the force: those ashore together, those aboard together. */
export const enlistmentBonus = (pub: Seen, own: Mine, side: Side, unit: Unit): number => {
  const space = own.at[unit]!;
  const force =
    own.aboard[unit]! < 0
      ? ashore(own, side, space)
      : UNITS_OF[side].filter(other => own.at[other] === space && own.aboard[other]! >= 0);
  return bestLandValue(force.filter(other => !isFrozen(pub, other)));
};
/** 20.5-a */
export const stays = (die: number, bonus: number): boolean => die + bonus >= STAYS;
