/** Questions about counters on the map. */
import type { Space } from '../data/spaces.ts';
import { isCombat, SORT, STRENGTH } from '../data/units.ts';
import { ACTIVE, RETREAT, type Seen, type Token } from '../state/table.ts';
import type { Met } from '../types.ts';

const flagged = (pub: Seen, token: Token, flag: number): boolean => (pub.flag[token]! & flag) !== 0;
export const isActive = (pub: Seen, token: Token): boolean => flagged(pub, token, ACTIVE);
export const retreating = (pub: Seen, token: Token): boolean => flagged(pub, token, RETREAT);
export const isSeen = (pub: Seen, token: Token): boolean => pub.face[token]! >= 0;
export const seenCombat = (pub: Seen, token: Token): boolean => isSeen(pub, token) && isCombat(pub.face[token]!);
/** An activated unit is always turned up. */
export const activeCombat = (pub: Seen, token: Token): boolean => isActive(pub, token) && seenCombat(pub, token);
export const activeNonCombat = (pub: Seen, token: Token): boolean => isActive(pub, token) && !seenCombat(pub, token);

export const unitsIn = (pub: Seen, space: Space): Token[] => {
  const found: Token[] = [];
  for (let token = 0; token < pub.at.length; token++) if (pub.at[token] === space) found.push(token);
  return found;
};
export const anyUnitIn = (pub: Seen, space: Space): boolean => pub.at.includes(space);
export const anyActive = (pub: Seen): boolean => {
  for (let token = 0; token < pub.at.length; token++) if (pub.at[token]! >= 0 && isActive(pub, token)) return true;
  return false;
};
/** 5.C4-a, 5.C4-b, 7.8-m Rounds last while a unit is activated or the train is on the map, and no longer. */
export const roundsOver = (pub: Seen): boolean => pub.turnOver || (pub.train < 0 && !anyActive(pub));
export const activeCombatIn = (pub: Seen, space: Space): boolean => {
  for (let token = 0; token < pub.at.length; token++) if (pub.at[token] === space && activeCombat(pub, token)) return true;
  return false;
};
/** 6.5-c, 8.8-b Combat units that Mosby could attack here: those he knows. */
export const attackable = (pub: Seen, space: Space): boolean => {
  for (let token = 0; token < pub.at.length; token++) if (pub.at[token] === space && seenCombat(pub, token)) return true;
  return false;
};
/** 7.8-k Beside the train Mosby may also call out escorts that are still off the map. */
export const mayAttack = (pub: Seen, space: Space): boolean =>
  attackable(pub, space) || (pub.train === space && pub.escort.includes(-2));
/** 7.7-c A combat unit here, or a counter that may be one. */
export const maybeCombatIn = (pub: Seen, space: Space): boolean => {
  for (let token = 0; token < pub.at.length; token++)
    if (pub.at[token] === space && (!isSeen(pub, token) || isCombat(pub.face[token]!))) return true;
  return false;
};
/** 6.5-z Combat factors left. */
export const strengthOf = (pub: Seen, token: Token): number => {
  const unit = pub.face[token]!;
  return unit < 0 ? 0 : STRENGTH[unit]! - pub.lost[token]!;
};
/** The combat factors he knows of in a space. */
export const knownStrength = (pub: Seen, space: Space): number => {
  let sum = 0;
  for (let token = 0; token < pub.at.length; token++)
    if (pub.at[token] === space && seenCombat(pub, token)) sum += strengthOf(pub, token);
  return sum;
};
export const met = (pub: Seen, token: Token): Met => ({ unit: pub.face[token]!, strength: strengthOf(pub, token) });
export const sortOf = (pub: Seen, token: Token): string => (isSeen(pub, token) ? (SORT[pub.face[token]!] as string) : 'unseen');
/** Is this token an escort that is with the train? */
export const withTrain = (pub: Seen, token: Token): boolean =>
  pub.train >= 0 && pub.escort.includes(token) && pub.at[token] === pub.train;
