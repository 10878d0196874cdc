/** How dangerous it is to enter a space, or to make a noise in it. */
import type { View } from '@cuartel/engine';
import { exitsOf } from '../data/map.ts';
import { BOX, SORT, UNITS } from '../data/units.ts';
import { holds, SCOUT } from '../queries/hand.ts';
import { isForce, unrevealed } from '../queries/map.ts';
import { isActive } from '../queries/units.ts';
import type { Mosby } from '../types.ts';

type Eyes = View<Mosby>;
/** What a draw from the cup would bring. */
export interface Cup {
  readonly combat: number;
  readonly worth: number;
}
const KNOWN = new Uint8Array(UNITS.length);
export const cupOf = (pub: Eyes['pub']): Cup => {
  KNOWN.fill(0);
  for (const unit of pub.holding) KNOWN[unit] = 1;
  for (const unit of pub.eliminated) KNOWN[unit] = 1;
  for (const unit of pub.face) if (unit >= 0) KNOWN[unit] = 1;
  let [all, combat, worth] = [0, 0, 0];
  for (let unit = 0; unit < KNOWN.length; unit++) {
    if (KNOWN[unit] === 1 || BOX[unit]! > pub.boxes) continue;
    all++;
    const sort = SORT[unit];
    if (sort === 'combat') combat++;
    else if (sort === 'courier' || sort === 'sutler') worth++;
  }
  return all === 0 ? { combat: 0.5, worth: 0 } : { combat: combat / all, worth: worth / all };
};

/** The chance that one check wakes what is checked. */
export const wakes = (v: Eyes, entering: boolean): number => {
  const bonus = entering && v.pub.phase === 'operations' && holds(v, SCOUT) ? 1 : 0;
  return Math.max(0, Math.min(6, v.pub.awareness - bonus)) / 6;
};
/** Fighting units expected to wake at one space, by the checks made there. */
export const rousedAt = (pub: Eyes['pub'], space: number, wake: number, cup: Cup): number => {
  let n = unrevealed(pub, space) ? cup.combat : 0;
  if (isForce(pub, space)) n += cup.combat;
  for (let token = 0; token < pub.at.length; token++) {
    if (pub.at[token] !== space || isActive(pub, token)) continue;
    const unit = pub.face[token]!;
    n += unit < 0 ? cup.combat : SORT[unit] === 'combat' ? 1 : 0;
  }
  return n * wake;
};
/** The same around a space in which he fights or wrecks something. */
export const rousedAround = (pub: Eyes['pub'], space: number, wake: number, cup: Cup): number => {
  let n = rousedAt(pub, space, wake, cup);
  for (const next of exitsOf(space)) n += rousedAt(pub, next, wake, cup);
  return n;
};
