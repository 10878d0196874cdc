/** 9.0 The contests of the Agitation Phase. */
import { AGITATION, AGITATORS } from '../data/markers.ts';
import { COLONIAL_REGIONS } from '../data/regions.ts';
import { AMERICAN, BRITISH, NOBODY, type Side } from '../data/sides.ts';
import {
  ARTICLES,
  CONTESTS,
  DECLARATION,
  EUROPE_CONTEST,
  EUROPE_LEFT,
  EUROPE_RIGHT,
  FIRST_REGION_CONTEST,
  LOYALTY_END,
  PROGRESS_CONTEST,
  type TableName,
} from '../data/tables.ts';
import type { Seen } from '../state/table.ts';

/** 9.2-a, 7.10-a, 7.10-b Points of what a side has laid for a contest. */
export const pointsLaid = (assigned: readonly number[], side: Side, contest: number): number => {
  let points = 0;
  for (let kind = 0; kind < AGITATORS.length; kind++)
    points += (assigned[contest * AGITATORS.length + kind] ?? 0) * AGITATION[AGITATORS[kind]!]![side];
  return points;
};
export const markersLaid = (assigned: readonly number[], contest: number): number => {
  let laid = 0;
  for (let kind = 0; kind < AGITATORS.length; kind++) laid += assigned[contest * AGITATORS.length + kind] ?? 0;
  return laid;
};

/** 9.3-d, 9.4-a, 12.5-a Dice a side rolls in a contest: none without a marker, two for the American in Europe from the Declaration on. */
export const contestDice = (pub: Pick<Seen, 'assigned' | 'progress'>, side: Side, contest: number): number => {
  if (markersLaid(pub.assigned[side]!, contest) === 0) return 0;
  return side === AMERICAN && contest === EUROPE_CONTEST && pub.progress >= DECLARATION ? 2 : 1;
};
/** 9.4-a A contest that only one side has entered is won without a roll. */
export const isUncontested = (pub: Pick<Seen, 'assigned'>, contest: number): Side | -1 => {
  const [american, british] = [AMERICAN, BRITISH].map(side => markersLaid(pub.assigned[side]!, contest) > 0);
  return american === british ? NOBODY : american ? AMERICAN : BRITISH;
};
/** 9.3-d The higher total wins; a tie has no winner. */
export const contestWinner = (american: number, british: number): Side | -1 =>
  american > british ? AMERICAN : british > american ? BRITISH : NOBODY;

/** 9.3-b, 9.3-f The contests of a table, in their order. */
export const contestsOf = (table: TableName): readonly number[] =>
  table === 'progress'
    ? [PROGRESS_CONTEST]
    : table === 'europe'
      ? [EUROPE_CONTEST]
      : Array.from({ length: COLONIAL_REGIONS }, (_, region) => FIRST_REGION_CONTEST + region);
export const ALL_CONTESTS: readonly number[] = Array.from({ length: CONTESTS }, (_, contest) => contest);

/** 10.2-a, 10.3-a, 10.4-a Where Progress stands after a contest: it never goes back. */
export const progressAfter = (progress: number, winner: Side | -1): number =>
  winner === AMERICAN ? Math.min(ARTICLES, progress + 1) : progress;
/** 11.2-a, 11.3-a, 11.4-a, 11.5-a */
export const loyaltyAfter = (level: number, winner: Side | -1): number =>
  winner === AMERICAN ? Math.min(LOYALTY_END, level + 1) : winner === BRITISH ? Math.max(-LOYALTY_END, level - 1) : level;
/** 12.2-a, 12.3-a, 12.4-a, 12.6-a */
export const europeAfter = (europe: number, winner: Side | -1): number =>
  winner === AMERICAN ? Math.min(EUROPE_RIGHT, europe + 1) : winner === BRITISH ? Math.max(-EUROPE_LEFT, europe - 1) : europe;
