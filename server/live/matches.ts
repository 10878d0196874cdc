/**
 * EVERY match that is played through this process. What is asked of a match waits in its queue; a deed is checked
 * by the engine, written to the store, and only then told to those who watch, to each what he may know.
 */
import { countFor } from '@cuartel/engine';
import type { Notice } from '../bus/notice.ts';
import type { Now } from '../config/time.ts';
import { Fault } from '../protocol/fault.ts';
import type { Accepted, Command } from '../protocol/play.ts';
import type { Shelf } from '../shelf/games.ts';
import type { Append } from '../store/append.ts';
import { eventsAfter, seqOf } from '../store/matches.ts';
import { forgetOrders, ordersOfMatch } from '../store/orders.ts';
import type { Store } from '../store/store.ts';
import { type Cache, newCache } from './cache.ts';
import { fallen } from './clocks.ts';
import {
  type CarriedOut,
  carryOut,
  deedAt,
  followUp,
  forfeitBy,
  givenBack,
  goAway,
  judgeDeserted,
  obeyOrder,
  proposeRematch,
  timeOut,
} from './commands.ts';
import { type Happened, readEvent } from './event.ts';
import { apply, type Live, sideOf } from './live.ts';
import { loadLive } from './load.ts';
import { numberFor, onlyFor } from './numbers.ts';
import { type Giver, inLine, type OpenMatch, type Watcher } from './open-match.ts';
import { type KeptOrder, lapsed, spoken } from './orders.ts';
import { steppedBack } from './spectators.ts';
import { missedBy } from './state.ts';
import { stranger } from './stranger.ts';
import { type Before, tellUpdate } from './tell.ts';
import { appendOf } from './written.ts';

export interface LiveMatchesHow {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly now: Now;
  readonly cacheBytes: number;
  readonly notifyAfter: number;
  /** How long a standing order waits, about, before it answers: as a person who is quick would. */
  readonly orderPause: number;
  /** Is this person connected anywhere? Then no letter is planned for him. */
  online(person: string): boolean;
  /** These people are newly asked: tell those of their sockets that do not watch the match. */
  asked(people: readonly string[], match: string): void;
  /** He said that he is away, and has decided something. */
  back?(person: string): void;
  /** Something was written in this match by this process. */
  written?(live: Live): void;
  /** Makes the match that follows this one; answers its id. */
  rematch(live: Live, side: string, bound: string | undefined): Promise<string>;
  count(what: 'accepted' | 'refused' | 'conflict' | 'loaded'): void;
  /** The store could not write this deed. */
  unwritten?(error: unknown): void;
  complain(error: unknown, about: string): void;
}
export interface LiveMatches {
  readonly cache: Cache;
  command(
    match: string,
    person: string,
    command: Command,
    language: 'en' | 'es',
    giver?: Giver,
  ): Promise<Accepted & { told: boolean }>;
  /** Does something with a match at hand, in its turn. */
  visit<T>(match: string, deed: (live: Live, open: OpenMatch) => T | Promise<T>): Promise<T>;
  /** Ends the match if a clock has fallen. */
  timeOut(match: string): Promise<void>;
  /** Ends a match that is played: this person loses it. */
  forfeit(match: string, person: string, by: 'forfeit'): Promise<void>;
  /** This player is away until then; not after now: he is back. */
  away(match: string, person: string, until: number): Promise<void>;
  /** Nobody could play since then: that time is on no clock. */
  giveBack(match: string, from: number): Promise<void>;
  /** Nobody has decided since `since`: judged by rule. False: somebody has. */
  judgeDeserted(match: string, since: number): Promise<boolean>;
  /** The standing orders have changed: reads them again and lets them answer. */
  speak(match: string): Promise<void>;
  heard(notice: Notice): void;
  /** Notices were missed: looks at every match that somebody watches. */
  missed(): void;
  leave(match: string, watcher: Watcher): void;
  /** No order answers any more. */
  close(): void;
}

const TRIES = 6;
const SHARED = (store: Store): boolean => store.kind === 'postgres';

