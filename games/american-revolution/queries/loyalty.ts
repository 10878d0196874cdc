/** 11.0 Which side a region favours, and what that means for prices and forage. */
import { COLOUR, REGION } from '../data/map.ts';
import { FRENCH, SPANISH } from '../data/nations.ts';
import { COLONIAL_REGIONS, type Region } from '../data/regions.ts';
import { AMERICAN, BRITISH, NOBODY, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { LOYALTY_END } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import { atWar } from './nations.ts';

type Tables = Pick<Seen, 'loyalty' | 'europe'>;

/** 2.7-a, 2.7-b, 3.1-g Loyalty of a colonial region as a side sees it: positive in its favour; all other regions have none. */
export const loyaltyTo = (pub: Pick<Seen, 'loyalty'>, side: Side, region: Region): number =>
  region < 0 || region >= COLONIAL_REGIONS ? 0 : side === AMERICAN ? pub.loyalty[region]! : -pub.loyalty[region]!;

/** 11.6-c */
export const favours = (pub: Pick<Seen, 'loyalty'>, region: Region): Side | -1 => {
  const level = loyaltyTo(pub, AMERICAN, region);
  return level > 0 ? AMERICAN : level < 0 ? BRITISH : NOBODY;
};

export const FRIENDLY = 0;
export const INDIFFERENT = 1;
export const HOSTILE = 2;
/** 11.6-d The column of prices that depend on loyalty. */
export const costClass = (pub: Pick<Seen, 'loyalty'>, side: Side, region: Region): 0 | 1 | 2 => {
  const level = loyaltyTo(pub, side, region);
  return level > 0 ? FRIENDLY : level === 0 ? INDIFFERENT : HOSTILE;
};

/** 19.2-a, 19.2-c Favourable for forage: by loyalty in a colonial region, elsewhere by the printed colour of the town. */
export const isFavourable = (pub: Tables, side: Side, space: Space): boolean => {
  const region = REGION[space]!;
  if (region >= 0 && region < COLONIAL_REGIONS) return loyaltyTo(pub, side, region) > 0;
  const colour = COLOUR[space];
  if (side === BRITISH) return colour === 'british';
  return (colour === 'french' && atWar(pub, FRENCH)) || (colour === 'spanish' && atWar(pub, SPANISH));
};

/** 11.6-b */
export const isDoubled = (pub: Pick<Seen, 'loyalty'>, side: Side, space: Space): boolean =>
  loyaltyTo(pub, side, REGION[space]!) === LOYALTY_END;
