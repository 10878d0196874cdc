/** The Event cards: what each kind does when it is turned up, and which section goes on with it. */
import type { Card, EventId } from '../data/cards.ts';
import type { Table } from '../state/table.ts';
import { depot, largeForce, leader, wagonTrain } from './event-arrivals.ts';
import { commandChange, longstreet } from './event-awareness.ts';
import { burnTheValley, rebuild, reorganize, repairBridges, repairRails, restoreLines } from './event-land.ts';
import { arrests, bribe, gilmor, hostages, leeNeedsInformation, lincoln, picnic, press } from './event-points.ts';
import { recall, recruitsCome, sickness } from './event-strength.ts';

/** The section that resolves the rest of the card, if any. */
export type Follows = 'extension' | 'sweep' | 'casualty' | null;
export type Event = (t: Table, card: Card) => Follows;

export const EVENTS: { readonly [E in EventId]: Event } = {
  'evt-recruits-2': recruitsCome(0),
  'evt-recruits-4': recruitsCome(1),
  'evt-recruits-6': recruitsCome(2),
  'evt-picnic': picnic,
  'evt-leader-stoughton': leader(0),
  'evt-leader-dulaney': leader(1),
  'evt-extend-lines': () => 'extension',
  'evt-gilmor': gilmor,
  'evt-lincoln': lincoln,
  'evt-lee-info': leeNeedsInformation,
  'evt-longstreet': longstreet,
  // 6.5-c1
  'evt-trapped': () => 'casualty',
  'evt-depot-rockville': depot(0),
  'evt-depot-harpers-ferry': depot(1),
  'evt-depot-manassas-junction': depot(2),
  'evt-depot-fairfax-station': depot(3),
  'evt-depot-catletts-station': depot(4),
  'evt-depot-martinsburg': depot(5),
  'evt-large-force-winchester': largeForce(0),
  'evt-large-force-warrenton': largeForce(1),
  'evt-large-force-leesburg': largeForce(2),
  'evt-large-force-dranesville': largeForce(3),
  'evt-press-a': press(0),
  'evt-press-b': press(1),
  'evt-press-c': press(2),
  'evt-repair-rail': repairRails,
  'evt-repair-bridges': repairBridges,
  'evt-rebuild': rebuild,
  'evt-restore-lines': restoreLines,
  'evt-devastation': burnTheValley,
  'evt-sickness': sickness,
  'evt-troop-recall': recall,
  'evt-arrests': arrests,
  'evt-command-change': commandChange,
  'evt-bribe': bribe,
  'evt-hostages': hostages,
  'evt-reorganization': reorganize,
  'evt-sweep': () => 'sweep',
  'evt-wagon-train': wagonTrain,
};
