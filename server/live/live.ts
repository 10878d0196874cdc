/** A match in memory: the fold of its events. Nothing here is kept that the store could not give back. */
import { type AnyGame, keyIn, type Match, machineOf, open, type Part, step } from '@cuartel/engine';
import type { Clock, Result, Spectators } from '../protocol/matches.ts';
import type { ChatLine, Proposal } from '../protocol/play.ts';
import { type Away, type Clocks, type ClocksThen, handOver, newClocks, spare, standStill, unpass } from './clocks.ts';
import type { Happened } from './event.ts';
import { goBack, goBackAnew } from './past.ts';

/** What was agreed, and never changes. */
export interface Agreed {
  readonly id: string;
  readonly game: AnyGame;
  readonly scenario: string;
  readonly options: readonly string[];
  readonly key: string;
  readonly commitment: string;
  /** What the players put into the dice; absent: nobody did. */
  readonly mix?: readonly Part[];
  readonly clock: Clock;
  readonly spectators: Spectators;
  readonly rated: boolean;
  readonly hostId: string;
  readonly createdAt: number;
}
export interface Live {
  readonly agreed: Agreed;
  readonly match: Match;
  /** side -> person */
  seats: Readonly<Record<string, string>>;
  seq: number;
  /** Of each event: whose secret it is, or null. */
  readonly secrets: (string | null)[];
  status: 'playing' | 'over';
  result: Result | null;
  asked: readonly string[];
  /** The event since which a side is asked without a break, and how many actions there were then. */
  readonly askedSince: Map<string, { readonly seq: number; readonly at: number }>;
  clocks: Clocks | null;
  /** The clocks as they stood at each of the last actions. */
  clocksThen: ClocksThen[];
  /** Until when sides are away. */
  away: Away;
  /** How often the game has come to another side, as everybody can count. */
  handovers: number;
  /** Who decided last. */
  decided: string | null;
  offers: Proposal[];
  chat: ChatLine[];
  /** How many lines each person has written. */
  readonly chats: Map<string, number>;
  /** The match that was proposed to follow this one. */
  rematch: { readonly match: string; readonly by: string } | null;
  /** How often each standing order has answered, and those of each side. */
  readonly spoken: Map<string, number>;
  readonly ordered: Map<string, number>;
  /** When each action was made. */
  times: number[];
  startedAt: number;
  /** When the game itself last changed, as everybody may know: neither talk nor secret steps count. */
  playedAt: number;
  /** When somebody last decided something: talk and offers are no decisions. */
  decidedAt: number;
  /** Of the last event: time never runs back in a match. */
  at: number;
}

/** Further back nobody takes anything back alone. */
const CLOCKS_KEPT = 64;
/** Chat kept at hand; the store keeps the rest. */
const CHAT_AT_HAND = 100;

export const begin = (agreed: Agreed): Live => {
  const { game, scenario, options, key, mix } = agreed;
  const match = open(game, { scenario, options }, keyIn(key), mix);
  match.kept.clear();
  return {
    agreed,
    match,
    seats: {},
    seq: 0,
    secrets: [],
    status: 'playing',
    result: null,
    asked: [],
    askedSince: new Map(),
    clocks: null,
    clocksThen: [],
    away: {},
    handovers: 0,
    decided: null,
    offers: [],
    chat: [],
    chats: new Map(),
    rematch: null,
    spoken: new Map(),
    ordered: new Map(),
    times: [],
    startedAt: 0,
    playedAt: 0,
    decidedAt: 0,
    at: 0,
  };
};

const askAnew = (live: Live, seq: number, at: number): void => {
  live.asked = live.status === 'over' ? [] : machineOf(live.match.game).asked(live.match.position).slice();
  for (const side of live.askedSince.keys()) if (!live.asked.includes(side)) live.askedSince.delete(side);
  for (const side of live.asked) if (!live.askedSince.has(side)) live.askedSince.set(side, { seq, at: live.times.length });
  handOver(live.clocks, live.agreed.clock, live.asked, at, live.away);
};

