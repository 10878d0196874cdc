/** 3.1-d, 6.3-a Who occupies a town, and what it is worth to him. */
import { IS_TOWN, POLITICAL_VALUE } from '../data/map.ts';
import { PARTISANS } from '../data/options.ts';
import { AMERICAN, BRITISH, foe, NOBODY, type Side } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import type { Seen } from '../state/table.ts';
import { hasFleet, hasLandCombat } from './forces.ts';
import { isClosed } from './nations.ts';
import type { Whole } from './whole.ts';

/** 2.2-a, 2.3-a, 2.4-a, 29.4-a, 6.4-a, 6.4-b, 37.2-c An enemy partisan or a massacre marker makes the printed value 0 to a side; its own partisan does not. */
export const valueTo = (pub: Seen, side: Side, space: Space): number => {
  if (pub.massacre[space] !== 0) return 0;
  if ((pub.options & PARTISANS) !== 0 && pub.partisan[space] === foe(side)) return 0;
  return POLITICAL_VALUE[space]!;
};

/**
 * 3.1-d, 3.1-h, 6.3-b Land combat units ashore occupy, those of both sides nobody; a fleet only where no enemy land combat unit
 * is. 6.6-c, 26.3-b Places of a neutral nation are nobody's.
 */
export const occupant = (t: Whole, space: Space): Side | -1 => {
  if (t.pub.count[AMERICAN]![space] === 0 && t.pub.count[BRITISH]![space] === 0) return NOBODY;
  if (isClosed(t.pub, space)) return NOBODY;
  const [american, british] = [t.own.american, t.own.british];
  const land = [hasLandCombat(american, AMERICAN, space), hasLandCombat(british, BRITISH, space)] as const;
  if (land[0] || land[1]) return land[0] === land[1] ? NOBODY : land[0] ? AMERICAN : BRITISH;
  const sea = [hasFleet(american, AMERICAN, space), hasFleet(british, BRITISH, space)] as const;
  return sea[0] === sea[1] ? NOBODY : sea[0] ? AMERICAN : BRITISH;
};

/** 3.1-b, 3.1-c Printed values of the towns a side occupies: the military condition. */
export const townPoints = (t: Whole, side: Side): number => {
  let points = 0;
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (!IS_TOWN[space]) continue;
    const value = valueTo(t.pub, side, space);
    if (value > 0 && t.pub.count[side]![space]! > 0 && occupant(t, space) === side) points += value;
  }
  return points;
};
