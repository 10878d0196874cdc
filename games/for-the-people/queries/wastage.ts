/** 9. ATTRITION AND FORAGING: where, and how much. */
import { RAIL_LOGISTICS } from '../data/options.ts';
import { isCoastalFort } from '../data/ports.ts';
import { CSA, type Side } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { attritionOf } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import { isLoneBrigadeAt } from './forces.ts';
import { armyAt, generalsAt, spAt, spBySpace } from './pieces.ts';
import { nearRailLine } from './rail.ts';
import { supply, valleySupply } from './supply.ts';

/** 3.5-a, 9.1-a Spaces in which a side suffers attrition. */
export const wasted = (pub: Seen, side: Side): Space[] => {
  const sp = spBySpace(pub, side);
  const found: Space[] = [];
  for (let space = 0; space < SIZE; space++) if (sp[space]! > 0 && attritionOf(sp[space]!) > 0) found.push(space);
  return found;
};
const isLed = (pub: Seen, side: Side, space: Space): boolean =>
  armyAt(pub, side, space) >= 0 || generalsAt(pub, side, space).length > 0;
/** 8.3-d, 8.3-c, 8.4.2-a, 19-d The force of a side in this space forages: no line of communication, and nothing that makes up for it. */
export const forages = (
  pub: Seen,
  side: Side,
  space: Space,
  supplied: Uint8Array = supply(pub, side),
  valley: Uint8Array = valleySupply(pub),
): boolean => {
  if (spAt(pub, side, space) === 0 || isCoastalFort[space] || isLoneBrigadeAt(pub, side, space)) return false;
  // 5.3.1-a SP without a general are neither army nor corps.
  if (side === CSA && valley[space] === 1 && isLed(pub, side, space)) return false;
  if (supplied[space] === 0) return true;
  return (pub.options & RAIL_LOGISTICS) !== 0 && !nearRailLine(pub, side, space);
};
/** 9.2-a Spaces in which a side loses SP by foraging. */
export const foraging = (pub: Seen, side: Side): Space[] => {
  const [supplied, valley] = [supply(pub, side), valleySupply(pub)];
  return wasted(pub, side).filter(space => forages(pub, side, space, supplied, valley));
};
