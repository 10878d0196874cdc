/**
 * 1.21 What a hexside lets through, in the weather of the day. Its one kind (1.2-b, 1.2-c), the rivers above and below their bar
 * (1.27-a) and the errata of the map (1.7-a) are printed: `hexsideKind` of the data.
 */
import { type Hexside, hexsideKind, SIDE_CLEAR, SIDE_GAP, SIDE_MAJOR_RIVER, SIDE_SWAMP } from '../data/hexsides.ts';
import { turnpikeOver } from '../data/railways.ts';
import { DRY, MUD, type Weather } from '../data/sides.ts';
import { attackLimit, crossingAttackLimit, reinforceLimit } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';

/** 1.6-c Turnpike hexsides keep their limits in Mud. */
const weatherOver = (pub: Seen, side: Hexside): Weather => (turnpikeOver[side] ? DRY : pub.weather);

/** 1.21-b, 1.21-c, 1.23-a, 1.24-a, 1.25-a, 1.26-b, 1.27-b, 5.31-d Units that may attack over it in a Campaign Turn. */
export const attackLimitOf = (pub: Seen, side: Hexside): number => attackLimit[hexsideKind[side]!]![weatherOver(pub, side)];
/** 1.21-b, 10.5-c Units that may reinforce over it in a Battle Turn by day; DIE_ROLL where a die decides, none over an uncrossed river. */
export const reinforceLimitOf = (pub: Seen, side: Hexside): number => reinforceLimit[hexsideKind[side]!]![weatherOver(pub, side)];
/** 10.5-b */
export const crossingLimitOf = (pub: Seen): number => crossingAttackLimit[pub.weather];

/** 1.26-a, 1.27-b, 1.28-a Units can march over it: no mountain, sea or uncrossed major river. Gaps are open in Mud too. */
export const marchable = (side: Hexside): boolean => hexsideKind[side]! < SIDE_MAJOR_RIVER;
/** 1.21-e Command, supply lines and adjacency can be traced over it: marchable, and no gap in Mud unless the Turnpike crosses it. */
export const traceable = (pub: Seen, side: Hexside): boolean =>
  marchable(side) && (hexsideKind[side] !== SIDE_GAP || pub.weather !== MUD || turnpikeOver[side]!);
/** 1.25-a */
export const isSwamp = (side: Hexside): boolean => hexsideKind[side] === SIDE_SWAMP;
/** 5.32-e Rough ground for a forced march: whatever is not Clear. */
export const isRough = (side: Hexside): boolean => hexsideKind[side] !== SIDE_CLEAR;

/** 5.31-c Units that have attacked over a hexside in this Campaign Turn. */
export const attackersOver = (pub: Seen, side: Hexside): number => {
  let count = 0;
  for (let i = 0; i < pub.attacked.length; i++) if (pub.attacked[i] === side) count++;
  return count;
};
