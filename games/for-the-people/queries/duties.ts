/** 4.5.2-a, 4.6.2-a Marches that are not free to go where they like: to an attack, or to Richmond. */
import { distancesFrom, ofKinds } from '@cuartel/engine/kit/index.ts';
import { LAND, MAP } from '../data/map.ts';
import { RICHMOND } from '../data/places.ts';
import type { Space } from '../data/spaces.ts';
import type { Seen } from '../state/table.ts';
import { isOpposed, marchSp } from './pieces.ts';
import { type Marching, mayCross, stepCost } from './steps.ts';

const FAR_FROM_RICHMOND = distancesFrom(MAP, [RICHMOND], ofKinds(MAP, LAND));
/** 4.6.2-a, 4.6.4-a A step on a shortest way, whoever holds Richmond. */
export const nearsRichmond = (march: Marching, to: Space): boolean => FAR_FROM_RICHMOND[to]! < FAR_FROM_RICHMOND[march.at]!;

/** The points a march needs from a space to the nearest space the enemy holds; -1: it cannot get there with those it has. */
export const pointsToAttack = (pub: Seen, march: Marching, from: Space, points: number): number => {
  if (marchSp(pub) === 0) return -1;
  const spent = new Map<Space, number>([[from, 0]]);
  const queue: Space[] = [from];
  let best = -1;
  for (const at of queue) {
    const so = spent.get(at)!;
    for (let step = MAP.first[at]!, end = MAP.first[at + 1]!; step < end; step++) {
      const to = MAP.to[step]!;
      if ((LAND >> MAP.kind[step]!) % 2 === 0 || !mayCross(pub, march.side, step)) continue;
      const cost = so + stepCost(pub, march.side, to);
      if (cost > points || (spent.get(to) ?? cost + 1) <= cost) continue;
      if (isOpposed(pub, march.side, to)) {
        if (best < 0 || cost < best) best = cost;
        continue;
      }
      spent.set(to, cost);
      queue.push(to);
    }
  }
  return best;
};
/** 4.5.2-a It could still attack somebody. */
export const canAttack = (pub: Seen, march: Marching): boolean => pointsToAttack(pub, march, march.at, march.points) >= 0;
/** 4.5.2-a A step that leads to an attack, or leaves one possible. */
export const keepsAttack = (pub: Seen, march: Marching, to: Space): boolean =>
  isOpposed(pub, march.side, to) ||
  pointsToAttack(pub, march, to, march.points - stepCost(pub, march.side, to)) >= 0 ||
  !canAttack(pub, march);
