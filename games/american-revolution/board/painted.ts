/** Which colour and pattern a unit bears. */
import type { Paint } from '@cuartel/boardkit/look/shades.ts';
import { MILITIA } from '../data/kinds.ts';
import { AMERICANS, BRITONS, FRENCH, HESSIANS, INDIANS, SPANISH, TORIES } from '../data/nations.ts';
import { IS_LEADER, KIND, NATION, type Unit } from '../data/units.ts';
import { type LookName, PAINTS } from './looks.ts';

const BY_NATION: readonly LookName[] = (() => {
  const looks: LookName[] = [];
  looks[AMERICANS] = 'american';
  looks[FRENCH] = 'french';
  looks[SPANISH] = 'spanish';
  looks[BRITONS] = 'british';
  looks[TORIES] = 'tory';
  looks[HESSIANS] = 'hessian';
  looks[INDIANS] = 'indian';
  return looks;
})();
/** 2.13-a American militia is of a lighter blue. */
export const lookOf = (unit: Unit): LookName => {
  const look = BY_NATION[NATION[unit]!]!;
  return look === 'american' && KIND[unit] === MILITIA && !IS_LEADER[unit] ? 'american-militia' : look;
};
export const paintFor = (unit: Unit): Paint => PAINTS[lookOf(unit)];
