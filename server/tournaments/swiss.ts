/**
 * PAIRING A SWISS ROUND, as docs/tournaments.md publishes it. From the top: whoever has most points meets the one in the middle of
 * those with as many, then the next below him, then the next above; then those with fewer points, from the top. The first with
 * whom everybody else can still be paired is his opponent. Nobody meets the same person twice while that can be avoided; one who
 * is left over has a bye: the lowest of those with the fewest byes.
 */
import { everybodyPaired, nobodyPaired } from './matching.ts';

export interface SwissPlayer {
  readonly person: string;
  readonly points: number;
  /** How often he has met whom. */
  readonly met: ReadonlyMap<string, number>;
  readonly byes: number;
}
export interface SwissRound {
  readonly pairs: readonly (readonly [higher: string, lower: string])[];
  readonly bye: string | null;
}

/** `ranked`: the highest first. */
export const pairSwiss = (ranked: readonly SwissPlayer[]): SwissRound => {
  for (let again = 0; ; again++) {
    const round = pairedWith(ranked, (one, other) => (ranked[one]!.met.get(ranked[other]!.person) ?? 0) <= again);
    if (round !== null) return round;
  }
};

const pairedWith = (ranked: readonly SwissPlayer[], joins: (one: number, other: number) => boolean): SwissRound | null => {
  const n = ranked.length;
  const alive = new Array<boolean>(n).fill(true);
  let mate: number[] | null = null;
  let bye: number | null = null;
  if (n % 2 === 0) mate = everybodyPaired(alive, joins, nobodyPaired(n));
  else {
    const lowest = ranked.map((_, i) => i).sort((a, b) => ranked[a]!.byes - ranked[b]!.byes || b - a);
    for (const out of lowest) {
      alive[out] = false;
      mate = everybodyPaired(alive, joins, nobodyPaired(n));
      if (mate !== null) {
        bye = out;
        break;
      }
      alive[out] = true;
    }
  }
  if (mate === null) return null;
  let paired: number[] = mate;
  const pairs: [string, string][] = [];
  for (let at = 0; at < n; at++) {
    if (!alive[at]) continue;
    for (const to of wishes(ranked, alive, at)) {
      const rest: number[] | null = joins(at, to) ? without(paired, alive, joins, at, to) : null;
      if (rest === null) continue;
      paired = rest;
      pairs.push([ranked[at]!.person, ranked[to]!.person]);
      break;
    }
  }
  return { pairs, bye: bye === null ? null : ranked[bye]!.person };
};

/** Whom he would meet, the best first: the middle of his own points, downwards, upwards; then everybody below. */
const wishes = (ranked: readonly SwissPlayer[], alive: readonly boolean[], at: number): number[] => {
  const rest = ranked.flatMap((_, i) => (i > at && alive[i] ? [i] : []));
  const equals = rest.filter(i => ranked[i]!.points === ranked[at]!.points);
  const middle = Math.max(0, Math.floor((equals.length + 1) / 2) - 1);
  return [...equals.slice(middle), ...equals.slice(0, middle).reverse(), ...rest.slice(equals.length)];
};
/** These two are a pair: the others still paired; null: somebody would be left over. Takes the two out of the living when it can be done. */
const without = (
  mate: readonly number[],
  alive: boolean[],
  joins: (one: number, other: number) => boolean,
  one: number,
  other: number,
): number[] | null => {
  const next = [...mate];
  for (const leaving of [one, other]) {
    const left = next[leaving]!;
    if (left !== -1) next[left] = -1;
    next[leaving] = -1;
    alive[leaving] = false;
  }
  const rest = everybodyPaired(alive, joins, next);
  if (rest === null) for (const back of [one, other]) alive[back] = true;
  return rest;
};
