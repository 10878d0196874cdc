/** 26.0 Which nations are at war, and which places are closed by neutrality or belong to somebody else. */
import { ALLY_AT, BOX_NATION } from '../data/map.ts';
import { BRITONS, FRENCH, type Nation, SPANISH } from '../data/nations.ts';
import { BRITISH } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { FRENCH_ALLIANCE, SPANISH_ALLIANCE } from '../data/tables.ts';
import { NATION, SIDE, type Unit } from '../data/units.ts';
import type { Seen } from '../state/table.ts';

/** 1.1-b, 12.7-b, 26.1-b, 26.4-c, 26.5-a A nation fights while the European marker is on its box or beyond; all but the allies always do. */
export const atWar = (pub: Pick<Seen, 'europe'>, nation: Nation): boolean =>
  nation === FRENCH ? pub.europe >= FRENCH_ALLIANCE : nation === SPANISH ? pub.europe >= SPANISH_ALLIANCE : true;

/** 26.1-a A unit of a neutral nation is frozen where it is. */
export const isFrozen = (pub: Pick<Seen, 'europe'>, unit: Unit): boolean => !atWar(pub, NATION[unit]!);

/** 26.3-a, 26.3-c A region of a neutral nation admits only that nation; sea areas are never closed. */
export const isClosed = (pub: Pick<Seen, 'europe'>, space: Space): boolean => {
  const ally = ALLY_AT[space]!;
  return ally >= 0 && !atWar(pub, ally);
};

/** 2.8-a, 25.2-a, 25.3-a, 25.4-a, 25.5-a, 26.3-a Whether a unit may come to a space at all, whoever else is there. */
export const mayBeIn = (pub: Pick<Seen, 'europe'>, unit: Unit, space: Space): boolean => {
  const box = BOX_NATION[space]!;
  if (box === BRITONS) return SIDE[unit] === BRITISH;
  if (box >= 0 && NATION[unit] !== box) return false;
  return !isClosed(pub, space) || NATION[unit] === ALLY_AT[space];
};
