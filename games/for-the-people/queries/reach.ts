/** How far a force comes, if nobody hinders it. */
import { type General, generalSide } from '../data/generals.ts';
import { MAP } from '../data/map.ts';
import type { Side } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { ARMY, BRIGADE, CORPS, DIVISION, type Formation } from '../data/tables.ts';
import { newMarch } from '../state/march.ts';
import type { Seen } from '../state/table.ts';
import { isOpposed } from './pieces.ts';
import { isOwnRail, type Marching, stepCost, stepForbidden } from './steps.ts';

/** 5.1.1-a, 5.9.1-a, 5.7.1-a Spaces a march can enter with the points it has; it stops at the first enemy. */
export const reachOf = (pub: Seen, march: Marching): Space[] => {
  // Left in each space: by rail alone, or otherwise.
  const best = [new Int8Array(SIZE).fill(-99), new Int8Array(SIZE).fill(-99)] as const;
  const queue: Marching[] = [march];
  const found = new Set<Space>();
  for (const here of queue) {
    const seen = { ...pub, march: here };
    for (let step = MAP.first[here.at]!, end = MAP.first[here.at + 1]!; step < end; step++) {
      if (stepForbidden(seen, here, step) !== null) continue;
      const to = MAP.to[step]!;
      found.add(to);
      const rail = here.rail && isOwnRail(pub, here.side, step);
      const points = here.points - stepCost(pub, here.side, to);
      const kept = best[rail ? 1 : 0];
      if (isOpposed(pub, here.side, to) || kept[to]! >= points) continue;
      kept[to] = points;
      queue.push({ ...here, at: to, rail, points });
    }
  }
  found.delete(march.at);
  return [...found];
};

/** A force as it would set out from where it stands, on a card that activates anybody. */
export const musterOf = (pub: Seen, side: Side, space: Space, leader: General | -1): Marching | null => {
  const infantry = pub.infantry[side]![space]!;
  if (leader >= 0 && (generalSide[leader] !== side || pub.general[leader] !== space)) return null;
  if (leader < 0 && infantry === 0) return null;
  const army = leader < 0 ? -1 : pub.commander.findIndex((general, n) => general === leader && pub.army[n] === space);
  const formation: Formation = leader < 0 ? DIVISION : army >= 0 ? ARMY : pub.rides[leader] ? BRIGADE : CORPS;
  return {
    ...newMarch(side, formation, space),
    army,
    leader,
    infantry: formation === BRIGADE ? 0 : infantry,
    generals: leader < 0 ? [] : [leader],
  };
};