/** A step of a secret choice, or one that is taken back, is told to its own side alone. */
const secretOf = ({ match: { marks } }: Live, event: Happened): string | null => {
  if (event.kind === 'act') return marks.at(-1)?.only ?? null;
  const undone = event.kind === 'rewind' && event.anew !== true ? marks.slice(event.to) : [];
  const [first] = undone;
  return first !== undefined && undone.every(mark => mark.only === first.only) ? first.only : null;
};
/** The only hand that changes a live match. */
export const apply = (live: Live, event: Happened): void => {
  const { seq, at } = event;
  live.seq = seq;
  live.at = at;
  if (event.kind === 'act') step(live.match, { by: event.by, do: event.do, with: event.with });
  const secret = secretOf(live, event);
  live.secrets[seq - 1] = secret;
  if (event.kind !== 'chat' && event.kind !== 'rematch' && event.kind !== 'pause' && secret === null) live.playedAt = at;
  if (event.kind === 'start' || event.kind === 'act' || event.kind === 'rewind') live.decidedAt = at;
  switch (event.kind) {
    case 'start':
      live.seats = event.seats;
      live.startedAt = at;
      live.clocks = newClocks(live.agreed.clock, live.agreed.game.sides);
      askAnew(live, seq, at);
      return;
    case 'act':
      if (live.clocks !== null) {
        live.clocksThen.push({ n: live.times.length, at, clocks: structuredClone(live.clocks) });
        if (live.clocksThen.length > CLOCKS_KEPT) live.clocksThen.shift();
      }
      live.times.push(at);
      if (secret === null) {
        if (live.decided !== event.by) live.handovers++;
        live.decided = event.by;
      }
      if (event.set !== undefined) {
        live.spoken.set(event.set, (live.spoken.get(event.set) ?? 0) + 1);
        live.ordered.set(event.by, (live.ordered.get(event.by) ?? 0) + 1);
      }
      // An offer lapses when the position it was made in is gone; a draw when the other side plays on.
      if (secret === null) live.offers = live.offers.filter(o => o.what === 'draw' && o.by === event.by);
      askAnew(live, seq, at);
      return;
    case 'rewind':
      (event.anew ? goBackAnew : goBack)(live.match, event.to);
      live.times.length = event.to;
      if (event.anew !== true) {
        const then = live.clocksThen.find(one => one.n >= event.to);
        if (then !== undefined) unpass(live.clocks, then);
      }
      live.clocksThen = live.clocksThen.filter(one => one.n < event.to);
      live.offers = secret === null ? [] : live.offers.filter(o => o.to === null || o.to <= event.to);
      // Whoever is asked now is asked anew, even if he was asked something before.
      if (secret === null) live.askedSince.clear();
      else live.askedSince.delete(secret);
      askAnew(live, seq, at);
      return;
    case 'offer':
      live.offers.push({
        seq,
        what: event.what,
        by: event.by,
        to: event.to,
        back: event.back ?? null,
        place: event.place ?? null,
      });
      return;
    case 'answer':
      live.offers = live.offers.filter(o => o.seq !== event.offer);
      return;
    case 'chat':
      live.chat.push({ seq, person: event.person, text: event.text, time: at });
      if (live.chat.length > CHAT_AT_HAND) live.chat.shift();
      live.chats.set(event.person, (live.chats.get(event.person) ?? 0) + 1);
      return;
    case 'away':
      live.away = Object.fromEntries(Object.entries({ ...live.away, [event.by]: event.until }).filter(([, until]) => until > at));
      standStill(live.clocks, live.agreed.clock, event.by, at, event.until);
      return;
    case 'pause':
      spare(live.clocks, event.from, at);
      return;
    case 'end':
      live.status = 'over';
      live.result = event.result;
      live.offers = [];
      askAnew(live, seq, at);
      return;
    case 'rematch':
      live.rematch = { match: event.match, by: event.by };
      return;
  }
};

export const sideOf = (live: Live, person: string | null): string | null => {
  if (person !== null) for (const side in live.seats) if (live.seats[side] === person) return side;
  return null;
};

/** A rough measure of the memory it takes, in bytes. */
export const weight = ({ match, chat, times }: Live): number =>
  40_000 + match.journal.length * 320 + match.record.actions.length * 180 + chat.length * 300 + times.length * 8;
