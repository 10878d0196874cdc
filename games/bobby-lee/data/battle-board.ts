/**
 * 6.2-a The places of a battle board. Columns are numbered as the Attacker sees them, so that the two places of a column
 * face each other: a side's Left faces the enemy's Right.
 *
 *          Attacker's Reserve 6
 *      Left 0    Centre 1   Right 2     Attacker's line
 *      Right 3   Centre 4   Left 5      Defender's line
 *          Defender's Reserve 7
 *
 * 7.43-b Outside the four wings lie units that envelop or are lost: 8 beside 0, 9 beside 2, 10 beside 3, 11 beside 5.
 */
export type Spot = number;

/** Not on a board. */
export const OFF_BOARD = -1;
/** The line of the Attacker, then that of the Defender. */
export const LINE_OF = [
  [0, 1, 2],
  [3, 4, 5],
] as const;
export const CENTRE_OF = [1, 4] as const;
export const RESERVE_OF = [6, 7] as const;
/** Both wings of each line, in the order of their columns. */
export const WINGS_OF = [
  [0, 2],
  [3, 5],
] as const;
export const FIRST_OUTSIDE = 8;
/** The wing beside which an outside place lies, by `spot - FIRST_OUTSIDE`. */
export const WING_BESIDE = [0, 2, 3, 5] as const;
/** The place outside each wing; -1 where there is none. */
export const OUTSIDE: readonly Spot[] = [8, -1, 9, 10, -1, 11, -1, -1];
export const SPOTS = 12;
