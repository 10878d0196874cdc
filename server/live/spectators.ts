/** The spectators' bench: the public view of a match as it stood so many minutes ago. */
import { type AnyTypes, layDice, machineOf, type Position } from '@cuartel/engine';
import { MINUTE } from '../config/time.ts';
import type { Live } from './live.ts';
import { pastPosition } from './past.ts';

export interface SpectatorView {
  /** Actions shown. */
  n: number;
  position: Position<AnyTypes>;
  /** What was last told: a spectator who has this needs only what came after. */
  told: number;
  /** How many actions there were then. */
  shown: number;
}

/** How many actions a spectator may know of now; null: none of it, not even the beginning. */
export const shownTo = (live: Live, now: number): number | null => {
  const { spectators } = live.agreed;
  if (spectators.is === 'never') return null;
  if (spectators.is === 'end') return live.status === 'over' ? live.times.length : null;
  const until = now - spectators.minutes * MINUTE;
  if (live.startedAt > until) return null;
  let n = live.times.length;
  while (n > 0 && live.times[n - 1]! > until) n--;
  return n;
};

/** Everything has been shown, so a spectator may know how it ended. */
export const shownWhole = (live: Live, now: number): boolean => {
  const { spectators } = live.agreed;
  if (spectators.is === 'end') return live.status === 'over';
  return spectators.is === 'delayed' && live.playedAt <= now - spectators.minutes * MINUTE;
};

export const spectatorViewAt = (live: Live, held: SpectatorView | null, n: number): SpectatorView => {
  if (held === null || held.n > n) return { n, position: pastPosition(live.match, n), told: -1, shown: n };
  const { game, record } = live.match;
  for (; held.n < n; held.n++) {
    layDice(held.position, record, held.n);
    machineOf(game).apply(held.position, record.actions[held.n] as never);
  }
  return held;
};
/** A secret step was taken back: spectators, who knew nothing of it, are told nothing. */
export const steppedBack = ({ match }: Live, held: SpectatorView | null): SpectatorView | null => {
  const n = match.marks.length;
  if (held === null || held.n <= n) return held;
  return { ...held, n, position: pastPosition(match, n), shown: Math.min(held.shown, n) };
};
