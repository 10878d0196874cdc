import type { PlaceName } from './places.ts';
import type { BySide } from './sides.ts';

/**
 * Figures that the rulebook refers to but does not contain: they stand on the printed map, on the Order of Battle cards or
 * on the labels. All were chosen anew from history and from what the rules imply, and may be tuned here without touching a
 * rule. Reconstructed as well, in their own files: the grid, terrain and hexside features (hexes.ts, hexsides.ts), rivers and
 * railways (rivers.ts, railways.ts), kinds of settlement (places.ts), blocks other than HQs and Brigades (blocks.ts) and the
 * set-ups (deployments.ts).
 */

/** 3.51-a Victory points of places. Only Winchester's is given by the rules. */
export const VICTORY_POINTS: Partial<Record<PlaceName, number>> = {
  harrisburg: 2,
  chambersburg: 1,
  hagerstown: 1,
  cumberland: 1,
  frederick: 1,
  baltimore: 4,
  washington: 5,
  'harpers-ferry': 1,
  winchester: 1,
  staunton: 1,
  alexandria: 1,
  culpeper: 1,
  gordonsville: 1,
  fredericksburg: 1,
  charlottesville: 1,
  richmond: 5,
  norfolk: 1,
  petersburg: 2,
  lynchburg: 1,
};

/** 3.1-a The Victory Track runs from USA Decisive to CSA Decisive; the marker's space counts towards the CSA. */
export const TRACK_END = 10;

/** 3.2.4-a Least distance from zero of each grade of Marginal victory, three spaces a grade; only the middle of the track is a draw. */
export const MARGINALS: readonly [one: number, two: number, three: number] = [1, 4, 7];

/**
 * 3.2.1-a Space of the marker at the start of each year: with the marked months to come a year in which nobody moves ends at +1, so
 * that time alone wins for the South (3.53), by no more than it must.
 */
export const YEAR_MARKS: Readonly<Record<1861 | 1862 | 1863 | 1864, number>> = { 1861: -1, 1862: -2, 1863: -2, 1864: -2 };

/** 3.53-a Months of the year marked "CSA VP". */
export const CSA_VP_MONTHS: readonly number[] = [6, 8, 10];

/** 2.2.6-b Most steps of Garrisons and of Heavy Artillery. */
export const GARRISON_STEPS: BySide<number> = [3, 3];
export const HEAVY_ARTILLERY_STEPS: BySide<number> = [3, 2];

/** Blocks per kind in the order of BLOCK_KINDS (HQ, Infantry, Brigade, Garrison, Cavalry, Artillery, Heavy Artillery). */
export const BLOCK_COUNTS: BySide<readonly number[]> = [
  [4, 26, 0, 8, 8, 6, 2],
  [4, 16, 3, 5, 7, 5, 2],
];
