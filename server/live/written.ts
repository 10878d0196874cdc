/** A deed as the store is to write it: its events, how the match now stands in lists, whom to notify, and how it ended. */
import { countFor } from '@cuartel/engine';
import { isBot } from '../bots/seat.ts';
import { MINUTE } from '../config/time.ts';
import type { Append, NewJob } from '../store/append.ts';
import type { Settled } from '../store/settle.ts';
import { deadlineOf } from './clocks.ts';
import type { CarriedOut } from './commands.ts';
import { bodyOf } from './event.ts';
import type { Live } from './live.ts';
import { onlyFor } from './numbers.ts';
import { noticeFor, reminderFor } from './planned.ts';

export interface Notifying {
  readonly notifyAfter: number;
  online(person: string): boolean;
}

const settledOf = ({ agreed, seats, result }: Live): Settled => {
  const scores: Record<string, { person: string; score: number }> = {};
  const alone = Object.keys(seats).length === 1;
  // Where both have deserted it counts for nobody.
  if (result?.by === 'deserted' && result.winner === null)
    return { game: agreed.game.slug, rated: false, result: JSON.stringify(result), late: 0, scores };
  for (const [side, person] of Object.entries(seats)) {
    const score = result?.winner === side ? 1 : result?.winner === null && !alone ? 0.5 : 0;
    scores[side] = { person, score };
  }
  const late = agreed.spectators.is === 'delayed' ? agreed.spectators.minutes * MINUTE : 0;
  return { game: agreed.game.slug, rated: agreed.rated, result: JSON.stringify(result), late, scores };
};

export const appendOf = (
  live: Live,
  { events, at }: CarriedOut,
  was: number,
  turn: readonly string[],
  how: Notifying,
): Append => {
  const { id } = live.agreed;
  const over = events.some(e => e.kind === 'end');
  // One letter for a hand-over, and only to somebody who is not here; it is planned together with the deed itself.
  const jobs: NewJob[] = [];
  for (const side of live.asked) {
    const person = live.seats[side]!;
    if (!turn.includes(person) || isBot(person)) continue;
    if (!how.online(person)) jobs.push(noticeFor(live, side, at + how.notifyAfter));
    jobs.push(...reminderFor(live, side));
  }
  // Whoever goes away, or comes back, has another time to be reminded at.
  for (const event of events)
    if (event.kind === 'away' && live.asked.includes(event.by)) jobs.push(...reminderFor(live, event.by, `:${event.until}`));
  if (over)
    for (const person of new Set(Object.values(live.seats)))
      if (!isBot(person) && !how.online(person))
        jobs.push({ id: `over:${id}:${person}`, kind: 'over', body: JSON.stringify({ match: id, person }), runAt: at });
  return {
    match: id,
    was,
    events: events.map(({ seq: _, at: time, ...event }) => ({ kind: event.kind, at: time, body: bodyOf(event) })),
    plies: countFor(live.match, null),
    asked: JSON.stringify(live.asked),
    deadline: deadlineOf(live.clocks),
    // A secret step does not show in lists either.
    at: events.every(e => onlyFor(live, e.seq) !== null) ? live.playedAt : at,
    jobs,
    turn,
    ...(over ? { settled: settledOf(live) } : {}),
  };
};
