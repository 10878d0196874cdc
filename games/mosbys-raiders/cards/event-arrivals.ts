/** Events that bring something onto the map: leaders, depots, Large Forces, the Wagon Train. */
import { DEPOT_SITES, FORCE_SITES } from '../data/map.ts';
import { met, unitsIn } from '../queries/units.ts';
import { FORCE, QUERY, REVEALED } from '../state/table.ts';
import { tell } from '../verbs/journal.ts';
import { layDepot } from '../verbs/land.ts';
import { bringTrain } from '../verbs/train.ts';
import { toCup } from '../verbs/units.ts';
import type { Event } from './events.ts';

/** 6.3-a, 6.3-b, 6.3-i The first card brings him, the second takes him away if he is still there. */
export const leader =
  (who: number): Event =>
  (t, card) => {
    const where = t.pub.leaders[who];
    if (where === 0 || where === 1) {
      t.pub.leaders[who] = where === 0 ? 1 : 3;
      tell(t, where === 0 ? '6.3-a' : '6.3-b', 'leader', { leader: who, what: where === 0 ? 'arrives' : 'leaves' });
    } else tell(t, '6.3-i', 'noEffect', { card });
    return null;
  };
/** C-m A random marker, its value unseen. */
export const depot =
  (site: number): Event =>
  t => {
    const here = DEPOT_SITES[site]!;
    layDepot(t, here);
    tell(t, 'C-m', 'depot', { here });
    return null;
  };
/** 7.1-c */
export const largeForce =
  (site: number): Event =>
  t => {
    const { pub } = t;
    const here = FORCE_SITES[site]!;
    pub.mark[here] = (pub.mark[here]! & ~(REVEALED | QUERY)) | FORCE;
    tell(t, '7.1-c', 'force', { here });
    for (const token of unitsIn(pub, here)) {
      tell(t, '7.1-c', 'absorbed', { who: met(pub, token), here });
      toCup(t, token);
    }
    return null;
  };
/** 7.8-a */
export const wagonTrain: Event = t => {
  bringTrain(t);
  return null;
};
