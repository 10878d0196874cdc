/** 28.0 Fortress and siege markers that end outside battle. */
import { foe, NOBODY, numberOf, type Side, type SideName } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { hasAshore } from '../queries/forces.ts';
import { isKept } from '../queries/siege.ts';
import { ownOf } from '../queries/whole.ts';
import { RELIEF, type Table } from '../state/table.ts';
import { tell } from './pen.ts';
import { forgetIn } from './units.ts';

/** 28.1-a A fortress is built. */
export const fortify = (t: Table, rule: '28.1-a' | '7.9-g', side: SideName, at: Space, cost: number): void => {
  t.pub.fortress[at] = numberOf(side);
  t.pub.points[numberOf(side)] -= cost;
  tell(t, rule, 'fortified', { side, at, cost });
};
/** 28.14-a The relief force, if there is one, is nothing special any more. */
export const liftSiege = (t: Table, space: Space): void => {
  const besieger = t.pub.siege[space]!;
  if (besieger < 0) return;
  t.pub.siege[space] = NOBODY;
  forgetIn(t, foe(besieger as Side), space, RELIEF);
  tell(t, '28.14-a', 'siegeLifted', { at: space });
};
/** 28.4-a, 28.14-b With the fortress goes the siege. */
export const loseFortress = (t: Table, space: Space): void => {
  if (t.pub.fortress[space]! < 0) return;
  t.pub.fortress[space] = NOBODY;
  tell(t, '28.4-a', 'fortressGone', { at: space });
  liftSiege(t, space);
};
/** 28.4-a, 28.4-b, 28.14-a Whatever stood here before: a fortress that nobody keeps is gone, a siege without a besieger is over. */
export const keepFortress = (t: Table, space: Space): void => {
  if (t.pub.fortress[space]! >= 0 && !isKept(t, space)) loseFortress(t, space);
  const besieger = t.pub.siege[space]!;
  if (besieger >= 0 && !hasAshore(ownOf(t, besieger as Side), besieger as Side, space)) liftSiege(t, space);
};
/** 4.2-c, 28.4-a Fortresses that were kept and are not any more. Those that were empty from the start stay. */
export const keptFortresses = (t: Table): Space[] => {
  const found: Space[] = [];
  for (let space = 0; space < SPACE_COUNT; space++)
    if ((t.pub.fortress[space]! >= 0 && isKept(t, space)) || t.pub.siege[space]! >= 0) found.push(space);
  return found;
};
