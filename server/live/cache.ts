/** The matches at hand, the longest unused first. Over the limit, matches are put away: the store has them. */
import { weight } from './live.ts';
import { newOpenMatch, type OpenMatch } from './open-match.ts';

export interface Cache {
  readonly open: ReadonlyMap<string, OpenMatch>;
  take(id: string): OpenMatch;
  /** The match was loaded or has grown. */
  weigh(one: OpenMatch): void;
  putAway(one: OpenMatch): void;
  /** Forgets the match when nobody needs it. */
  tidy(one: OpenMatch): void;
  size(): { open: number; live: number; bytes: number };
}

export const newCache = (limit: number): Cache => {
  const all = new Map<string, OpenMatch>();
  let bytes = 0;
  let live = 0;
  const drop = (one: OpenMatch): void => {
    if (one.live !== null) live--;
    one.live = null;
    one.orders = null;
    one.spectators = null;
    bytes -= one.weight;
    one.weight = 0;
  };
  const tidy = (one: OpenMatch): void => {
    if (one.live === null && one.watchers.size === 0 && one.waiting.size === 0 && one.busy === 0 && all.get(one.id) === one)
      all.delete(one.id);
  };
  return {
    open: all,
    take(id) {
      const held = all.get(id);
      if (held !== undefined) all.delete(id);
      // A match that never was leaves no place behind.
      const one: OpenMatch = held ?? newOpenMatch(id, () => tidy(one));
      all.set(id, one);
      return one;
    },
    weigh(one) {
      if (one.live === null) return;
      if (one.weight === 0) live++;
      const now = weight(one.live);
      bytes += now - one.weight;
      one.weight = now;
      if (bytes <= limit) return;
      for (const old of all.values()) {
        if (bytes <= limit) break;
        if (old === one || old.live === null || old.busy > 0) continue;
        drop(old);
        tidy(old);
      }
    },
    putAway(one) {
      drop(one);
      tidy(one);
    },
    tidy,
    size: () => ({ open: all.size, live, bytes }),
  };
};
