/**
 * THE HALL: every match that is played through this process. What is asked of a match waits in its queue; a deed is checked
 * by the engine, written to the store, and only then told to those who watch, to each what he may know.
 */
import { countFor } from '@cuartel/engine';
import type { Notice } from '../bus/notice.ts';
import type { Now } from '../config/time.ts';
import { Fault } from '../protocol/fault.ts';
import type { Command, Done } from '../protocol/play.ts';
import type { Shelf } from '../shelf/games.ts';
import type { Append } from '../store/append.ts';
import { eventsAfter, seqOf } from '../store/matches.ts';
import { forgetStanding, standingOfMatch } from '../store/standing.ts';
import type { Store } from '../store/store.ts';
import { type Cache, newCache } from './cache.ts';
import { fallen } from './clocks.ts';
import { carryOut, type Deed, deedAt, followUp, proposeRematch, timeOut } from './deeds.ts';
import { type Happened, readEvent } from './event.ts';
import { apply, type Live, sideOf } from './live.ts';
import { loadLive } from './load.ts';
import { type Giver, inLine, type Slot, type Watcher } from './slot.ts';
import { type InForce, lapsed } from './standing.ts';
import { missedBy } from './state.ts';
import { stranger } from './stranger.ts';
import { type Before, tellUpdate } from './tell.ts';
import { appendOf } from './written.ts';

export interface HallHow {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly now: Now;
  readonly cacheBytes: number;
  readonly notifyAfter: number;
  /** Is this person connected anywhere? Then no letter is planned for him. */
  online(person: string): boolean;
  /** These people are newly asked: tell those of their sockets that do not watch the match. */
  asked(people: readonly string[], match: string): void;
  /** Something was written in this match by this process. */
  written?(live: Live): void;
  /** Makes the match that follows this one; answers its id. */
  rematch(live: Live, side: string, bound: string | undefined): Promise<string>;
  count(what: 'accepted' | 'refused' | 'conflict' | 'loaded'): void;
  /** The store could not write this deed. */
  unwritten?(error: unknown): void;
  complain(error: unknown, about: string): void;
}
export interface Hall {
  readonly cache: Cache;
  command(
    match: string,
    person: string,
    command: Command,
    language: 'en' | 'es',
    giver?: Giver,
  ): Promise<Done & { told: boolean }>;
  /** Does something with a match at hand, in its turn. */
  visit<T>(match: string, deed: (live: Live, slot: Slot) => T | Promise<T>): Promise<T>;
  /** Ends the match if a clock has fallen. */
  timeOut(match: string): Promise<void>;
  /** The standing answers have changed: reads them again and lets them speak. */
  speak(match: string): Promise<void>;
  heard(notice: Notice): void;
  /** Notices were missed: looks at every match that somebody watches. */
  missed(): void;
  leave(match: string, watcher: Watcher): void;
}

const TRIES = 6;
const SHARED = (store: Store): boolean => store.kind === 'postgres';

