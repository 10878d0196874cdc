/** What the player's standing orders can compare where he is asked. */
import type { View } from '@cuartel/engine';
import type { Mosby } from '../types.ts';
import { knownStrength } from './units.ts';

export const figures = (
  v: View<Mosby>,
  _: string,
  step: string,
  my: Readonly<Record<string, unknown>>,
): Readonly<Record<string, number>> => ({
  hand: v.own.hand.length,
  strength: v.pub.strength,
  enemies: knownStrength(v.pub, typeof my['here'] === 'number' ? my['here'] : v.pub.mosby),
  awareness: v.pub.awareness,
  ...(step === 'combatRolled' ? { total: my['total'] as number } : {}),
});
