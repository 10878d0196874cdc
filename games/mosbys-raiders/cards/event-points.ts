/** Events that give or take points. C-k1 What they ask of Notoriety is judged as the card is resolved. */

import type { Card } from '../data/cards.ts';
import { PRESS } from '../data/tunables.ts';
import type { Table } from '../state/table.ts';
import { tell } from '../verbs/journal.ts';
import { raise, score } from '../verbs/tracks.ts';
import type { Event } from './events.ts';

const points =
  (value: number, from = 1): Event =>
  (t, card) => {
    if (t.pub.notoriety >= from) score(t, 'C-k1', value);
    else nothing(t, card);
    return null;
  };
const nothing = (t: Table, card: Card): void => tell(t, '5.A7-e', 'noEffect', { card });

export const picnic = points(2);
export const bribe = points(2, 3);
export const arrests = points(-2, 6);
export const press = (which: number): Event => points(PRESS[which]?.points ?? 0, PRESS[which]?.from);
export const lincoln: Event = t => {
  score(t, 'C-k1', t.pub.notoriety <= 5 ? 1 : 2);
  return null;
};
export const hostages: Event = t => {
  score(t, 'C-k1', t.pub.notoriety <= 4 ? -2 : -1);
  return null;
};
/** C-k Awareness rises always, the points come only to a known man. */
export const gilmor: Event = t => {
  if (t.pub.notoriety >= 6) score(t, 'C-k', 2);
  raise(t, 'C-k', 1);
  return null;
};
/** C-l */
export const leeNeedsInformation: Event = (t, card) => {
  if (t.pub.turn >= 4) {
    t.pub.lee = true;
    tell(t, 'C-l', 'lee', null);
  } else nothing(t, card);
  return null;
};
