/** 4.2, 4.3 Where the groups of the set-up that leave a choice may stand. */
import { SPACES_OF } from '../data/map.ts';
import { regionOf } from '../data/regions.ts';
import { GROUPS, type Group, type GroupCode } from '../data/setup.ts';
import { foe, numberOf } from '../data/sides.ts';
import { type Space, spaceOf } from '../data/spaces.ts';
import { type Unit, unitsStartingIn } from '../data/units.ts';
import { type Seen, UNPLACED } from '../state/table.ts';

/** 4.2-d, 4.2-h, 4.2-j, 4.3-a Any land location of the region, or one of those named; never beside British units (those stand first). */
export const placesFor = (pub: Seen, code: GroupCode): Space[] => {
  const { where, side } = (GROUPS as readonly Group[]).find(group => group.code === code)!;
  const places =
    'space' in where
      ? [spaceOf(where.space)]
      : 'oneOf' in where
        ? where.oneOf.map(spaceOf)
        : 'region' in where
          ? SPACES_OF[regionOf(where.region)]!
          : [];
  return places.filter(space => pub.count[foe(numberOf(side))]![space] === 0);
};
export const unitsToPlace = (pub: Seen, code: GroupCode): Unit[] =>
  unitsStartingIn(code).filter(unit => pub.status[unit] === UNPLACED);
