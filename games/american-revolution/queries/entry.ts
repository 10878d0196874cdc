/** 16.10, 24.2, 28.12, 29.4 What stops a force that has entered a location, and what it has become there. Judged in truth. */
import { IS_SEA } from '../data/map.ts';
import { foe, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { hasAshore, hasCombat } from './forces.ts';
import { partisanStops } from './movement.ts';
import { besieges, isBesieged, isOpenFortress } from './siege.ts';
import { ownOf, type Whole } from './whole.ts';

export type ComingIn = 'free' | 'captures' | 'harassed' | 'besieges' | 'relieves' | 'meets';
/**
 * 16.10-a, 16.10-b, 28.5-c, 28.12-a, 28.15-a, 29.4-b How a land force comes into a location: it meets enemies ashore, joins its own
 * siege, is a relief force, is stopped by a partisan alone, takes an empty fortress and may go on, or finds nothing in its way.
 */
export const entryOf = (t: Whole, side: Side, space: Space): ComingIn => {
  if (besieges(t.pub, side, space)) return 'besieges';
  if (isBesieged(t.pub, side, space)) return 'relieves';
  if (hasAshore(ownOf(t, foe(side)), foe(side), space)) return 'meets';
  if (partisanStops(t.pub, side, space)) return 'harassed';
  return isOpenFortress(t, side, space) ? 'captures' : 'free';
};
export const stops = (entry: ComingIn): boolean => entry !== 'free' && entry !== 'captures';
/** 24.2-a, 24.3-a A fleet stops in a port with any enemy combat unit, never at sea. */
export const stopsFleet = (t: Whole, side: Side, space: Space): boolean =>
  !IS_SEA[space] && hasCombat(ownOf(t, foe(side)), foe(side), space);
