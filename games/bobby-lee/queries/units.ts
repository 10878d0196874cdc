/** 2. UNITS: a unit's kind (2.2-a) and speed are printed, where it stands is seen, its steps the owner knows. */
import { BLOCK_KINDS, type Block, blockKind, blockSide, HQ, supreme } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import type { Weather } from '../data/sides.ts';
import { speed } from '../data/tables.ts';
import type { View } from '../state/table.ts';

export const isHq = (block: Block): boolean => blockKind[block] === HQ;
/** 2.2.1-a, 5.13-a */
export const isFieldHq = (block: Block): boolean => isHq(block) && !supreme[block];
export const kindName = (block: Block): (typeof BLOCK_KINDS)[number] => BLOCK_KINDS[blockKind[block]!]!;
/** 2.3.1-a, 3.42-a */
export const speedOf = (block: Block, weather: Weather): number => speed[blockSide[block]!][blockKind[block]!]![weather];

/** Where an own unit stands; -1 off the map. */
export const placeOf = (v: View, block: Block): Hex | -1 => {
  const token = v.own.token[block]!;
  return token < 0 ? -1 : v.pub.at[token]!;
};
/** Own units on the map with a given trait of `done`, or without it. */
export const did = (v: View, block: Block, what: number): boolean => (v.own.done[block]! & what) !== 0;
