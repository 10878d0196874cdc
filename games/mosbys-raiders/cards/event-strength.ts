/** Events that change the guerrilla's strength. C-k1 They are not combat losses. */
import { RECRUITS_AT } from '../data/tunables.ts';
import { tell } from '../verbs/journal.ts';
import { endTurn } from '../verbs/mosby.ts';
import { setStrength } from '../verbs/tracks.ts';
import type { Event } from './events.ts';

export const recruitsCome =
  (which: number): Event =>
  (t, card) => {
    if (t.pub.notoriety >= RECRUITS_AT[which]!) setStrength(t, 'C-k1', t.pub.strength + 1);
    else tell(t, '5.A7-e', 'noEffect', { card });
    return null;
  };
/** C-p */
export const sickness: Event = t => {
  setStrength(t, 'C-p', t.pub.strength - 1);
  if (t.pub.strength === 0) endTurn(t);
  return null;
};
export const recall: Event = (t, card) => {
  if (t.pub.strength >= 2) setStrength(t, 'C-k1', t.pub.strength - 1);
  else tell(t, '5.A7-e', 'noEffect', { card });
  return null;
};
