/** 5. UNITS: who stands where. Numbers of units are seen by all (5.2-d); arms and strengths only by their owner. */
import { BLOCK_COUNT, type Block, blockArm, CAVALRY, INFANTRY, isBand, TRAIN } from '../data/blocks.ts';
import type { Place } from '../data/places.ts';
import { IN_THE_OPEN, INSIDE, ON_ROAD, type Post } from '../data/posts.ts';
import type { Side } from '../data/sides.ts';
import {
  COUNTERS_OF,
  type Counter,
  type CounterKind,
  FIRST_COUNTER,
  TOKENS_OF,
  type Token,
  UNITS_OF,
  type Unit,
} from '../data/units.ts';
import type { Owned, Seen } from '../state/table.ts';

/** 5.1-a Infantry, cavalry and trains are blocks, guns and backpacks counters. */
export const isToken = (unit: Unit): boolean => unit < FIRST_COUNTER;

/** All units of a side at a place, however they stand there. */
export const unitsAt = (pub: Seen, side: Side, place: Place): Unit[] => UNITS_OF[side].filter(unit => pub.at[unit] === place);
/** Tokens of a side that stand so at a place; in the open if nothing is said. */
export const tokensAt = (pub: Seen, side: Side, place: Place, post: Post = IN_THE_OPEN): Token[] =>
  TOKENS_OF[side].filter(token => pub.at[token] === place && pub.post[token] === post);
export const countTokens = (pub: Seen, side: Side, place: Place, post: Post = IN_THE_OPEN): number => {
  let count = 0;
  for (const token of TOKENS_OF[side]) if (pub.at[token] === place && pub.post[token] === post) count++;
  return count;
};
/** 11.4-f, 13.2-g Tokens of a side that wait on roads or at sea to enter a space. */
export const tokensWaiting = (pub: Seen, side: Side, place: Place): Token[] =>
  TOKENS_OF[side].filter(token => pub.at[token] === place && pub.post[token]! > INSIDE);
/** The tokens that wait to enter a space by a road. */
export const waitsOnRoad = (pub: Seen, unit: Unit): boolean => pub.post[unit]! >= ON_ROAD;

/** 14-b Points of a kind of counter that a side has at a place, standing so. */
export const pointsAt = (pub: Seen, side: Side, kind: CounterKind, place: Place, post: Post = IN_THE_OPEN): number => {
  let points = 0;
  for (const counter of COUNTERS_OF[side][kind])
    if (pub.at[counter] === place && pub.post[counter] === post) points += pub.counterPoints[counter - FIRST_COUNTER]!;
  return points;
};
export const countersAt = (pub: Seen, side: Side, kind: CounterKind, place: Place, post: Post = IN_THE_OPEN): Counter[] =>
  COUNTERS_OF[side][kind].filter(counter => pub.at[counter] === place && pub.post[counter] === post);
export const pointsOf = (pub: Seen, counter: Counter): number => pub.counterPoints[counter - FIRST_COUNTER]!;

/** 5.2-b What the owner would declare of a force: blocks by arm, bands apart (they are infantry too). */
export interface Force {
  readonly infantry: number;
  readonly cavalry: number;
  readonly trains: number;
  readonly bands: number;
}
export const forceOf = (own: Owned, tokens: readonly Token[]): Force => {
  const force = { infantry: 0, cavalry: 0, trains: 0, bands: 0 };
  for (const token of tokens) {
    const block = own.block[token]!;
    if (blockArm[block] === INFANTRY) force.infantry++;
    else if (blockArm[block] === CAVALRY) force.cavalry++;
    else force.trains++;
    if (isBand[block]) force.bands++;
  }
  return force;
};
/** 19.1-a Infantry and cavalry, bands included. */
export const fighters = ({ infantry, cavalry }: Force): number => infantry + cavalry;
/** 15-c, 16-k Infantry and cavalry without the bands. */
export const regulars = ({ infantry, cavalry, bands }: Force): number => infantry + cavalry - bands;
/** Infantry that is no band. */
export const regularInfantry = ({ infantry, bands }: Force): number => infantry - bands;

export const forceAt = (pub: Seen, own: Owned, side: Side, place: Place, post: Post = IN_THE_OPEN): Force =>
  forceOf(own, tokensAt(pub, side, place, post));

/** Whether any infantry or cavalry stands so at a place. */
export const hasFighterAt = (pub: Seen, own: Owned, side: Side, place: Place, post: Post = IN_THE_OPEN): boolean => {
  for (const token of TOKENS_OF[side])
    if (pub.at[token] === place && pub.post[token] === post && blockArm[own.block[token]!] !== TRAIN) return true;
  return false;
};
/** Where an own block stands, -1 off the map. */
export const placeOf = (pub: Seen, own: Owned, block: Block): Place | -1 => {
  const token = own.token[block]!;
  return token < 0 ? -1 : pub.at[token]!;
};
export const isFighter = (block: Block): boolean => blockArm[block] !== TRAIN;
/** 10-e What a unit of its owner has done; blocks are looked up through their tokens. */
export const doneBy = (own: Owned, unit: Unit): number => own.done[unit < BLOCK_COUNT ? own.block[unit]! : unit]!;
