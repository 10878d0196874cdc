/** 11. MOVEMENT: allowances, costs, what stops a group, where it could go. */
import { BLOCKED, newReach, type Reach, reach, stopping } from '@cuartel/engine/kit/reach.ts';
import { type Block, blockArm, CAVALRY } from '../data/blocks.ts';
import { FIRST_REGION, isRegion, isSpace, PLACE_COUNT, type Place, regionAt } from '../data/places.ts';
import { type Road, roadCost, roadNet } from '../data/roads.ts';
import { CARLIST, type Side } from '../data/sides.ts';
import { PROVINCES, spaceProvince } from '../data/spaces.ts';
import {
  CARLIST_MOVEMENT,
  CONCENTRATION_COST,
  FORCED_MARCH_LOSS,
  LARGE_GROUP,
  LIBERAL_MOVEMENT,
  SMALL_GROUP,
} from '../data/tables.ts';
import { BACKPACK, counterKind, FIELD, FIRST_COUNTER, type Unit } from '../data/units.ts';
import type { Owned, Seen } from '../state/table.ts';
import { enemyIn } from './control.ts';
import { mayEnterRegion } from './regions.ts';
import { isStanding, standingValue } from './standing.ts';
import { countTokens } from './units.ts';

/** 11.1-b Infantry, cavalry and trains are counted: all that are tokens. */
export const blocksIn = (group: readonly Unit[]): number => group.filter(unit => unit < FIRST_COUNTER).length;
export const sizeModifier = (blocks: number): number => (blocks <= SMALL_GROUP ? 1 : blocks >= LARGE_GROUP ? -1 : 0);

/** 11.1-a Whether the movement of a group that sets out from a place is rolled for. */
export const rollsToMove = (pub: Seen, side: Side, from: Place): boolean =>
  side !== CARLIST && !(isStanding(pub, 'mina') && isSpace(from) && PROVINCES[spaceProvince[from]!] === 'navarra');

export interface Marching {
  readonly side: Side;
  readonly from: Place;
  /** 11.1-d Blocks of the group when it sets out. */
  readonly blocks: number;
  /** The Liberal die; anything where none is rolled. */
  readonly die: number;
  /** 12.1-d */
  readonly concentrated: boolean;
  /** What a card adds. */
  readonly bonus: number;
}
/** 11.1-a, 11.1-b, 11.1-g, 12.1-d The points of a group, before what arms add or take. */
export const groupPoints = (pub: Seen, { side, from, blocks, die, concentrated, bonus }: Marching): number => {
  const rolled = die === 1 ? standingValue(pub, 'liberal-roll-of-one', LIBERAL_MOVEMENT[1]!) : LIBERAL_MOVEMENT[die]!;
  const base = side === CARLIST ? CARLIST_MOVEMENT : rollsToMove(pub, side, from) ? rolled : standingValue(pub, 'mina', 0);
  const gathered = concentrated ? standingValue(pub, 'concentration-cost', CONCENTRATION_COST) : 0;
  return Math.max(0, base + sizeModifier(blocks) - gathered + bonus);
};
/** 11.1-c What a unit has more or less than its group. Only the owner knows it of a token. */
export const armPoints = (block: Block | -1, unit: Unit): number =>
  unit >= FIRST_COUNTER ? (counterKind[unit] === FIELD ? -1 : 0) : blockArm[block] === CAVALRY ? 1 : 0;
/** 11.1-c, 11.1-e Points a unit of the group has left when the group has spent so many. */
export const pointsLeft = (own: Owned, unit: Unit, points: number, spent: number): number =>
  points + armPoints(unit < FIRST_COUNTER ? own.block[unit]! : -1, unit) - spent;

/** 11.1-f, 4.4-a, 4.5-a */
export const costOf = (road: Road): number => roadCost[road]!;
/** 11.1-e, 11.2-a, 11.2-c, 11.2-f Whether a unit can take a road at all: with its points, or by forcing its march. */
export const canTake = (own: Owned, unit: Unit, road: Road, points: number, spent: number): 'pays' | 'forces' | 'cannot' => {
  if (pointsLeft(own, unit, points, spent) >= costOf(road)) return 'pays';
  return unit >= FIRST_COUNTER && counterKind[unit] === FIELD ? 'cannot' : 'forces';
};
/** 11.2-b, 11.2-c Whether a unit that forced its march loses strength to this die. */
export const losesToMarch = (side: Side, unit: Unit, die: number): boolean =>
  (unit < FIRST_COUNTER || counterKind[unit] !== BACKPACK) && die <= FORCED_MARCH_LOSS[side];

/** 11.4-a, 11.4-c, 23.1-f Whether entering a place ends the move of a group, reactions apart. */
export const stopsIn = (pub: Seen, side: Side, place: Place): boolean => isRegion(place) || enemyIn(pub, side, place);
/** 11.4-f Whether a group that enters a space has to wait on its road: an earlier one faces the enemy there. */
export const mustWait = (pub: Seen, side: Side, space: Place): boolean =>
  isSpace(space) && enemyIn(pub, side, space) && countTokens(pub, side, space) > 0;

const found: Reach = newReach(PLACE_COUNT);
/**
 * 11.1-f, 11.4-a, 11.4-b, 11.4-d, 23.1-f, 23.1-g Where a group could come with these points, if nobody reacts, without forcing its
 * march: by place the least cost, or -1. What is found is overwritten by the next question.
 */
export const reachOf = (pub: Seen, side: Side, from: Place, points: number): Reach =>
  reach(
    roadNet,
    [from],
    points,
    (step, to, at) => {
      const cost = roadCost[roadNet.link[step]!]!;
      if (to >= FIRST_REGION) return isRegion(from) || !mayEnterRegion(pub, side, regionAt(to), -1) ? BLOCKED : stopping(cost);
      if (at >= FIRST_REGION && at !== from) return BLOCKED;
      return enemyIn(pub, side, to) ? stopping(cost) : cost;
    },
    found,
  );
