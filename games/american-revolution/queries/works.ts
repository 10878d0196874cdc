/** 7.9-g Where Engineers may lay a fortress or siege marker, as far as their player can see. */

import type { Side } from '../data/sides.ts';
import { SPACE_COUNT } from '../data/spaces.ts';
import type { Mine, Seen } from '../state/table.ts';
import type { Works } from '../types/war.ts';
import { couldBesiege, couldFortify } from './siege.ts';
import { surelyHoldsLandCombat } from './sight.ts';

export const worksPlaces = (pub: Seen, own: Mine, side: Side): Works[] => {
  const found: Works[] = [];
  for (let at = 0; at < SPACE_COUNT; at++) {
    if (pub.count[side]![at] === 0) continue;
    if (couldFortify(pub, own, side, at) && !surelyHoldsLandCombat(pub, side, at)) found.push({ at, what: 'fortress' });
    if (couldBesiege(pub, own, side, at)) found.push({ at, what: 'siege' });
  }
  return found;
};
