/** 18.3 The fall of a fortress. */
import { BUILT, INSIDE, NO_FORTRESS } from '../data/posts.ts';
import { nameOf, type Side } from '../data/sides.ts';
import { BAZTAN, type Space } from '../data/spaces.ts';
import { BACKPACK, FIELD, MOUNTAIN } from '../data/units.ts';
import { pointsAt, tokensAt } from '../queries/units.ts';
import type { Seen, Table } from '../state/table.ts';
import { loseGuns } from './guns.ts';
import { tell } from './pen.ts';
import { eliminate } from './units.ts';

export const gunsInside = (pub: Seen, side: Side, space: Space): number =>
  pointsAt(pub, side, FIELD, space, INSIDE) + pointsAt(pub, side, MOUNTAIN, space, INSIDE);
/** 18.3-a Trains and backpacks are eliminated with the place. */
export const loseBaggageInside = (t: Table, side: Side, space: Space): void => {
  for (const token of tokensAt(t.pub, side, space, INSIDE)) eliminate(t, '18.3-a', token);
  loseGuns(t, '18.3-a', side, BACKPACK, space, INSIDE, 99);
};
/** 18.3-b The captor's marker, built, or the other face of the city's garrison. */
export const fallTo = (t: Table, space: Space, by: Side): void => {
  t.pub.fortress[space] = BUILT + by;
  t.pub.siege[space] = 0;
  tell(t, '18.3-b', 'kept', { space, by: nameOf(by) });
};
/** 18.3-b, 4.1-d Nothing is left of it; what stood in Baztán is never built again. */
export const raze = (t: Table, space: Space, by: Side): void => {
  t.pub.fortress[space] = NO_FORTRESS;
  t.pub.siege[space] = 0;
  if (space === BAZTAN) t.pub.baztanLost = true;
  tell(t, '18.3-b', 'razed', { space, by: nameOf(by) });
};
