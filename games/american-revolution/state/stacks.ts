/** 22.1-b What the opponent sees of a location: how many units, and the one on top. */
import { FLEET, INDIAN, LIGHT, MILITIA, REGULAR } from '../data/kinds.ts';
import { SIDES, type Side } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { KIND, UNITS_OF, type Unit } from '../data/units.ts';
import type { Table } from './table.ts';

/** Kinds from the one that tells least to the one that tells most. */
const TELLS: readonly number[] = (() => {
  const order = [MILITIA, REGULAR, LIGHT, INDIAN];
  return Array.from({ length: 12 }, (_, kind) => (order.includes(kind) ? order.indexOf(kind) : kind === FLEET ? 8 : 4 + kind));
})();

/** The unit that lies on top as long as its owner has not chosen another: a common one, a leader only where there is nothing else. */
export const plainest = (units: readonly Unit[]): Unit | -1 => {
  let best: Unit | -1 = -1;
  for (const unit of units) if (best < 0 || TELLS[KIND[unit]!]! < TELLS[KIND[best]!]!) best = unit;
  return best;
};

export const unitsIn = (own: { readonly at: readonly number[] }, side: Side, space: Space): Unit[] => {
  const found: Unit[] = [];
  const { at } = own;
  for (const unit of UNITS_OF[side]) if (at[unit] === space) found.push(unit);
  return found;
};

/** Counts a location anew. The top unit stays on top while it is there. */
export const restack = (t: Table, side: Side, space: Space): void => {
  const units = unitsIn(t.own[SIDES[side]], side, space);
  t.pub.count[side][space] = units.length;
  const top = t.pub.top[side][space]!;
  if (!units.includes(top)) t.pub.top[side][space] = plainest(units);
};

export const restackAll = (t: Table): void => {
  for (const side of [0, 1] as const) for (let space = 0; space < SPACE_COUNT; space++) restack(t, side, space);
};
