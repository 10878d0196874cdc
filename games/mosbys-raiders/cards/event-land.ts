/** Events that change the land and the Union's posts: repairs, devastation, restoration, reorganization. */
import { die } from '@cuartel/engine';
import { CONFEDERACY } from '../data/map.ts';
import { has } from '../queries/map.ts';
import { anyUnitIn, met } from '../queries/units.ts';
import { BRIDGE_DOWN, DEVASTATED, RAIL_DOWN } from '../state/table.ts';
import { tell } from '../verbs/journal.ts';
import { devastate, unmark } from '../verbs/land.ts';
import { restore } from '../verbs/lines.ts';
import { toCup } from '../verbs/units.ts';
import type { Event } from './events.ts';

/** 6.4-j */
export const repairRails: Event = t => {
  tell(t, '6.4-j', 'repaired', { what: 'rail', spaces: unmark(t, RAIL_DOWN) });
  return null;
};
export const repairBridges: Event = t => {
  tell(t, '6.4-j', 'repaired', { what: 'bridge', spaces: unmark(t, BRIDGE_DOWN) });
  return null;
};
/** C-r */
export const rebuild: Event = t => {
  tell(t, 'C-r', 'rebuilt', { spaces: unmark(t, DEVASTATED) });
  return null;
};
/** C-r Every space of Mosby's Confederacy with a Union counter on it; an undrawn garrison is not a counter. */
export const burnTheValley: Event = (t, card) => {
  const burned = CONFEDERACY.filter(space => anyUnitIn(t.pub, space) && !has(t.pub, space, DEVASTATED));
  for (const space of burned) devastate(t, 'C-r', space);
  if (burned.length === 0) tell(t, '5.A7-e', 'noEffect', { card });
  return null;
};
/** 7.1-g */
export const restoreLines: Event = t => {
  restore(t, '7.1-g');
  return null;
};
/** C-q */
export const reorganize: Event = (t, card) => {
  const { pub } = t;
  const all = pub.at.map((_, token) => token).filter(token => pub.at[token]! >= 0);
  for (const token of all) {
    const roll = die(t);
    const leaves = roll <= 3;
    tell(t, 'C-q', 'reorganized', { who: met(pub, token), here: pub.at[token]!, die: roll, leaves });
    if (leaves) toCup(t, token);
  }
  if (all.length === 0) tell(t, '5.A7-e', 'noEffect', { card });
  return null;
};
