/** A place for one match in this process: its queue, the match itself while it is at hand, and who watches it. */
import type { Gallery } from './gallery.ts';
import type { Live } from './live.ts';
import type { InForce } from './standing.ts';
import type { Words } from './told.ts';

/** Somebody who is told what happens: a socket. */
export interface Watcher {
  readonly person: string | null;
  readonly words: Words;
  send(text: string): void;
}
/** Who gave a command, so that the answer can travel with what he is told anyway. */
export interface Giver {
  readonly watcher: Watcher;
  readonly id: number;
}
export interface Slot {
  readonly id: string;
  /** The end of the queue: what is asked of a match happens one thing after another. */
  line: Promise<unknown>;
  /** How many wait in the queue. */
  busy: number;
  live: Live | null;
  inForce: readonly InForce[] | null;
  /** Who plays or watches, and as which side (null: a spectator). */
  readonly watchers: Map<Watcher, string | null>;
  /** The last event the players who watch have been told of. */
  told: number;
  gallery: Gallery | null;
  /** Those who wait for the next event by HTTP. */
  readonly waiting: Set<() => void>;
  weight: number;
  /** Called when nothing waits in the queue any more. */
  idle(): void;
}
export const newSlot = (id: string, idle: () => void = () => {}): Slot => ({
  id,
  line: Promise.resolve(),
  busy: 0,
  live: null,
  inForce: null,
  watchers: new Map(),
  told: 0,
  gallery: null,
  waiting: new Set(),
  weight: 0,
  idle,
});

/** Does `deed` when everything asked before it is done. */
export const inLine = <T>(slot: Slot, deed: () => Promise<T>): Promise<T> => {
  slot.busy++;
  const mine = slot.line.then(deed);
  slot.line = mine
    .catch(() => {})
    .then(() => {
      if (--slot.busy === 0) slot.idle();
    });
  return mine;
};
