/** 7.0 Hands of campaign markers. */
import { AGITATION, CATEGORY, MARKER_KINDS, type Marker, PLAYED_BY, TACTICAL } from '../data/markers.ts';
import { MARKER_COST } from '../data/reconstructed.ts';
import { AMERICAN, BRITISH, NOBODY, type Side } from '../data/sides.ts';
import { FIRST_TURN_FACTOR, MOST_MARKERS_BOUGHT } from '../data/tables.ts';
import type { Mine, Seen } from '../state/table.ts';

export const handSize = (hand: readonly number[]): number => {
  let size = 0;
  for (let marker = 0; marker < MARKER_KINDS; marker++) size += hand[marker]!;
  return size;
};
/** 7.2-a Half the hand, rounded down. */
export const markersDue = (size: number): number => size >> 1;
/** 7.8-a Whether a side holds a marker that it can play at all. */
export const holds = (own: Mine, side: Side, marker: Marker): boolean =>
  own.hand[marker]! > 0 && (PLAYED_BY[marker]! < 0 || PLAYED_BY[marker] === side);
export const tacticalIn = (own: Mine): number => own.hand[TACTICAL]!;
/** 9.1-b Agitation points a side could pay with. */
export const agitationPoints = (own: Mine, side: Side): number => {
  let points = 0;
  for (let marker = 0; marker < MARKER_KINDS; marker++)
    if (CATEGORY[marker] === 'agitation') points += own.hand[marker]! * AGITATION[marker]![side];
  return points;
};

/** 4.8-a Everything the British player mobilizes in turn 1 costs double. */
export const priceFactor = (pub: Pick<Seen, 'turn'>, side: Side): number =>
  side === BRITISH && pub.turn === 1 ? FIRST_TURN_FACTOR : 1;
/** 7.1-b */
export const markerPrice = (pub: Pick<Seen, 'turn'>, side: Side): number => MARKER_COST * priceFactor(pub, side);
/** 7.3-b, 7.3-c, 7.3-d How many markers a side may still buy. */
export const markersToBuy = (pub: Pick<Seen, 'turn' | 'points' | 'bought' | 'container'>, side: Side): number =>
  Math.max(
    0,
    Math.min(pub.container, MOST_MARKERS_BOUGHT - pub.bought[side]!, Math.floor(pub.points[side]! / markerPrice(pub, side))),
  );

/** 8.1-b, 8.2-a The bid that is higher takes the initiative; equal bids, none included, are left to dice. */
export const bidWinner = (american: number, british: number): Side | -1 =>
  american > british ? AMERICAN : british > american ? BRITISH : NOBODY;
