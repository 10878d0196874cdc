/** 22.1-d What hidden enemy units have refused: codes in `own.refused` that keep it from being offered again. */
import type { Space } from '../data/spaces.ts';

/** Above the numbers of spaces, which are codes of the Mobilization Phase. */
const FIRST = 1024;
export const ROW = 128;
/** 16.10-a, 24.2-a The force has met somebody and cannot go on. */
export const HELD = FIRST;
/** 34.1-e */
export const NO_OVERRUN = FIRST + 1;
/** 24.4-e An enemy fleet closes the port. */
export const closedPort = (space: Space): number => FIRST + ROW + space;
/** 24.6-l Somebody is ashore, and leaders alone cannot land. */
export const leadersOnly = (space: Space): number => FIRST + 2 * ROW + space;
/** 28.6-b Nobody inside to besiege. */
export const emptyWalls = (space: Space): number => FIRST + 3 * ROW + space;
/** 38.2-a, 38.4-a */
export const noHonors = (space: Space): number => FIRST + 4 * ROW + space;
/** 7.9-a */
export const noBait = (space: Space): number => FIRST + 5 * ROW + space;
/** 7.9-l, 7.9-g An enemy combat unit is in the way. */
export const occupied = (space: Space): number => FIRST + 6 * ROW + space;
