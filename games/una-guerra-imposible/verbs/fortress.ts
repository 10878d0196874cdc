/** 10.2, 10.3, 18. Fortresses built, given up, destroyed; sieges that end. */
import { BUILT, IN_THE_OPEN, INSIDE, NO_FORTRESS, UNDER_CONSTRUCTION } from '../data/posts.ts';
import { foeOf, nameOf, type Side, type SideName } from '../data/sides.ts';
import { BAZTAN, SPACE_COUNT, type Space } from '../data/spaces.ts';
import { UNITS_OF } from '../data/units.ts';
import { fortressOf } from '../queries/fortresses.ts';
import { fighters, forceAt } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import { mix } from './mix.ts';
import { tell } from './pen.ts';

/** 10.2-a */
export const beginFortress = (t: Table, side: Side, space: Space): void => {
  t.pub.fortress[space] = UNDER_CONSTRUCTION + side;
  tell(t, '10.2-a', 'builds', { side: nameOf(side), space });
};
/** 10.3-a, 10.3-b, 4.1-d */
export const demolishFortress = (t: Table, side: Side, space: Space): void => {
  const built = t.pub.fortress[space] === BUILT + side;
  t.pub.fortress[space] = NO_FORTRESS;
  if (space === BAZTAN) t.pub.baztanLost = true;
  tell(t, built ? '10.3-a' : '10.3-b', 'demolished', { side: nameOf(side), space, built });
};
/** 10.2-d, 10.2-e */
export const destroyWorks = (t: Table, side: Side, space: Space): void => {
  t.pub.fortress[space] = NO_FORTRESS;
  tell(t, '10.2-e', 'worksDestroyed', { side: nameOf(side), space });
};
/**
 * 18.1-a, 11.4-j, 18-d Sieges without besieging infantry or cavalry are over, and whoever was inside comes out. The blocks of a side
 * that has a group on the move are lost among each other only when the move is over.
 */
export const liftSieges = (t: Table, moving: SideName | null = null): void => {
  const { pub } = t;
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (pub.siege[space] === 0) continue;
    const owner = fortressOf(pub, space);
    if (owner >= 0) {
      const by = foeOf(owner as Side);
      if (fighters(forceAt(pub, t.own[nameOf(by)], by, space)) > 0) continue;
    }
    pub.siege[space] = 0;
    for (const side of [0, 1] as const) {
      for (const unit of UNITS_OF[side]) if (pub.at[unit] === space && pub.post[unit] === INSIDE) pub.post[unit] = IN_THE_OPEN;
      if (nameOf(side) !== moving) mix(t, nameOf(side), space);
    }
    tell(t, '11.4-j', 'siegeLifted', { space });
  }
};
