/** A place for one match in this process: its queue, the match itself while it is at hand, and who watches it. */

import type { Live } from './live.ts';
import type { KeptOrder } from './orders.ts';
import type { ReaderLanguage } from './reader.ts';
import type { SpectatorView } from './spectators.ts';

/** Somebody who is told what happens: a socket. */
export interface Watcher {
  readonly person: string | null;
  readonly words: ReaderLanguage;
  send(text: string): void;
}
/** Who gave a command, so that the answer can travel with what he is told anyway. */
export interface Giver {
  readonly watcher: Watcher;
  readonly id: number;
}
export interface OpenMatch {
  readonly id: string;
  /** The end of the queue: what is asked of a match happens one thing after another. */
  line: Promise<unknown>;
  /** How many wait in the queue. */
  busy: number;
  live: Live | null;
  /** The standing orders of all sides, once they have been read. */
  orders: readonly KeptOrder[] | null;
  /** Who plays or watches, and as which side (null: a spectator). */
  readonly watchers: Map<Watcher, string | null>;
  /** The last event the players who watch have been told of. */
  told: number;
  spectators: SpectatorView | null;
  /** Those who wait for the next event by HTTP. */
  readonly waiting: Set<() => void>;
  weight: number;
  /** Called when nothing waits in the queue any more. */
  idle(): void;
}
export const newOpenMatch = (id: string, idle: () => void = () => {}): OpenMatch => ({
  id,
  line: Promise.resolve(),
  busy: 0,
  live: null,
  orders: null,
  watchers: new Map(),
  told: 0,
  spectators: null,
  waiting: new Set(),
  weight: 0,
  idle,
});

/** Does `deed` when everything asked before it is done. */
export const inLine = <T>(open: OpenMatch, deed: () => Promise<T>): Promise<T> => {
  open.busy++;
  const mine = open.line.then(deed);
  open.line = mine
    .catch(() => {})
    .then(() => {
      if (--open.busy === 0) open.idle();
    });
  return mine;
};
