/** 22.1-a, 22.1-d What a player can tell of an enemy stack: its size, its top unit, and what those imply. */
import { IS_PORT, IS_SEA } from '../data/map.ts';
import { foe, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { IS_COMBAT, IS_FLEET, IS_LAND_COMBAT } from '../data/units.ts';
import type { Seen } from '../state/table.ts';

const stack = (pub: Seen, side: Side, space: Space): readonly [count: number, top: number] => [
  pub.count[foe(side)]![space]!,
  pub.top[foe(side)]![space]!,
];

/** A fleet may be there: anywhere fleets can be, unless the stack is a single other unit. */
export const mayHoldFleet = (pub: Seen, side: Side, space: Space): boolean => {
  const [count, top] = stack(pub, side, space);
  return count > 0 && (IS_PORT[space]! || IS_SEA[space]!) && (count > 1 || IS_FLEET[top]!);
};
/** A fleet is surely there: seen on top, or at sea, where nobody is without one. */
export const surelyHoldsFleet = (pub: Seen, side: Side, space: Space): boolean => {
  const [count, top] = stack(pub, side, space);
  return count > 0 && (IS_SEA[space]! || IS_FLEET[top]!);
};
/** Somebody may be ashore: not if the stack is a single fleet. */
export const mayHoldAshore = (pub: Seen, side: Side, space: Space): boolean => {
  const [count, top] = stack(pub, side, space);
  return count > 0 && !IS_SEA[space] && (count > 1 || !IS_FLEET[top]);
};
/** Somebody is surely ashore: inland everybody is; in a port all but a fleet could be aboard. */
export const surelyHoldsAshore = (pub: Seen, side: Side, space: Space): boolean => {
  const [count, top] = stack(pub, side, space);
  if (count === 0 || IS_SEA[space]) return false;
  return !IS_PORT[space] || (count === 1 && !IS_FLEET[top]);
};
/** A land combat unit may be ashore: not if the stack is a single leader or fleet. */
export const mayHoldLandCombat = (pub: Seen, side: Side, space: Space): boolean => {
  const [count, top] = stack(pub, side, space);
  return count > 0 && !IS_SEA[space] && (count > 1 || IS_LAND_COMBAT[top]!);
};
export const surelyHoldsLandCombat = (pub: Seen, side: Side, space: Space): boolean =>
  surelyHoldsAshore(pub, side, space) && IS_LAND_COMBAT[stack(pub, side, space)[1]]!;
/** 13.1-b A combat unit may, or surely does, stand in the way of a purchase. */
export const mayHoldCombat = (pub: Seen, side: Side, space: Space): boolean => {
  const [count, top] = stack(pub, side, space);
  return count > 1 || (count === 1 && IS_COMBAT[top]!);
};
export const surelyHoldsCombat = (pub: Seen, side: Side, space: Space): boolean => {
  const [count, top] = stack(pub, side, space);
  return count > 0 && (IS_COMBAT[top]! || IS_SEA[space]!);
};
