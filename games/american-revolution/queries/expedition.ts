/** 33.0, 34.0 Militia over the border, and overruns. */

import { INDIAN } from '../data/kinds.ts';
import { IS_INDIAN } from '../data/map.ts';
import { OVERRUN } from '../data/options.ts';
import { foe, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { OVERRUN_RATIO } from '../data/tables.ts';
import { KIND, type Unit } from '../data/units.ts';
import type { Seen } from '../state/table.ts';
import { ashore, combatUnits, printedFactors } from './forces.ts';
import { hasFortress } from './siege.ts';
import { ownOf, type Whole } from './whole.ts';

export type Crossing = 'crosses' | 'stops' | 'home';
/** 33.1-a */
export const crossing = (die: number, value: number): Crossing => (die === 6 ? 'home' : die <= value ? 'crosses' : 'stops');
/** 33.2-a */
export const retreatsOver = (die: number, value: number): boolean => die <= value && die !== 6;

/** 34.1-a, 34.1-c, 34.1-d The odds: printed factors of the movers against those of all enemy land units, 10 against leaders alone. */
export const isTenToOne = (mover: number, enemy: number): boolean => mover >= OVERRUN_RATIO * Math.max(1, enemy);

/** 34.3-a What everybody can see against an overrun: fortress, siege, enemy partisan. */
export const couldOverrun = (pub: Seen, side: Side, space: Space): boolean =>
  (pub.options & OVERRUN) !== 0 &&
  pub.count[foe(side)]![space]! > 0 &&
  !hasFortress(pub, foe(side), space) &&
  pub.siege[space]! < 0 &&
  pub.partisan[space] !== foe(side);
/** 34.1-a, 34.1-e, 34.3-a Whether it succeeds: judged when the force is in and nobody intercepts any more. */
export const mayOverrun = (t: Whole, side: Side, force: readonly Unit[], space: Space): boolean => {
  const enemies = ashore(ownOf(t, foe(side)), foe(side), space);
  if (enemies.length === 0 || !couldOverrun(t.pub, side, space)) return false;
  if (IS_INDIAN[space] && enemies.some(unit => KIND[unit] === INDIAN)) return false;
  return isTenToOne(printedFactors(combatUnits(force)), printedFactors(combatUnits(enemies)));
};
