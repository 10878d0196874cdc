/** What a person asks for, carried out on a live match: each deed is checked by the engine, then happens. */
import { check, countFor, explain, type Match, type Mistake, undoable, undoneBy } from '@cuartel/engine';
import { MINUTE } from '../config/time.ts';
import { Fault } from '../protocol/fault.ts';
import type { Result } from '../protocol/matches.ts';
import type { Command, Proposal } from '../protocol/play.ts';
import { deadlineOf, fallen } from './clocks.ts';
import type { Happened, Happening } from './event.ts';
import { apply, type Live, sideOf } from './live.ts';
import { numberFor } from './numbers.ts';
import { type KeptOrder, spoken } from './orders.ts';
import { stranger } from './stranger.ts';
import { askedBack } from './takeback.ts';

/** One deed and all that follows from it by itself, at one time. */
export interface CarriedOut {
  readonly live: Live;
  readonly at: number;
  readonly events: Happened[];
}
export const deedAt = (live: Live, now: number): CarriedOut => ({ live, at: Math.max(now, live.at), events: [] });

const happen = ({ live, at, events }: CarriedOut, what: Happening): void => {
  const event = { ...what, seq: live.seq + 1, at } as Happened;
  apply(live, event);
  events.push(event);
};

/** After so many events nothing is done any more but what brings the match to its end: nobody fills the store by doing and undoing. */
export const MOST_EVENTS = 20_000;
/** Lines of one person in one match, and in one minute of it. */
export const MOST_CHATS_EACH = 1_000;
const MOST_CHATS_A_MINUTE = 20;

const refuse = (match: Match, mistake: Mistake, language: 'en' | 'es'): Fault => {
  const words = explain(match, mistake, language);
  switch (mistake.is) {
    case 'not-offered':
      return new Fault('not-offered', { rule: mistake.why.rule }, words);
    case 'stale':
      return new Fault('stale', { at: mistake.at, now: mistake.now });
    case 'not-asked':
      return new Fault('not-asked', { asked: mistake.asked });
    default:
      return new Fault(mistake.is);
  }
};

/** What one standing order answers, as a deed of its own. */
export const obeyOrder = (deed: CarriedOut, kept: readonly KeptOrder[]): void => {
  const said = spoken(deed.live, kept);
  if (said === null) return;
  const { by, do: what, with: thing } = said.action;
  happen(deed, { kind: 'act', n: deed.live.match.record.actions.length + 1, by, do: what, with: thing, set: said.order });
};
/** The game may be over now. */
export const followUp = (deed: CarriedOut): void => {
  const { live } = deed;
  if (live.status !== 'playing' || live.asked.length > 0) return;
  const result = live.agreed.game.result(live.match.position.table.pub) ?? { winner: null, by: 'end' };
  happen(deed, { kind: 'end', result: { winner: result.winner, by: result.by } });
};

const act = (deed: CarriedOut, side: string, command: Extract<Command, { is: 'act' }>, language: 'en' | 'es'): void => {
  const { match } = deed.live;
  const checked = check(match, { by: side, do: command.do, with: command.with ?? null }, command.at);
  if (!checked.ok) throw refuse(match, checked.mistake, language);
  happen(deed, { kind: 'act', n: match.record.actions.length + 1, by: side, do: checked.value.do, with: checked.value.with });
};

const end = (deed: CarriedOut, result: Result): void => happen(deed, { kind: 'end', result });
const otherThan = (live: Live, side: string): string | null => live.agreed.game.sides.find(s => s !== side) ?? null;

/** Is there somebody to offer it to, who has not been offered it already? */
const mayOffer = (live: Live, what: Proposal['what'], by: string): void => {
  if (otherThan(live, by) === null) throw new Fault('forbidden');
  if (live.offers.some(o => o.what === what && o.by === by)) throw new Fault('offer-stands');
};

const answer = (deed: CarriedOut, side: string, number: number, yes: boolean): void => {
  const { live } = deed;
  const standing = live.offers.find(o => numberFor(live, side, o.seq) === number);
  if (standing === undefined) throw new Fault('no-such-offer');
  // Whoever made the offer may only withdraw it.
  if (standing.by === side && yes) throw new Fault('forbidden');
  happen(deed, { kind: 'answer', offer: standing.seq, yes, by: side });
  if (!yes) return;
  if (standing.what === 'draw') end(deed, { winner: null, by: 'agreed' });
  else happen(deed, { kind: 'rewind', to: standing.to as number, by: standing.by, anew: true });
};

