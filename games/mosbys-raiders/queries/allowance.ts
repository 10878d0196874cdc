/** 6.2 How far Mosby may move in Rounds. */
import type { View } from '@cuartel/engine';
import { byFord, byPike } from '../data/map.ts';
import type { Space } from '../data/spaces.ts';
import type { Mosby } from '../types.ts';
import { CANNON_COST, drawsCannon, fastHorses } from './permanent-cards.ts';

type Eyes = View<Mosby>;
export interface Ridden {
  readonly steps: number;
  readonly pike: boolean;
  readonly forded: boolean;
  readonly spurs: number;
  /** 6.2-l His entry woke a unit: the Move is over. */
  readonly halted: boolean;
}
export const UNRIDDEN: Ridden = { steps: 0, pike: false, forded: false, spurs: 0, halted: false };

/** 6.2-v, 6.2-w, 6.2-x, 6.3-k, 8.9-a What slows him. */
const burden = (v: Eyes): number => {
  let cost = drawsCannon(v) ? CANNON_COST : 0;
  for (const leader of v.pub.leaders) if (leader === 2) cost++;
  return cost + (v.pub.food > 0 ? 1 : 0);
};
/** 6.2-c, 6.2-u, 6.2-x Spaces of this Move without Fast Horses. */
export const allowance = (v: Eyes, spurs: number): number => Math.max(0, 3 - burden(v)) + spurs;
/** 6.2-t, 6.2-u Is there a step left, along this link? */
export const reaches = (v: Eyes, ridden: Ridden, to: Space): boolean => {
  const most = allowance(v, ridden.spurs);
  if (ridden.forded || ridden.halted) return false;
  return ridden.steps < most || (ridden.steps === most && fastHorses(v) && (ridden.pike || byPike(v.pub.mosby, to)));
};
/** 6.2-r, 6.2-s A ford takes the whole Move from the bank. */
export const fordAllowed = (v: Eyes, ridden: Ridden, to: Space): boolean => ridden.steps === 0 || !byFord(v.pub.mosby, to);
