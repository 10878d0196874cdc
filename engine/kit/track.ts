/** A marker after a change, and the part of the change that the ends of the track swallowed (with its sign). */
type Moved = { readonly value: number; readonly lost: number };

/** Move a marker on a track that ends: what would pass an end is lost. */
export function moveOnTrack(value: number, by: number, least: number, most: number): Moved {
  const aim = value + by;
  const now = aim < least ? least : aim > most ? most : aim;
  return { value: now, lost: aim - now };
}

/** A track with momentum: its marker shows whether it last rose or fell. */
export type Momentum = { readonly value: number; readonly rising: boolean };
/** Where it ends, and what is added when it turns upward, or taken off when it turns downward. */
export type SwingRules = { readonly least: number; readonly most: number; readonly upTurn: number; readonly downTurn: number };

/** One cause moves the marker, and more if it turns it; no change turns nothing. What would pass an end is lost. */
export function swing({ value, rising }: Momentum, by: number, { least, most, upTurn, downTurn }: SwingRules): Momentum {
  if (by === 0) return { value, rising };
  const up = by > 0;
  const turn = up === rising ? 0 : up ? upTurn : -downTurn;
  return { value: moveOnTrack(value, by + turn, least, most).value, rising: up };
}

/** Two tracks joined by carrying: `base` on the small one make one on the great one, which never falls below `least`. */
type CarryRules = { readonly base: number; readonly least: number };
/** Both tracks after a change. The small one keeps the remainder 0..base-1. */
type Carried = { readonly great: number; readonly small: number };

/** Add to (or, negative, subtract from) the small track, carrying and borrowing; what cannot be paid is forgiven. */
export function carry({ base, least }: CarryRules, great: number, small: number, by: number): Carried {
  const held = great * base + small;
  // Whatever lies beyond the end already is not pulled back by a change.
  const now = Math.max(held + by, Math.min(least * base, held));
  const rest = ((now % base) + base) % base;
  return { great: (now - rest) / base, small: rest };
}
