/** Events that move Awareness: Longstreet Moves West, Union Command Change. */
import { raise, setAwareness } from '../verbs/tracks.ts';
import type { Event } from './events.ts';

/** 5.A2-b */
export const longstreet: Event = t => {
  raise(t, '5.A2-b', -1);
  return null;
};
export const commandChange: Event = t => {
  setAwareness(t, '5.A2-b', 1);
  return null;
};
