/** What the layers tell: how many units a space supplies, how far a group comes with which die, where the enemy stands beside. */

import type { Onlooker } from '@cuartel/boardkit/face.ts';
import type { Ration, Reached, Threat } from '@cuartel/boardkit/net/overlays.ts';
import type { Thing } from '@cuartel/engine';
import { isSpace, type Place } from '../data/places.ts';
import { spacesBeside } from '../data/roads.ts';
import { CARLIST, foeOf, numberOf, type Side } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { FIRST_COUNTER } from '../data/units.ts';
import { groupPoints, reachOf, rollsToMove } from '../queries/movement.ts';
import { placeSupplies, supplyAt } from '../queries/supply.ts';
import { tokensAt } from '../queries/units.ts';
import type { War } from '../types.ts';

/** Whose eyes: the reader's, for a spectator the active side's. */
const sideOf = (view: Onlooker<War>): Side => numberOf(view.me ?? view.pub.active);
const SPACES: readonly Space[] = Array.from({ length: SPACE_COUNT }, (_, space) => space);

/** 19.2-b, 19.2-c How many units of the reader's side each space supplies. */
export const rationsOf = (view: Onlooker<War>): Ration[] => {
  const side = sideOf(view);
  return SPACES.flatMap(space => {
    const feeds = placeSupplies(view.pub, side, space);
    const short = view.own !== null && supplyAt(view.pub, view.own, side, space).starving > 0;
    return feeds === 0 && !short ? [] : [{ space, feeds, short }];
  });
};

/** The group that is pointed at: blocks by themselves, or all blocks of a place. */
const groupOf = (view: Onlooker<War>, aim: ReadonlySet<Thing>): { from: Place; blocks: number } | null => {
  const side = sideOf(view);
  const things = [...aim].map(thing => thing.split(':') as [string, string]);
  const units = things.flatMap(([kind, n]) => (kind === 'unit' && Number(n) < FIRST_COUNTER ? [Number(n)] : []));
  const mine = units.filter(unit => tokensAt(view.pub, side, view.pub.at[unit]!).includes(unit));
  if (mine.length > 0) return { from: view.pub.at[mine[0]!]!, blocks: mine.length };
  for (const [kind, n] of things) {
    const blocks = kind === 'space' ? tokensAt(view.pub, side, Number(n)).length : 0;
    if (blocks > 0) return { from: Number(n), blocks };
  }
  return null;
};
const DICE = [1, 2, 3, 4, 5, 6] as const;
/** 11.1-a, 11.1-b Where a group comes without forcing its march, if nobody reacts; for Liberals, with which die. */
export const reachSeen = (view: Onlooker<War>, aim: ReadonlySet<Thing>): Reached[] => {
  const side = sideOf(view);
  const group = groupOf(view, aim);
  if (group === null) return [];
  const rolled = side !== CARLIST && rollsToMove(view.pub, side, group.from);
  const least = new Map<Space, number>();
  for (const die of rolled ? DICE : [1]) {
    const points = groupPoints(view.pub, { side, ...group, die, concentrated: false, bonus: 0 });
    for (const space of reachOf(view.pub, side, group.from, points).spaces)
      if (isSpace(space) && space !== group.from && !least.has(space)) least.set(space, rolled ? die : 0);
  }
  return [...least].map(([space, die]) => ({ space, die }));
};

/** 5.2-a Spaces without enemies that enemy blocks could enter by one road. */
export const threatsTo = (view: Onlooker<War>): Threat[] => {
  const enemy = foeOf(sideOf(view));
  const blocks = SPACES.map(space => tokensAt(view.pub, enemy, space).length);
  return SPACES.flatMap(space => {
    const enemies = spacesBeside[space]!.reduce((sum, at) => sum + blocks[at]!, 0);
    return enemies === 0 || blocks[space]! > 0 ? [] : [{ space, enemies }];
  });
};
