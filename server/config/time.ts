/** The time. Goes on steadily from what the wall clock said at the start: a wall clock set back or forth while we run moves nobody's deadline. */
import { performance } from 'node:perf_hooks';

/** Milliseconds since 1970. */
export type Now = () => number;

export const steady = (wall: number = Date.now()): Now => {
  const begun = performance.now();
  return () => Math.floor(wall + performance.now() - begun);
};

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
