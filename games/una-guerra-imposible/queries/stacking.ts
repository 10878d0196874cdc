/** 11.3, 11.5, 14. COUNTERS: what may stand together, what may not stand alone, what the box still holds. */
import { BLOCK_COUNT, BLOCKS_OF, blockArm, TRAIN } from '../data/blocks.ts';
import { HIDDEN_BOX, isSpace, NOWHERE, type Place } from '../data/places.ts';
import { IN_THE_OPEN, INSIDE, type Post } from '../data/posts.ts';
import { LIBERAL, type Side } from '../data/sides.ts';
import {
  BACKPACK,
  COUNTERS_OF,
  type Counter,
  type CounterKind,
  counterKind,
  FIELD,
  LARGE_FIELD_COUNTERS,
  MOST_POINTS,
  MOUNTAIN,
  SMALL_FIELD_COUNTERS,
  type Token,
  type Unit,
  unitSide,
} from '../data/units.ts';
import type { Owned, Seen } from '../state/table.ts';
import { enemyIn } from './control.ts';
import { fortressOf } from './fortresses.ts';
import { countersAt, hasFighterAt as hasFighter, pointsOf, tokensAt } from './units.ts';

/** 11.5-b Counters of a kind at a place beyond the one that may stay. Inside and outside of a besieged fortress are apart. */
export const crowded = (pub: Seen, side: Side, kind: CounterKind, place: Place, post: Post = IN_THE_OPEN): Counter[] =>
  place === HIDDEN_BOX ? [] : countersAt(pub, side, kind, place, post).slice(1);
/** 11.5-b Trains at a place beyond the one that may stay. */
export const crowdedTrains = (pub: Seen, own: Owned, side: Side, place: Place, post: Post = IN_THE_OPEN): Token[] =>
  tokensAt(pub, side, place, post)
    .filter(token => blockArm[own.block[token]!] === TRAIN)
    .slice(1);
/** 11.5-c What one unit has when all of its kind there are joined. */
export const joined = (points: readonly number[], most: number): number =>
  Math.min(
    most,
    points.reduce((sum, each) => sum + each, 0),
  );

/** 14-b A counter of the box for these points, or -1. Large Liberal field counters show 3 and 4, small ones 1 and 2. */
export const spareCounter = (pub: Seen, side: Side, kind: CounterKind, points: number): Counter | -1 => {
  const all = COUNTERS_OF[side][kind];
  const spare = all.find(counter => pub.at[counter] === NOWHERE) ?? -1;
  if (spare < 0 || points < 1 || points > MOST_POINTS[side][kind]) return -1;
  if (side !== LIBERAL || kind !== FIELD) return kind === BACKPACK && backpacksLeft(pub, side) === 0 ? -1 : spare;
  const large = all.filter(counter => pointsOf(pub, counter) > 2).length;
  const small = all.filter(counter => pub.at[counter] !== NOWHERE).length - large;
  return (points > 2 ? large < LARGE_FIELD_COUNTERS : small < SMALL_FIELD_COUNTERS) ? spare : -1;
};
/** 14-b Whether a counter on the table could show these points instead of its own. */
export const canShow = (pub: Seen, counter: Counter, side: Side, kind: CounterKind, points: number): boolean => {
  if (points < 1 || points > MOST_POINTS[side][kind]) return false;
  if (side !== LIBERAL || kind !== FIELD || points > 2 === pointsOf(pub, counter) > 2) return true;
  return spareCounter(pub, side, kind, points) >= 0;
};
/** 14-b Whether so many points of a counter can be put on another: both are shown by counters of the box, and no point is lost. */
export const canDivide = (pub: Seen, counter: Counter, points: number): boolean => {
  const side = unitSide[counter]!;
  const kind = counterKind[counter] as CounterKind;
  const rest = pointsOf(pub, counter) - points;
  const spare = COUNTERS_OF[side][kind].some(other => pub.at[other] === NOWHERE);
  if (points < 1 || rest < 1 || !spare) return false;
  if (side !== LIBERAL || kind !== FIELD) return true;
  const shown = [points, rest, ...othersShow(pub, counter)];
  const large = shown.filter(each => each > 2).length;
  return large <= LARGE_FIELD_COUNTERS && shown.length - large <= SMALL_FIELD_COUNTERS;
};
/** What the other counters of a kind show that are on the table. */
const othersShow = (pub: Seen, counter: Counter): number[] =>
  COUNTERS_OF[unitSide[counter]!][counterKind[counter] as CounterKind]
    .filter(other => other !== counter && pub.at[other] !== NOWHERE)
    .map(other => pointsOf(pub, other));
