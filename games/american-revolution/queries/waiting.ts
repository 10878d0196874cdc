/** 4.10-b Washington waits for an American combat unit to lead. */

import { AMERICANS } from '../data/nations.ts';
import { AMERICAN } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { CONGRESS } from '../data/tables.ts';
import { IS_COMBAT, NATION, UNITS_OF, WASHINGTON } from '../data/units.ts';
import { ASIDE, type Mine } from '../state/table.ts';
import type { Whole } from './whole.ts';

/** 4.10-a, 4.10-b Where an American combat unit is, ashore, afloat or aboard. */
export const hosts = (own: Pick<Mine, 'at'>): Space[] => [
  ...new Set(
    UNITS_OF[AMERICAN]
      .filter(unit => own.at[unit]! >= 0 && IS_COMBAT[unit] && NATION[unit] === AMERICANS)
      .map(unit => own.at[unit]!),
  ),
];
/** 4.10-a, 10.5-c The Congress has met, and somebody is there for him to lead. */
export const isAwaited = ({ pub, own }: Whole): boolean =>
  pub.progress >= CONGRESS && pub.status[WASHINGTON] === ASIDE && hosts(own.american).length > 0;