export const newHall = (how: HallHow): Hall => {
  const { store, shelf, now } = how;
  const cache = newCache(how.cacheBytes);

  /** The match at hand; `fresh`: as the store has it now, whatever other processes did. */
  const ready = async (slot: Slot, fresh: boolean): Promise<Live> => {
    if (slot.live !== null && fresh && SHARED(store) && (await seqOf(store.db, slot.id)) > slot.live.seq)
      await catchUp(slot, slot.live);
    if (slot.live === null) {
      slot.live = await loadLive(store.db, shelf, slot.id);
      how.count('loaded');
      cache.weigh(slot);
      if (slot.watchers.size > 0 && slot.live.seq > slot.told) await tellMissed(slot, slot.live);
    }
    return slot.live;
  };
  /** The match was put away while another process went on with it: those who watch are told what they missed. */
  const tellMissed = async (slot: Slot, live: Live): Promise<void> => {
    for (const [watcher, side] of slot.watchers) {
      if (side === null) continue;
      const update = await missedBy(live, slot.told, side, watcher.words, now(), (seq, most) =>
        eventsAfter(store.db, slot.id, seq, most),
      );
      if (update !== null) watcher.send(JSON.stringify({ t: 'update', match: slot.id, ...update }));
    }
    slot.told = live.seq;
    for (const wake of slot.waiting) wake();
    slot.waiting.clear();
  };
  const standing = async (slot: Slot): Promise<readonly InForce[]> => (slot.inForce ??= await standingOfMatch(store.db, slot.id));

  const beforeOf = (slot: Slot, live: Live): Before | null =>
    slot.watchers.size === 0 ? null : { seq: live.seq, table: live.agreed.game.clone(live.match.position.table) };
  const tell = (slot: Slot, live: Live, before: Before | null, events: readonly Happened[], giver?: Giver): void => {
    if (events.some(e => e.kind === 'rewind')) slot.gallery = null;
    if (before !== null) tellUpdate(slot, live, before, events, now(), giver);
    slot.told = live.seq;
    for (const wake of slot.waiting) wake();
    slot.waiting.clear();
  };
  /** Events that another process has written. */
  const catchUp = async (slot: Slot, live: Live): Promise<void> => {
    const rows = await eventsAfter(store.db, slot.id, live.seq);
    if (rows.length === 0) return;
    const before = beforeOf(slot, live);
    const events = rows.map(readEvent);
    for (const event of events) apply(live, event);
    cache.weigh(slot);
    tell(slot, live, before, events);
  };
  const forget = (live: Live, slot: Slot): void => {
    const gone = (slot.inForce ?? []).filter(rule => live.status === 'over' || lapsed(live, rule)).map(rule => rule.id);
    if (gone.length === 0) return;
    slot.inForce = (slot.inForce ?? []).filter(rule => !gone.includes(rule.id));
    forgetStanding(store.db, gone).catch(error => how.complain(error, 'forgetting standing answers'));
  };

  const landed = async ({ match, was, events }: Append): Promise<boolean> => {
    const rows = await eventsAfter(store.db, match, was, events.length);
    return rows.length === events.length && rows.every((row, i) => row.body === events[i]?.body && row.at === events[i]?.at);
  };

  /** One deed, from the check to the telling. False: somebody else was first, and the match must be looked at again. */
  const perform = async (
    slot: Slot,
    live: Live,
    inForce: readonly InForce[],
    deedOf: (deed: Deed) => void,
    giver?: Giver,
  ): Promise<boolean> => {
    const before = beforeOf(slot, live);
    const was = { seq: live.seq, askedSince: new Map(live.askedSince) };
    const deed = deedAt(live, now());
    try {
      deedOf(deed);
      followUp(deed, inForce);
    } catch (error) {
      // A refusal comes before anything changed; anything else may have left the match half done.
      if (!(error instanceof Fault) || deed.events.length > 0) cache.putAway(slot);
      throw error;
    }
    if (deed.events.length === 0) return true;
    const turn = live.asked
      .filter(side => was.askedSince.get(side)?.seq !== live.askedSince.get(side)?.seq)
      .map(side => live.seats[side] as string);
    const append = appendOf(live, deed, was.seq, turn, how);
    let first: boolean;
    try {
      first = await store.append(append);
    } catch (error) {
      how.complain(error, 'writing to the store');
      // The line may have broken after the store had written: then it has happened, and is told like anything else.
      if (!(await landed(append).catch(() => false))) {
        cache.putAway(slot);
        how.unwritten?.(error);
        throw new Fault('unavailable');
      }
      first = true;
    }
    if (!first) {
      cache.putAway(slot);
      how.count('conflict');
      return false;
    }
    cache.weigh(slot);
    if (inForce.length > 0) forget(live, slot);
    tell(slot, live, before, deed.events, giver);
    if (turn.length > 0) how.asked(turn, slot.id);
    how.written?.(live);
    return true;
  };
  const performed = async (slot: Slot, deedOf: (deed: Deed) => void, giver?: Giver): Promise<Live> => {
    for (let i = 0; i < TRIES; i++) {
      const live = slot.live ?? (await ready(slot, false));
      const inForce = slot.inForce ?? (await standing(slot));
      if (await perform(slot, live, inForce, deedOf, giver)) return live;
    }
    throw new Fault('unavailable');
  };

  /** Whoever comes after his time is up comes too late, even if nobody has looked at the clock yet. */
  const stopClocks = async (slot: Slot): Promise<void> => {
    const live = slot.live ?? (await ready(slot, false));
    if (live.status === 'playing' && fallen(live.clocks, now()) !== null) await performed(slot, deed => timeOut(deed, now()));
  };
  const rematch = async (slot: Slot, person: string, bound: string | undefined): Promise<Live> => {
    const live = await ready(slot, true);
    const side = sideOf(live, person);
    if (side === null) throw stranger(live);
    if (live.status !== 'over') throw new Fault('not-over');
    if (live.rematch !== null) return live;
    const next = await how.rematch(live, side, bound);
    return performed(slot, deed => {
      if (deed.live.rematch === null) proposeRematch(deed, side, next);
    });
  };

  const heardOf = (id: string, seq: number): void => {
    const slot = cache.slots.get(id);
    if (slot === undefined) return;
    inLine(slot, async () => {
      if (slot.live !== null && slot.live.seq >= seq) return;
      if (slot.watchers.size === 0 && slot.waiting.size === 0) return cache.putAway(slot);
      if (slot.live === null) await ready(slot, false);
      else await catchUp(slot, slot.live);
    }).catch(error => how.complain(error, 'catching up with another process'));
  };

  return {
    cache,
    command(match, person, command, language, giver) {
      const slot = cache.take(match);
      return inLine(slot, async () => {
        try {
          if (command.is !== 'chat' && command.is !== 'rematch') await stopClocks(slot);
          const live =
            command.is === 'rematch'
              ? await rematch(slot, person, command.bound)
              : await performed(slot, deed => carryOut(deed, person, command, language), giver);
          how.count('accepted');
          return {
            seq: live.seq,
            at: countFor(live.match, sideOf(live, person)),
            told: giver !== undefined && slot.watchers.has(giver.watcher),
          };
        } catch (error) {
          how.count('refused');
          throw error;
        }
      });
    },
    visit(match, deed) {
      const slot = cache.take(match);
      return inLine(slot, async () => deed(await ready(slot, true), slot));
    },
    async timeOut(match) {
      const slot = cache.take(match);
      await inLine(slot, () => performed(slot, deed => timeOut(deed, now())));
    },
    async speak(match) {
      const slot = cache.take(match);
      await inLine(slot, async () => {
        slot.inForce = null;
        await ready(slot, true);
        await performed(slot, () => {});
      });
    },
    heard(notice) {
      if (notice.is === 'match') {
        heardOf(notice.id, notice.seq);
        how.asked(notice.turn, notice.id);
      } else if (notice.is === 'standing') {
        const slot = cache.slots.get(notice.id);
        if (slot !== undefined) slot.inForce = null;
      } else if (notice.is === 'erased')
        for (const { live } of cache.slots.values())
          if (live !== null) live.chat = live.chat.map(line => (line.person === notice.person ? { ...line, text: '' } : line));
    },
    missed() {
      for (const slot of cache.slots.values()) heardOf(slot.id, Number.POSITIVE_INFINITY);
    },
    leave(match, watcher) {
      const slot = cache.slots.get(match);
      if (slot === undefined || !slot.watchers.delete(watcher)) return;
      cache.tidy(slot);
    },
  };
};
