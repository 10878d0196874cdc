/**
 * NUMBERS. The log numbers every event; a reader is told numbers of his own, which count only what he is told of. So nobody can
 * count the secret steps of another, neither in what is sent nor in how many numbers are missing.
 */
import type { Live } from './live.ts';

/** Whose secret this event is: nobody else is told of it. Null: it is no secret that something happened. */
export const onlyFor = ({ secrets }: Live, seq: number): string | null => secrets[seq - 1] ?? null;
export const isToldTo = (live: Live, side: string | null, seq: number): boolean => {
  const only = onlyFor(live, seq);
  return only === null || only === side;
};

/** How many events up to this one a reader has been told of. */
export const numberFor = (live: Live, side: string | null, seq = live.seq): number => {
  let number = 0;
  for (let i = 1; i <= seq; i++) if (isToldTo(live, side, i)) number++;
  return number;
};
/** The event a reader knows by this number; null: there is none. */
export const seqAt = (live: Live, side: string | null, number: number): number | null => {
  let left = number;
  for (let i = 1; left > 0; i++) {
    if (i > live.seq) return null;
    if (isToldTo(live, side, i) && --left === 0) return i;
  }
  return 0;
};
