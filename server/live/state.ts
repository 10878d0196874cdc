/** Everything one reader may know of a match, and what he has missed. */
import { countFor, journalFor } from '@cuartel/engine';
import { Fault } from '../protocol/fault.ts';
import type { MatchInfo } from '../protocol/matches.ts';
import type { State, Update } from '../protocol/play.ts';
import { readEvent } from './event.ts';
import { galleryAt, shownTo, shownWhole } from './gallery.ts';
import { type Live, sideOf } from './live.ts';
import type { Slot } from './slot.ts';
import { spectatorSeq } from './tell.ts';
import { eventsFor, questionFor, standingOf, undoFor, viewFor, type Words } from './told.ts';

/** Longer gaps are closed by sending everything anew. */
const MOST_MISSED = 400;

/** May this person look at all, and as what? Throws when not. */
export const seatOf = (live: Live, person: string | null, now: number): string | null => {
  const side = sideOf(live, person);
  if (side !== null) return side;
  if (live.agreed.spectators.is === 'never') throw new Fault('not-found');
  if (shownTo(live, now) === null) throw new Fault('not-watched');
  return null;
};

/** `info` is of the same moment or earlier; what has changed since is taken from the live match. */
export const stateFor = (
  live: Live,
  slot: Slot,
  info: MatchInfo,
  side: string | null,
  words: Words,
  online: string[],
  now: number,
): State => {
  const { match } = live;
  const standing = standingOf(live, side, now);
  const current = {
    ...info,
    plies: match.record.actions.length,
    asked: standing.asked,
    deadline: standing.deadline,
    status: live.status,
    result: live.result,
    key: standing.key,
  };
  if (side !== null)
    return {
      match: current,
      you: side,
      seq: live.seq,
      at: countFor(match, side),
      view: viewFor(match.position, side),
      question: questionFor(live, side, words),
      undo: undoFor(live, side),
      standing,
      journal: journalFor(match, side),
      chat: live.chat,
      online,
      rematch: live.rematch,
    };
  const n = shownTo(live, now);
  if (n === null) throw new Fault('not-watched');
  slot.gallery = galleryAt(live, slot.gallery, n);
  const hidden = { asked: [], deadline: null, status: 'playing' as const, result: null, key: null };
  const unseen = { ...hidden, plies: n, updatedAt: live.startedAt, endedAt: null };
  const whole = shownWhole(live, now);
  const seq = spectatorSeq(live, n, now);
  // Those who watch already will be told what this one now knows only if they have it too.
  if (slot.gallery.told < 0) slot.gallery.told = seq;
  return {
    match: whole ? current : { ...current, ...unseen },
    you: null,
    seq,
    at: countFor(match, null, n),
    view: viewFor(slot.gallery.position, null),
    question: null,
    undo: 0,
    standing: whole ? standing : { ...standing, ...hidden, chosen: [], clocks: null, offers: [] },
    journal: journalFor(match, null).filter(entry => entry.action <= countFor(match, null, n)),
    chat: [],
    online: [],
    rematch: null,
  };
};

/** What a player has missed since `seq`, with his View anew; null: too much, or a number that never was. */
export const missedBy = async (
  live: Live,
  seq: number,
  side: string,
  words: Words,
  now: number,
  eventsAfter: (seq: number, most: number) => Promise<{ seq: number; kind: string; at: number; body: string }[]>,
): Promise<Update | null> => {
  if (seq > live.seq || live.seq - seq > MOST_MISSED) return null;
  const rows = seq === live.seq ? [] : await eventsAfter(seq, MOST_MISSED + 1);
  const events = rows.map(readEvent).filter(e => e.seq <= live.seq);
  return {
    from: seq,
    seq: live.seq,
    at: countFor(live.match, side),
    events: eventsFor(live, events, side),
    view: viewFor(live.match.position, side),
    question: questionFor(live, side, words),
    undo: undoFor(live, side),
    standing: standingOf(live, side, now),
  };
};
