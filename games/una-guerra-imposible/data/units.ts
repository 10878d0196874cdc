/**
 * 5.1-a Units: what the table sees of blocks, and the counters. A unit is a number. Below FIRST_COUNTER it is a token: something that
 * stands at a place, of a side, without kind or strength; which block it is lies in its owner's drawer. There are as many tokens
 * as blocks, numbered alike, so that a token's number tells its side and nothing else. From FIRST_COUNTER on it is a counter.
 * How many counters there are is reconstructed; what each can show is not.
 */
import { BLOCK_COUNT, BLOCKS_OF, blockSide } from './blocks.ts';
import { type BySide, CARLIST, LIBERAL, type Side } from './sides.ts';

export type Unit = number;
export type Token = Unit;
export type Counter = Unit;

export const COUNTER_KINDS = ['field', 'mountain', 'backpack'] as const;
export type CounterKindName = (typeof COUNTER_KINDS)[number];
export type CounterKind = 0 | 1 | 2;
export const FIELD = 0;
export const MOUNTAIN = 1;
export const BACKPACK = 2;

const COUNTERS: readonly (readonly [side: Side, kind: CounterKind, howMany: number])[] = [
  [LIBERAL, FIELD, 8],
  [LIBERAL, MOUNTAIN, 3],
  [CARLIST, FIELD, 4],
  [CARLIST, MOUNTAIN, 3],
  [LIBERAL, BACKPACK, 4],
  [CARLIST, BACKPACK, 3],
];

export const FIRST_COUNTER = BLOCK_COUNT;
const counters = COUNTERS.flatMap(([side, kind, howMany]) => Array.from({ length: howMany }, () => ({ side, kind })));
export const UNIT_COUNT = BLOCK_COUNT + counters.length;

export const unitSide: readonly Side[] = [...blockSide, ...counters.map(({ side }) => side)];
/** By unit; -1 for tokens. */
export const counterKind: readonly (CounterKind | -1)[] = [
  ...blockSide.map(() => -1 as const),
  ...counters.map(({ kind }) => kind),
];

export const TOKENS_OF: BySide<readonly Token[]> = BLOCKS_OF;
const countersOf = (side: Side, kind: CounterKind): readonly Counter[] =>
  counterKind.flatMap((its, unit) => (its === kind && unitSide[unit] === side ? [unit] : []));
export const COUNTERS_OF: BySide<
  readonly [field: readonly Counter[], mountain: readonly Counter[], backpack: readonly Counter[]]
> = [
  [countersOf(LIBERAL, FIELD), countersOf(LIBERAL, MOUNTAIN), countersOf(LIBERAL, BACKPACK)],
  [countersOf(CARLIST, FIELD), countersOf(CARLIST, MOUNTAIN), countersOf(CARLIST, BACKPACK)],
];
export const UNITS_OF: BySide<readonly Unit[]> = [
  unitSide.flatMap((side, unit) => (side === LIBERAL ? [unit] : [])),
  unitSide.flatMap((side, unit) => (side === CARLIST ? [unit] : [])),
];

/** 14-a, 5.3-d By side and kind: the most points of one unit. */
export const MOST_POINTS: BySide<readonly [field: number, mountain: number, backpack: number]> = [
  [4, 2, 2],
  [2, 2, 2],
];
/** 14-b Liberal field counters show 1 and 2, or 3 and 4: so many of the first, so many of the second. All others show 1 and 2. */
export const SMALL_FIELD_COUNTERS = 5;
export const LARGE_FIELD_COUNTERS = 3;

/** 11.5-c The most strength of a train, by side. */
export const MOST_TRAIN: BySide<number> = [3, 2];
/** 5.4-d */
export const TRAIN_SUPPLIES = 6;
export const BACKPACK_SUPPLIES = 2;

/** 10.2-b */
export const FORTRESS_MARKERS: BySide<number> = [15, 10];
/** 17.6-c Wooden artillery points. */
export const ARTILLERY_POINTS = 10;
