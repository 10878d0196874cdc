/** Rounds: how near the pursuers are, and how safe a space is from them. */
import type { View } from '@cuartel/engine';
import { distance } from '../data/map.ts';
import { activeCombat, strengthOf } from '../queries/units.ts';
import type { Mosby } from '../types.ts';

type Pub = View<Mosby>['pub'];
export interface Chase {
  /** Activated fighting units that reach the space in one action, on average, and their strength. */
  readonly reach: number;
  readonly strength: number;
  /** Spaces to the nearest. */
  readonly nearest: number;
}
export const chaseTo = (pub: Pub, space: number): Chase => {
  let [reach, strength, nearest] = [0, 0, 99];
  for (let token = 0; token < pub.at.length; token++) {
    const at = pub.at[token]!;
    if (at < 0 || !activeCombat(pub, token)) continue;
    const far = distance(at, space);
    if (far < nearest) nearest = far;
    const comes = far <= 3 ? 4 / 6 : far === 4 ? 1 / 6 : 0;
    reach += comes;
    strength += comes * strengthOf(pub, token);
  }
  return { reach, strength, nearest };
};
