/** Questions about spaces: lines, Large Forces, what is revealed, what stands where. */
import { BRIDGE, CONFEDERACY, exitsOf, IN_CONFEDERACY, NORTH, PRINTED_FORCE, PRINTED_LINES, RAIL } from '../data/map.ts';
import { ADVANCED_VICTORY, NORTH_OF_POTOMAC } from '../data/options.ts';
import type { Space } from '../data/spaces.ts';
import { winsAt } from '../data/tables.ts';
import { BRIDGE_DOWN, DEPOT, DEVASTATED, EXTENDED, FORCE, QUERY, RAIL_DOWN, REVEALED, type Seen } from '../state/table.ts';
import type { Target } from '../types.ts';
import { anyUnitIn, isActive } from './units.ts';

export const on = (pub: Seen, option: number): boolean => (pub.options & option) !== 0;
export const has = (pub: Seen, space: Space, mark: number): boolean => (pub.mark[space]! & mark) !== 0;

/** 2.4-i, 7.1-d A Large Force, printed or placed. */
export const isForce = (pub: Seen, space: Space): boolean => PRINTED_FORCE[space] === true || has(pub, space, FORCE);
/** 2.4-f, 2.4-g */
export const inLines = (pub: Seen, space: Space): boolean => PRINTED_LINES[space] === true || has(pub, space, EXTENDED | FORCE);
/** 7.1-d Its garrison has not been drawn. */
export const unrevealed = (pub: Seen, space: Space): boolean =>
  inLines(pub, space) && !isForce(pub, space) && !has(pub, space, REVEALED);
/** 2.3-c, 7.1-g Status markers in use, whichever face is up. */
export const markersUsed = (pub: Seen): number => {
  let n = 0;
  for (const mark of pub.mark) if ((mark & (REVEALED | QUERY)) !== 0) n++;
  return n;
};
/** 6.2-aa Would entering this space call for an Activation check? */
export const needsCheck = (pub: Seen, space: Space): boolean => {
  if (unrevealed(pub, space) || isForce(pub, space)) return true;
  for (let token = 0; token < pub.at.length; token++) if (pub.at[token] === space && !isActive(pub, token)) return true;
  return false;
};
/** 5.A3-a, 2.4-h, C-o */
export const refuge = (pub: Seen, space: Space): boolean =>
  IN_CONFEDERACY[space] === true && !has(pub, space, DEVASTATED) && !inLines(pub, space) && !anyUnitIn(pub, space);
export const refuges = (pub: Seen): Space[] => CONFEDERACY.filter(space => refuge(pub, space));
/** 8.5-b */
export const barredNorth = (pub: Seen): boolean => on(pub, NORTH_OF_POTOMAC) && NORTH[pub.mosby] === true;
/** 6.4-a, 6.4-b, 6.4-l Is there such a target in a space, standing and inside the lines? The train is a target anywhere. */
export const stands = (pub: Seen, space: Space, target: Target): boolean => {
  switch (target) {
    case 'rail':
      return RAIL[space] === true && !has(pub, space, RAIL_DOWN);
    case 'bridge':
      return BRIDGE[space] === true && !has(pub, space, BRIDGE_DOWN);
    case 'depot':
      return has(pub, space, DEPOT);
    case 'train':
      return pub.train === space;
  }
};
/** 4.1-a, 8.1-a */
export const needed = (pub: Seen): number => winsAt(on(pub, ADVANCED_VICTORY));
/** 8.5-a Next to a Large Force, printed or placed. */
export const besideForce = (pub: Seen, space: Space): boolean => exitsOf(space).some(s => isForce(pub, s));
