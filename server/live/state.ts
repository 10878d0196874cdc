/** Everything one reader may know of a match, and what he has missed. */
import { countFor, journalFor } from '@cuartel/engine';
import { Fault } from '../protocol/fault.ts';
import type { MatchInfo } from '../protocol/matches.ts';
import type { State, Update } from '../protocol/play.ts';
import { readEvent } from './event.ts';
import { type Live, sideOf } from './live.ts';
import { numberFor, seqAt } from './numbers.ts';
import type { OpenMatch } from './open-match.ts';
import { eventsFor, questionFor, type ReaderLanguage, standingOf, undoFor, viewFor } from './reader.ts';
import { shownTo, shownWhole, spectatorViewAt } from './spectators.ts';
import { spectatorSeq } from './tell.ts';

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
  open: OpenMatch,
  info: MatchInfo,
  side: string | null,
  words: ReaderLanguage,
  online: string[],
  now: number,
): State => {
  const { match } = live;
  const standing = standingOf(live, side, now);
  const current = {
    ...info,
    plies: countFor(match, null),
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
      seq: numberFor(live, side),
      at: countFor(match, side),
      view: viewFor(match.position, side),
      question: questionFor(live, side, words),
      undo: undoFor(live, side),
      standing,
      journal: journalFor(match, side),
      chat: live.chat.map(line => ({ ...line, seq: numberFor(live, side, line.seq) })),
      online,
      rematch: live.rematch,
    };
  const n = shownTo(live, now);
  if (n === null) throw new Fault('not-watched');
  open.spectators = spectatorViewAt(live, open.spectators, n);
  const hidden = { asked: [], deadline: null, status: 'playing' as const, result: null, key: null };
  const unseen = { ...hidden, plies: countFor(match, null, n), updatedAt: live.startedAt, endedAt: null };
  const whole = shownWhole(live, now);
  const seq = spectatorSeq(live, n, now);
  // Those who watch already will be told what this one now knows only if they have it too.
  if (open.spectators.told < 0) {
    open.spectators.told = seq;
    open.spectators.shown = n;
  }
  return {
    match: whole ? current : { ...current, ...unseen },
    you: null,
    seq,
    at: countFor(match, null, n),
    view: viewFor(open.spectators.position, null),
    question: null,
    undo: 0,
    standing: whole
      ? standing
      : { ...standing, ...hidden, chosen: [], clocks: null, away: {}, handovers: 0, byOrders: null, offers: [] },
    journal: journalFor(match, null).filter(entry => entry.action <= countFor(match, null, n)),
    chat: [],
    online: [],
    rematch: null,
  };
};

/** What a player has missed since his number `since`, with his View anew; null: too much, or a number that never was. */
export const missedBy = async (
  live: Live,
  since: number,
  side: string,
  words: ReaderLanguage,
  now: number,
  eventsAfter: (seq: number, most: number) => Promise<{ seq: number; kind: string; at: number; body: string }[]>,
): Promise<Update | null> => {
  const number = numberFor(live, side);
  const seq = seqAt(live, side, since);
  if (seq === null || number - since > MOST_MISSED) return null;
  const rows = number === since ? [] : await eventsAfter(seq, live.seq - seq);
  const events = rows.map(readEvent).filter(e => e.seq <= live.seq);
  return {
    from: since,
    seq: number,
    at: countFor(live.match, side),
    events: eventsFor(live, events, side),
    view: viewFor(live.match.position, side),
    question: questionFor(live, side, words),
    undo: undoFor(live, side),
    standing: standingOf(live, side, now),
  };
};
