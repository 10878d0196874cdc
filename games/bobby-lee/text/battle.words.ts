/** Places of a battle board in words, for both languages. */
import { FIRST_OUTSIDE, type Spot, WING_BESIDE } from '../data/battle-board.ts';
import type { SideName } from '../data/sides.ts';

/** 0 Left, 1 Centre, 2 Right, 3 Reserve, as the side whose place it is calls it. */
export const COLUMN: readonly number[] = [0, 1, 2, 2, 1, 0, 3, 3];
export const isOutsideSpot = (spot: Spot): boolean => spot >= FIRST_OUTSIDE;
export const wingOf = (spot: Spot): Spot => (spot >= FIRST_OUTSIDE ? WING_BESIDE[spot - FIRST_OUTSIDE]! : spot);
/** The side whose place it is. */
export const ownerOf = (spot: Spot, attacker: SideName): SideName => {
  const attackers = spot < 3 || spot === 6;
  return attackers === (attacker === 'USA') ? 'USA' : 'CSA';
};
/** "6 2 5" */
export const faces = (dice: readonly number[]): string => dice.join(' ');