export const newLiveMatches = (how: LiveMatchesHow): LiveMatches => {
  const { store, shelf, now } = how;
  const cache = newCache(how.cacheBytes);

  /** The match at hand; `fresh`: as the store has it now, whatever other processes did. */
  const ready = async (open: OpenMatch, fresh: boolean): Promise<Live> => {
    if (open.live !== null && fresh && SHARED(store) && (await seqOf(store.db, open.id)) > open.live.seq)
      await catchUp(open, open.live);
    if (open.live === null) {
      open.live = await loadLive(store.db, shelf, open.id);
      how.count('loaded');
      cache.weigh(open);
      if (open.watchers.size > 0 && open.live.seq > open.told) await tellMissed(open, open.live);
    }
    return open.live;
  };
  /** The match was put away while another process went on with it: those who watch are told what they missed. */
  const tellMissed = async (open: OpenMatch, live: Live): Promise<void> => {
    for (const [watcher, side] of open.watchers) {
      if (side === null) continue;
      const update = await missedBy(live, numberFor(live, side, open.told), side, watcher.words, now(), (seq, most) =>
        eventsAfter(store.db, open.id, seq, most),
      );
      if (update !== null) watcher.send(JSON.stringify({ t: 'update', match: open.id, ...update }));
    }
    open.told = live.seq;
    for (const wake of open.waiting) wake();
    open.waiting.clear();
  };
  const ordersIn = async (open: OpenMatch): Promise<readonly KeptOrder[]> =>
    (open.orders ??= await ordersOfMatch(store.db, open.id));

  const due = new Map<string, NodeJS.Timeout>();
  let closed = false;
  /**
   * Lets an order answer, after a while that depends on nothing: what it answers is a deed of its own, so that from across the
   * table it looks like somebody who did not think long.
   */
  const planOrders = (open: OpenMatch, live: Live, orders: readonly KeptOrder[]): void => {
    if (closed || due.has(open.id) || spoken(live, orders) === null) return;
    const answer = (): void => {
      due.delete(open.id);
      const now = cache.take(open.id);
      inLine(now, async () => {
        await ready(now, true);
        await performed(now, obeyOrder);
      }).catch(error => how.complain(error, 'a standing order'));
    };
    due.set(open.id, setTimeout(answer, how.orderPause * (0.5 + Math.random())).unref());
  };

  const beforeOf = (open: OpenMatch, live: Live): Before | null =>
    open.watchers.size === 0 ? null : { seq: live.seq, table: live.agreed.game.clone(live.match.position.table) };
  const tell = (open: OpenMatch, live: Live, before: Before | null, events: readonly Happened[], giver?: Giver): void => {
    for (const e of events)
      if (e.kind === 'rewind') open.spectators = onlyFor(live, e.seq) === null ? null : steppedBack(live, open.spectators);
    if (before !== null) tellUpdate(open, live, before, events, now(), giver);
    open.told = live.seq;
    for (const wake of open.waiting) wake();
    open.waiting.clear();
  };
  /** Events that another process has written. */
  const catchUp = async (open: OpenMatch, live: Live): Promise<void> => {
    const rows = await eventsAfter(store.db, open.id, live.seq);
    if (rows.length === 0) return;
    const before = beforeOf(open, live);
    const events = rows.map(readEvent);
    for (const event of events) apply(live, event);
    cache.weigh(open);
    tell(open, live, before, events);
  };
  const forget = (live: Live, open: OpenMatch): void => {
    const gone = (open.orders ?? []).filter(kept => live.status === 'over' || lapsed(live, kept)).map(kept => kept.order.id);
    if (gone.length === 0) return;
    open.orders = (open.orders ?? []).filter(kept => !gone.includes(kept.order.id));
    forgetOrders(store.db, gone).catch(error => how.complain(error, 'forgetting standing orders'));
  };

  const landed = async ({ match, was, events }: Append): Promise<boolean> => {
    const rows = await eventsAfter(store.db, match, was, events.length);
    return rows.length === events.length && rows.every((row, i) => row.body === events[i]?.body && row.at === events[i]?.at);
  };

  /** One deed, from the check to the telling. False: somebody else was first, and the match must be looked at again. */
  const perform = async (
    open: OpenMatch,
    live: Live,
    orders: readonly KeptOrder[],
    deedOf: (deed: CarriedOut, orders: readonly KeptOrder[]) => void,
    giver?: Giver,
  ): Promise<boolean> => {
    const before = beforeOf(open, live);
    const was = { seq: live.seq, askedSince: new Map(live.askedSince) };
    const deed = deedAt(live, now());
    try {
      deedOf(deed, orders);
      followUp(deed);
    } catch (error) {
      // A refusal comes before anything changed; anything else may have left the match half done.
      if (!(error instanceof Fault) || deed.events.length > 0) cache.putAway(open);
      throw error;
    }
    if (deed.events.length === 0) return true;
    const turn = live.asked
      .filter(side => was.askedSince.get(side)?.seq !== live.askedSince.get(side)?.seq)
      .map(side => live.seats[side]!);
    const append = appendOf(live, deed, was.seq, turn, how);
    let first: boolean;
    try {
      first = await store.append(append);
    } catch (error) {
      how.complain(error, 'writing to the store');
      // The line may have broken after the store had written: then it has happened, and is told like anything else.
      if (!(await landed(append).catch(() => false))) {
        cache.putAway(open);
        how.unwritten?.(error);
        throw new Fault('unavailable');
      }
      first = true;
    }
    if (!first) {
      cache.putAway(open);
      how.count('conflict');
      return false;
    }
    cache.weigh(open);
    if (orders.length > 0) forget(live, open);
    tell(open, live, before, deed.events, giver);
    if (turn.length > 0) how.asked(turn, open.id);
    how.written?.(live);
    return true;
  };
  const performed = async (
    open: OpenMatch,
    deedOf: (deed: CarriedOut, orders: readonly KeptOrder[]) => void,
    giver?: Giver,
  ): Promise<Live> => {
    for (let i = 0; i < TRIES; i++) {
      const live = open.live ?? (await ready(open, false));
      const orders = open.orders ?? (await ordersIn(open));
      if (!(await perform(open, live, orders, deedOf, giver))) continue;
      planOrders(open, live, open.orders ?? orders);
      return live;
    }
    throw new Fault('unavailable');
  };

  /** Whoever comes after his time is up comes too late, even if nobody has looked at the clock yet. */
  const stopClocks = async (open: OpenMatch): Promise<void> => {
    const live = open.live ?? (await ready(open, false));
    if (live.status === 'playing' && fallen(live.clocks, now()) !== null) await performed(open, deed => timeOut(deed, now()));
  };
  const rematch = async (open: OpenMatch, person: string, bound: string | undefined): Promise<Live> => {
    const live = await ready(open, true);
    const side = sideOf(live, person);
    if (side === null) throw stranger(live);
    if (live.status !== 'over') throw new Fault('not-over');
    if (live.rematch !== null) return live;
    const next = await how.rematch(live, side, bound);
    return performed(open, deed => {
      if (deed.live.rematch === null) proposeRematch(deed, side, next);
    });
  };

  const heardOf = (id: string, seq: number): void => {
    const open = cache.open.get(id);
    if (open === undefined) return;
    inLine(open, async () => {
      if (open.live !== null && open.live.seq >= seq) return;
      if (open.watchers.size === 0 && open.waiting.size === 0) return cache.putAway(open);
      if (open.live === null) await ready(open, false);
      else await catchUp(open, open.live);
    }).catch(error => how.complain(error, 'catching up with another process'));
  };

  return {
    cache,
    command(match, person, command, language, giver) {
      const open = cache.take(match);
      return inLine(open, async () => {
        try {
          if (command.is !== 'chat' && command.is !== 'rematch') await stopClocks(open);
          const live =
            command.is === 'rematch'
              ? await rematch(open, person, command.bound)
              : await performed(open, deed => carryOut(deed, person, command, language), giver);
          const side = sideOf(live, person);
          // Whoever decides is here: nobody plays on without his time running.
          if (command.is === 'act' && side !== null && (live.away[side] ?? 0) > now()) how.back?.(person);
          how.count('accepted');
          return {
            seq: numberFor(live, sideOf(live, person)),
            at: countFor(live.match, sideOf(live, person)),
            told: giver !== undefined && open.watchers.has(giver.watcher),
          };
        } catch (error) {
          how.count('refused');
          throw error;
        }
      });
    },
    visit(match, deed) {
      const open = cache.take(match);
      return inLine(open, async () => deed(await ready(open, true), open));
    },
    async timeOut(match) {
      const open = cache.take(match);
      await inLine(open, () => performed(open, deed => timeOut(deed, now())));
    },
    async forfeit(match, person, by) {
      const open = cache.take(match);
      await inLine(open, async () => {
        await ready(open, true);
        await performed(open, deed => forfeitBy(deed, person, by));
      });
    },
    async away(match, person, until) {
      const open = cache.take(match);
      await inLine(open, async () => {
        await ready(open, true);
        await performed(open, deed => goAway(deed, person, until));
      });
    },
    async giveBack(match, from) {
      const open = cache.take(match);
      await inLine(open, async () => {
        await ready(open, true);
        await performed(open, deed => givenBack(deed, from));
      });
    },
    async judgeDeserted(match, since) {
      const open = cache.take(match);
      return inLine(open, async () => {
        await ready(open, true);
        const live = await performed(open, deed => judgeDeserted(deed, since));
        return live.status === 'over';
      });
    },
    async speak(match) {
      const open = cache.take(match);
      await inLine(open, async () => {
        open.orders = null;
        await ready(open, true);
        await performed(open, () => {});
      });
    },
    heard(notice) {
      if (notice.is === 'match') {
        heardOf(notice.id, notice.seq);
        how.asked(notice.turn, notice.id);
      } else if (notice.is === 'orders') {
        const open = cache.open.get(notice.id);
        if (open !== undefined) open.orders = null;
      } else if (notice.is === 'removed') {
        const live = cache.open.get(notice.match)?.live;
        if (live != null) live.chat = live.chat.map(line => (line.seq === notice.seq ? { ...line, text: '' } : line));
      } else if (notice.is === 'erased')
        for (const { live } of cache.open.values())
          if (live !== null) live.chat = live.chat.map(line => (line.person === notice.person ? { ...line, text: '' } : line));
    },
    missed() {
      for (const open of cache.open.values()) heardOf(open.id, Number.POSITIVE_INFINITY);
    },
    leave(match, watcher) {
      const open = cache.open.get(match);
      if (open === undefined || !open.watchers.delete(watcher)) return;
      cache.tidy(open);
    },
    close() {
      closed = true;
      for (const timer of due.values()) clearTimeout(timer);
    },
  };
};
