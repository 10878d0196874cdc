/** What a match wants of a bot: an answer to an offer, or a choice. The bot is handed its own seat and its own journal. */
import { byTime, memoryOf, opens, seatAt, type Task } from '@cuartel/bots';
import { countFor, journalFor, type Match } from '@cuartel/engine';
import type { Live } from '../live/live.ts';
import { numberFor } from '../live/numbers.ts';
import type { Command } from '../protocol/play.ts';
import { isBot, levelOf } from './seat.ts';

/** With a clock for the whole match, no choice takes more than this part of what is left. */
const PART = 40;
const LEAST = 30;

export type BotTurn =
  | { readonly is: 'answer'; readonly person: string; readonly command: Command }
  | {
      readonly is: 'choice';
      readonly person: string;
      readonly side: string;
      readonly at: number;
      /** The event since which it is asked: another one means that the position was taken back. */
      readonly since: number;
      readonly job: Task;
    };

const heldByBot = (live: Live, side: string): string | null => {
  const person = live.seats[side];
  return person !== undefined && isBot(person) ? person : null;
};

/** A bot lets a take-back pass and plays every game to its end. */
const offered = (live: Live): BotTurn | null => {
  for (const { seq, what, by } of live.offers)
    for (const side of live.agreed.game.sides) {
      const person = side === by ? null : heldByBot(live, side);
      if (person !== null)
        return { is: 'answer', person, command: { is: 'answer', offer: numberFor(live, side, seq), yes: what === 'takeback' } };
    }
  return null;
};

/** A mind that breaks over its journal goes on without it. */
const remembered = (match: Match, side: string): unknown => {
  try {
    return memoryOf(match.game.slug, journalFor(match, side));
  } catch {
    return null;
  }
};

/** `planOf`: the operation a side's bot has under way. */
export const wantedOf = (live: Live, planOf: (side: string) => string | null, seed: string, now: number): BotTurn | null => {
  if (live.status === 'over') return null;
  const answer = offered(live);
  if (answer !== null) return answer;
  const { match, clocks } = live;
  const { game, position } = match;
  for (const side of live.asked) {
    const person = heldByBot(live, side);
    const since = live.askedSince.get(side)?.seq;
    if (person === null || since === undefined) continue;
    const at = countFor(match, side);
    const level = levelOf(game.slug, person);
    const clock = live.agreed.clock.is === 'live' ? clocks?.[side] : undefined;
    const left = clock === undefined ? null : clock.left - (now - (clock.since ?? now));
    const opening = opens(match, side, planOf(side));
    const ms =
      level === undefined || left === null ? null : Math.min(byTime(level, opening).ms ?? left, Math.max(LEAST, left / PART));
    const job: Task = {
      game: game.slug,
      level: level?.id ?? '',
      seat: seatAt(game, position, side, remembered(match, side), planOf(side)),
      seed: `${seed}|${at}`,
      opening,
      ...(ms === null ? {} : { limits: { ms } }),
    };
    return { is: 'choice', person, side, at, since, job };
  }
  return null;
};
/** Is any seat here a bot's, and does something wait for it? Quick: asked after every event. */
export const waitsForBot = (live: Live): boolean =>
  live.status !== 'over' &&
  (live.asked.some(side => heldByBot(live, side) !== null) || (live.offers.length > 0 && offered(live) !== null));