/** 14.2-a, 14.2-b The most points of captured guns of a kind that a side could keep at a place, of those taken. */
export const keeps = (pub: Seen, side: Side, kind: typeof FIELD | typeof MOUNTAIN, place: Place, taken: number): number => {
  const [there] = countersAt(pub, side, kind, place);
  const had = there === undefined ? 0 : pointsOf(pub, there);
  for (let kept = Math.min(taken, MOST_POINTS[side][kind] - had); kept > 0; kept--) {
    const fits = there === undefined ? spareCounter(pub, side, kind, kept) >= 0 : canShow(pub, there, side, kind, had + kept);
    if (fits) return kept;
  }
  return 0;
};
/** 20.2-d Backpacks that lie in the box. */
export const backpacksLeft = (pub: Seen, side: Side): number =>
  pub.backpacks[side]! - COUNTERS_OF[side][BACKPACK].filter(counter => pub.at[counter] !== NOWHERE).length;

const trainsOf = (side: Side): readonly number[] => BLOCKS_OF[side].filter(block => blockArm[block] === TRAIN);
const TRAINS_OF = [trainsOf(0), trainsOf(1)] as const;
/** 11.3-b Whether units that cannot move alone may end there: with infantry or cavalry, or in a friendly fortress. */
export const mayEndAt = (pub: Seen, own: Owned, side: Side, place: Place): boolean =>
  place === HIDDEN_BOX || (isSpace(place) && fortressOf(pub, place) === side) || hasFighter(pub, own, side, place);
/** 11.3-c Counters and trains of a side that are left alone at a place, in the open. */
export const stranded = (pub: Seen, own: Owned, side: Side, place: Place): Unit[] => {
  if (mayEndAt(pub, own, side, place)) return [];
  return [
    ...tokensAt(pub, side, place).filter(token => blockArm[own.block[token]!] === TRAIN),
    ...([FIELD, MOUNTAIN, BACKPACK] as const).flatMap(kind => countersAt(pub, side, kind, place)),
  ];
};
/** 11.3-c A place where something of a side is left alone, or -1. Only counters and trains need be looked at. */
export const strandedAt = (pub: Seen, own: Owned, side: Side): Place | -1 => {
  for (const kind of [FIELD, MOUNTAIN, BACKPACK] as const)
    for (const counter of COUNTERS_OF[side][kind]) {
      const at = pub.at[counter]!;
      if (at >= 0 && pub.post[counter] === IN_THE_OPEN && !mayEndAt(pub, own, side, at)) return at;
    }
  for (const block of TRAINS_OF[side]) {
    const token = own.token[block]!;
    if (token >= 0 && pub.post[token] === IN_THE_OPEN && !mayEndAt(pub, own, side, pub.at[token]!)) return pub.at[token]!;
  }
  return -1;
};
/** 11.3-c, 18.3-c Half of the points of both kinds together, rounded up, if an enemy is there to take them. */
export const captured = (points: number): number => Math.ceil(points / 2);
/** 11.3-c Whether there is somebody to capture what is left alone. */
export const captorPresent = (pub: Seen, loser: Side, place: Place): boolean =>
  enemyIn(pub, loser, place) || (isSpace(place) && fortressOf(pub, place) === 1 - loser);

/** 18-a Whether one more unit that is no infantry or cavalry finds room inside: one of each kind. */
export const roomFor = (pub: Seen, own: Owned, side: Side, place: Place, unit: Unit, kind: CounterKind | 'train'): boolean =>
  kind === 'train'
    ? !tokensAt(pub, side, place, INSIDE).some(
        token => token !== unit && token < BLOCK_COUNT && blockArm[own.block[token]!] === TRAIN,
      )
    : countersAt(pub, side, kind, place, INSIDE).every(counter => counter === unit);
