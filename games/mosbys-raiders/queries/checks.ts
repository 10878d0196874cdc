/** 7.2 What is to be checked, listed before the first die. */
import { exitsOf } from '../data/map.ts';
import type { Space } from '../data/spaces.ts';
import type { Seen, Token } from '../state/table.ts';
import { isForce, unrevealed } from './map.ts';
import { activeCombat, isActive } from './units.ts';

/** A thing to check: a garrison, a unit face down, or a Large Force. */
export interface Check {
  readonly what: 'garrison' | 'unit' | 'force';
  readonly space: Space;
  readonly token: Token | -1;
}

/** 7.2-u In a space: its garrison, then deactivated units by number, then its Large Force. */
export const checksIn = (pub: Seen, space: Space, into: Check[] = []): Check[] => {
  if (unrevealed(pub, space)) into.push({ what: 'garrison', space, token: -1 });
  for (let token = 0; token < pub.at.length; token++)
    if (pub.at[token] === space && !isActive(pub, token)) into.push({ what: 'unit', space, token });
  if (isForce(pub, space)) into.push({ what: 'force', space, token: -1 });
  return into;
};
/** 6.4-g, 6.5-r The space of the deed, then its neighbours in the order of its exits. */
export const checksAround = (pub: Seen, space: Space): Check[] => {
  const list = checksIn(pub, space);
  for (const next of exitsOf(space)) checksIn(pub, next, list);
  return list;
};
/**
 * 5.C2-a, 5.C2-b, 5.C2-e Around every activated combat unit, its own space too; 5.C2-d each space once, by number.
 * 5.C2-c The list is made before the first die, so units woken by it cause no more checks; 5.C2-f retreating units count.
 */
export const checksOfRound = (pub: Seen): Check[] => {
  const near = new Set<Space>();
  for (let token = 0; token < pub.at.length; token++) {
    const at = pub.at[token]!;
    if (at < 0 || !activeCombat(pub, token)) continue;
    near.add(at);
    for (const next of exitsOf(at)) near.add(next);
  }
  const list: Check[] = [];
  for (const space of [...near].sort((a, b) => a - b)) checksIn(pub, space, list);
  return list;
};
