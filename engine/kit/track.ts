/** A marker after a change, and the part of the change that the ends of the track swallowed (with its sign). */
export type Moved = { readonly value: number; readonly lost: number };

/** Move a marker on a track that ends: what would pass an end is lost. */
export function moveOnTrack(value: number, by: number, least: number, most: number): Moved {
  const aim = value + by;
  const now = aim < least ? least : aim > most ? most : aim;
  return { value: now, lost: aim - now };
}

/** Spend from a track: the new value, or undefined if it does not hold so much above its lowest box. */
export function spendFromTrack(value: number, cost: number, least = 0): number | undefined {
  return value - cost < least ? undefined : value - cost;
}

/**
 * Two tracks joined by carrying: `base` on the small one make one on the great one, and the small one keeps the remainder
 * 0..base-1.
 */
export type CarryRules = {
  readonly base: number;
  /** The great track never falls below. */
  readonly least: number;
  /** The great track never rises above; no limit if absent. */
  readonly most?: number;
  /** At the top of the great track: `keep` a remainder on the small one, or `drop` it to 0. */
  readonly atTop?: 'keep' | 'drop';
  /** Whether a loss greater than the small track may be paid from the great one; yes if absent. */
  readonly borrow?: boolean;
};

/** Both tracks after a change, and the part of the change that was lost (with its sign). */
export type Carried = { readonly great: number; readonly small: number; readonly lost: number };

/** Add to (or, negative, subtract from) the small track, carrying and borrowing. */
export function carry(rules: CarryRules, great: number, small: number, by: number): Carried {
  const { base, least, most, atTop = 'keep', borrow = true } = rules;
  const aim = great * base + small + by;
  const floor = (borrow ? least : great) * base;
  const ceiling = most === undefined ? aim : most * base + (atTop === 'keep' ? base - 1 : 0);
  // Whatever lies beyond an end already is not pulled back by a change.
  const held = great * base + small;
  const now = by < 0 ? Math.max(aim, Math.min(floor, held)) : Math.min(aim, Math.max(ceiling, held));
  const rest = ((now % base) + base) % base;
  return { great: (now - rest) / base, small: rest, lost: aim - now };
}

/**
 * The marked boxes that a marker reaches or passes on its way, in the order it meets them; the box it leaves does not count,
 * the box it comes to does.
 */
export function boxesMet(marks: readonly number[], from: number, to: number): number[] {
  const met = marks.filter(mark => (from < to ? mark > from && mark <= to : mark < from && mark >= to));
  return met.sort((a, b) => (from < to ? a - b : b - a));
}