const ENDING: readonly Command['is'][] = ['act', 'resign', 'answer'];

export const carryOut = (deed: CarriedOut, person: string, command: Command, language: 'en' | 'es'): void => {
  const { live } = deed;
  const side = sideOf(live, person);
  if (side === null) throw stranger(live);
  if (command.is === 'chat') {
    if ((live.chats.get(person) ?? 0) >= MOST_CHATS_EACH) throw new Fault('limit');
    const lately = live.chat.filter(line => line.person === person && line.time > deed.at - MINUTE);
    if (lately.length >= MOST_CHATS_A_MINUTE) throw new Fault('too-many');
    happen(deed, { kind: 'chat', person, text: command.text });
    return;
  }
  if (live.status === 'over') throw new Fault('over');
  if (live.seq >= MOST_EVENTS && !ENDING.includes(command.is)) throw new Fault('limit');
  const { actions } = live.match.record;
  switch (command.is) {
    case 'act':
      act(deed, side, command, language);
      return;
    case 'undo':
      if (command.at !== countFor(live.match, side))
        throw new Fault('stale', { at: command.at, now: countFor(live.match, side) });
      if (actions.length === 0) throw new Fault('nothing-to-undo');
      if (undoable(live.match, side) === 0) throw new Fault('sealed');
      happen(deed, { kind: 'rewind', to: undoneBy(live.match, side), by: side });
      return;
    case 'resign':
      end(deed, { winner: otherThan(live, side), by: 'resigned' });
      return;
    case 'offer-draw':
      mayOffer(live, 'draw', side);
      happen(deed, { kind: 'offer', what: 'draw', by: side, to: null });
      return;
    case 'offer-takeback':
      mayOffer(live, 'takeback', side);
      happen(deed, { kind: 'offer', what: 'takeback', by: side, ...askedBack(live, side, command.to) });
      return;
    case 'answer':
      answer(deed, side, command.offer, command.yes);
      return;
    case 'rematch':
      throw new Fault('not-over');
  }
};

/** Proposes another match after this one. */
export const proposeRematch = (deed: CarriedOut, by: string, match: string): void => happen(deed, { kind: 'rematch', match, by });

/** Ends the match if somebody's time is up. */
export const timeOut = (deed: CarriedOut, now: number): void => {
  const { live } = deed;
  const side = live.status === 'playing' ? fallen(live.clocks, now) : null;
  if (side !== null) end(deed, { winner: otherThan(live, side), by: 'time' });
};

/** A player goes away, or comes back: everybody is told, and his days stand still. */
export const goAway = (deed: CarriedOut, person: string, until: number): void => {
  const { live, at } = deed;
  const side = sideOf(live, person);
  if (side === null || live.status === 'over' || live.agreed.clock.is === 'live') return;
  const known = live.away[side] ?? 0;
  if (known === until || (known <= at && until <= at)) return;
  happen(deed, { kind: 'away', by: side, until });
};

/** The server was away: what ran on clocks meanwhile is given back. */
export const givenBack = (deed: CarriedOut, from: number): void => {
  const { live } = deed;
  if (live.status === 'playing' && deadlineOf(live.clocks) !== null) happen(deed, { kind: 'pause', from });
};

/** A moderator has judged: this person loses. */
export const forfeitBy = (deed: CarriedOut, person: string, by: 'forfeit'): void => {
  const { live } = deed;
  const side = sideOf(live, person);
  if (side === null) throw new Fault('not-found');
  if (live.status === 'over') throw new Fault('over');
  end(deed, { winner: otherThan(live, side), by });
};

/** Whoever alone is asked and has let it lie since then has deserted. */
export const judgeDeserted = (deed: CarriedOut, since: number): void => {
  const { live } = deed;
  if (live.status !== 'playing' || live.decidedAt > since || live.clocks !== null) return;
  const [side, ...others] = live.asked;
  end(deed, { winner: side === undefined || others.length > 0 ? null : otherThan(live, side), by: 'deserted' });
};
