/** 18.4-e, 18.7-a Who can take a hit, and what it does to him. Units that look alike are offered once. */
import type { Side } from '../data/sides.ts';
import { FACTOR, IS_LEADER, KIND, NATION, type Unit } from '../data/units.ts';
import { attackerOf, type Fighting, type Hit } from './fire.ts';

/** 18.4-e, 21.3-a, 24.6-h, 24.8-c All units of the side in the battle, leaders too; or the fleets of an assault and their admirals. */
export const targetsOf = (b: Fighting, side: Side, atFleets = false): readonly Unit[] =>
  atFleets ? (side === attackerOf(b) ? b.fleets : []) : b.units[side]!;

const look = (b: Fighting, unit: Unit): number =>
  IS_LEADER[unit]
    ? 10_000 + unit
    : ((NATION[unit]! * 16 + KIND[unit]!) * 8 + FACTOR[unit]!) * 4 +
      (b.dispersed.includes(unit) ? 2 : 0) +
      (b.landed.includes(unit) ? 1 : 0);
/** One of each that the owner could tell apart. A fleet is never like another: what is aboard differs. */
export const distinctTargets = (b: Fighting, units: readonly Unit[]): Unit[] => {
  const seen = new Set<number>();
  return units.filter(unit => {
    const key = b.fight === 'naval' || b.fleets.includes(unit) ? -1 - unit : look(b, unit);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** 18.7-a Dispersed twice is eliminated. */
export const effectOn = (b: Fighting, unit: Unit, hit: Exclude<Hit, 'none'>): Exclude<Hit, 'none'> =>
  hit === 'disperse' && b.dispersed.includes(unit) ? 'eliminate' : hit;
