/** What one reader is told of a match: only his own View, journal and question. A null side is a spectator. */
import {
  type AnyTypes,
  questionFor as bareQuestion,
  countFor,
  type Match,
  machineOf,
  type Position,
  publicViewOf,
  question,
  readBy,
  undoable,
  viewOf,
} from '@cuartel/engine';
import type { Entry, Event, MatchStanding, Proposal, Question } from '../protocol/play.ts';
import { deadlineOf } from './clocks.ts';
import type { Happened } from './event.ts';
import type { Live } from './live.ts';
import { isToldTo, numberFor } from './numbers.ts';
import { countedBy } from './takeback.ts';

export type ReaderLanguage = 'en' | 'es' | null;

export const viewFor = (position: Position<AnyTypes>, side: string | null): unknown =>
  side === null ? publicViewOf(position.table) : viewOf(position.table, side);

export const questionFor = (live: Live, side: string | null, words: ReaderLanguage): Question | null => {
  if (side === null || live.status === 'over' || !live.asked.includes(side)) return null;
  const { match } = live;
  if (words !== null) return question(match, side, words) as Question | null;
  return bareQuestion(match, side) as Question | null;
};

/** The facts that action `n` (from 1) told this reader. */
export const factsOf = (match: Match, n: number, side: string | null): Entry[] => {
  const [from, to] = [match.marks[n - 1]?.facts, match.marks[n]?.facts ?? match.journal.length];
  const facts: Entry[] = [];
  if (from === undefined) return facts;
  const action = countFor(match, side, n);
  for (let i = from; i < to; i++) {
    const told = readBy(match.journal[i]!, side);
    if (told !== null) facts.push({ action, ...told });
  }
  return facts;
};

/** `undone`: actions of this batch above this number have been taken back since. */
export const eventFor = (live: Live, event: Happened, side: string | null, undone = Number.POSITIVE_INFINITY): Event | null => {
  if (!isToldTo(live, side, event.seq)) return null;
  const seq = numberFor(live, side, event.seq);
  switch (event.kind) {
    case 'act':
      return event.n > undone
        ? { is: 'act', seq, n: countFor(live.match, side, Math.min(undone, live.match.marks.length)) + 1, facts: [] }
        : { is: 'act', seq, n: countFor(live.match, side, event.n), facts: factsOf(live.match, event.n, side) };
    case 'start':
      return { is: 'start', seq };
    case 'rewind':
      return { is: 'rewind', seq, to: countedBy(live.match, side, event.to, 0).to, by: event.by, anew: event.anew === true };
    case 'offer':
      return { is: 'offer', ...offerFor(live, { back: null, place: null, ...event }, side) };
    case 'answer':
      return { is: 'answer', seq, offer: numberFor(live, side, event.offer), yes: event.yes, by: event.by };
    case 'chat':
      return side === null ? null : { is: 'chat', seq, person: event.person, text: event.text, time: event.at };
    case 'away':
      return { is: 'away', seq, by: event.by, until: event.until };
    case 'pause':
      return { is: 'pause', seq, from: event.from };
    case 'rematch':
      return { is: 'rematch', seq, match: event.match, by: event.by };
    case 'end':
      return { is: 'end', seq, result: event.result };
  }
};

/** A run of events as one reader reads it. */
export const eventsFor = (live: Live, events: readonly Happened[], side: string | null): Event[] => {
  const told: Event[] = [];
  let undone = Number.POSITIVE_INFINITY;
  // From the end: what a later take-back removed has left no facts.
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]!;
    const one = eventFor(live, event, side, undone);
    if (one !== null) told.push(one);
    if (event.kind === 'rewind' && event.to < undone) undone = event.to;
  }
  return told.reverse();
};

/** Several sides decide at the same time: these have done so. */
const chosenIn = ({ match, status }: Live): string[] => {
  if (status === 'over') return [];
  const now = machineOf(match.game).asking(match.position);
  if (now?.place.is !== 'together') return [];
  const waiting = now.f.wait ?? [];
  return now.place.sides(now.f.my, match.position.table.pub).filter(side => !waiting.includes(side));
};

/** An offer as one reader counts. */
const offerFor = (live: Live, { seq, what, by, to, back, place }: Proposal, side: string | null): Proposal => ({
  seq: numberFor(live, side, seq),
  what,
  by,
  ...(to === null ? { to, back: null } : countedBy(live.match, side, to, back ?? live.match.marks.length - to)),
  place,
});
export const standingOf = (live: Live, side: string | null, now: number): MatchStanding => ({
  status: live.status,
  asked: [...live.asked],
  chosen: chosenIn(live),
  deadline: deadlineOf(live.clocks),
  clocks: live.clocks,
  away: Object.fromEntries(Object.entries(live.away).filter(([, until]) => until > now)),
  handovers: live.handovers,
  // Nobody else is ever told that orders answer.
  byOrders: side === null ? null : (live.ordered.get(side) ?? 0),
  offers: live.offers.map(offer => offerFor(live, offer, side)),
  result: live.result,
  key: live.status === 'over' ? live.agreed.key : null,
  now,
});

export const undoFor = (live: Live, side: string | null): number =>
  side === null || live.status === 'over' ? 0 : undoable(live.match, side);
