/**
 * THE ROAD TO RICHMOND: an army that is nearer to the enemy's cities than to its own capital presses on to them, however far they
 * are. Only where a leader commands more than the usual radius (5.12-b): an army that cannot be led as a whole is beaten on the way.
 */

import { blockKind, HQ } from '../data/blocks.ts';
import { commandRadius } from '../data/calendar.ts';
import { HEX_COUNT, home } from '../data/hexes.ts';
import { placeHex, placeNamed } from '../data/places.ts';
import type { Side } from '../data/sides.ts';
import { BLOCKS_OF } from '../data/tokens.ts';
import { radiusOf } from '../queries/command.ts';
import type { Seen } from '../state/table.ts';
import { distancesFrom, pointsAt, STAKES } from './ground.ts';
import type { Temper } from './temper.ts';

/** Cities worth a campaign, and how many hexes away they are still felt. */
const CITY_POINTS = 2;
const REACH = 8;
const homeward = [placeNamed.washington, placeNamed.richmond].map(capital => distancesFrom(placeHex[capital]!));

const ledAsOne = (pub: Seen, me: Side): boolean =>
  BLOCKS_OF[me].some(block => blockKind[block] === HQ && radiusOf(pub, block) > commandRadius[me]);

/** Raises what draws units along the road. */
export const drawAlong = (
  pull: Float64Array,
  pub: Seen,
  me: Side,
  { road, roadFades }: Temper,
  season: number,
  mine: Uint8Array,
): void => {
  if (road === 0 || !ledAsOne(pub, me)) return;
  for (const city of STAKES) {
    if (home[city] === me || mine[city]! > 0 || pointsAt[city]! < CITY_POINTS) continue;
    const far = distancesFrom(city);
    for (let at = 0; at < HEX_COUNT; at++) {
      if (far[at]! > REACH || far[at]! >= homeward[me]![at]!) continue;
      pull[at] = Math.max(pull[at]!, road * pointsAt[city]! * season * roadFades ** far[at]!);
    }
  }
};
