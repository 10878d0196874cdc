/** 6.0 Income: towns, dice and what the tables add. */
import { INDIAN_LOCATIONS, IS_TOWN } from '../data/map.ts';
import { FRENCH, INDIANS, SPANISH } from '../data/nations.ts';
import { SOVEREIGNTY } from '../data/options.ts';
import { BOX_DICE, PROGRESS_DICE } from '../data/reconstructed.ts';
import { AMERICAN, foe, type Side } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { AUXILIARIES, COVERT_AID, DECLARATION, ISOLATION, LOANS } from '../data/tables.ts';
import { IS_LAND_COMBAT, NATION, UNITS_OF } from '../data/units.ts';
import type { Seen } from '../state/table.ts';
import { occupant, valueTo } from './control.ts';
import { isDoubled } from './loyalty.ts';
import { atWar } from './nations.ts';
import { ownOf, type Whole } from './whole.ts';

/** 6.2-a, 6.5-a, 11.6-b Points of the towns a side occupies, doubled where a region stands at 3 for it. */
export const townIncome = (t: Whole, side: Side): number => {
  let points = 0;
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (!IS_TOWN[space] || t.pub.count[side]![space] === 0) continue;
    const value = valueTo(t.pub, side, space);
    if (value > 0 && occupant(t, space) === side) points += isDoubled(t.pub, side, space) ? 2 * value : value;
  }
  return points;
};

/** 30.1-b A side has non-Indian land combat units in an Indian location. */
const trespasses = (t: Whole, side: Side, space: Space): boolean => {
  const own = ownOf(t, side);
  return UNITS_OF[side].some(unit => own.at[unit] === space && IS_LAND_COMBAT[unit] && NATION[unit] !== INDIANS);
};
/** 30.1-a, 30.2-a A point for each Indian location that only the enemy occupies with non-Indian units. */
export const sovereigntyPoints = (t: Whole, side: Side): number =>
  (t.pub.options & SOVEREIGNTY) === 0
    ? 0
    : INDIAN_LOCATIONS.filter(space => trespasses(t, foe(side), space) && !trespasses(t, side, space)).length;

/** 6.6-b, 6.7-a, 6.7-c, 10.5-a, 10.5-b, 12.7-a, 12.7-d, 25.8-a, 25.9-a Dice of the American player: his Progress box and the boxes of allies at war. */
export const americanDice = (pub: Pick<Seen, 'progress' | 'europe'>): number => {
  const progress = Math.max(1, PROGRESS_DICE[pub.progress]! - (pub.europe <= ISOLATION ? 1 : 0));
  return progress + (atWar(pub, FRENCH) ? BOX_DICE.france : 0) + (atWar(pub, SPANISH) ? BOX_DICE.spain : 0);
};
/** 6.6-a, 6.7-b, 6.7-c, 7.9-e, 12.7-d Dice of the British player. */
export const britishDice = (pub: Pick<Seen, 'progress' | 'europe' | 'debate'>): number =>
  Math.max(0, BOX_DICE.britain + (pub.progress >= DECLARATION ? 1 : 0) + (pub.europe <= AUXILIARIES ? 1 : 0) + pub.debate);
export const politicalDice = (pub: Pick<Seen, 'progress' | 'europe' | 'debate'>, side: Side): number =>
  side === AMERICAN ? americanDice(pub) : britishDice(pub);

/** 12.7-d Free American draws when the Political Phase begins. */
export const freeDraws = (pub: Pick<Seen, 'europe'>): number =>
  (pub.europe >= COVERT_AID ? 1 : 0) + (pub.europe >= LOANS ? 1 : 0);
