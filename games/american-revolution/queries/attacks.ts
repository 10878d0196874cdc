/** 18.2, 28.9, 28.10, 28.13, 38.1 What the attacker may choose between in his Combat Phase. */
import { INDIAN } from '../data/kinds.ts';
import { FORTRESSES, HONORS } from '../data/options.ts';
import type { Side } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { IS_COMBAT, IS_LAND_COMBAT, KIND, type Unit } from '../data/units.ts';
import { ATTACKED, FOUGHT_SIEGE, FOUGHT_SORTIE, type Mine, OFFERED, type Seen } from '../state/table.ts';
import type { Due } from '../types/war.ts';
import { needsForcedMarch } from './campaign.ts';
import { battlesDue, fightsIn, isDuty } from './fights.ts';
import { ashore, settled } from './forces.ts';
import { tacticalIn } from './hands.ts';
import { besieges, hasSiegeLeader, isBesieged } from './siege.ts';
import type { Whole } from './whole.ts';

/** 18.2-b, 18.4-a, 28.12-b The fights that may be taken up next: relief attacks first of all, in each place the first of its order. */
export const nextFights = (t: Whole, side: Side): Due[] => {
  const all = battlesDue(t, side).map(space => ({ space, fights: fightsIn(t, side, space).filter(isDuty) }));
  const relief = all.filter(({ fights }) => fights.includes('relief'));
  return (relief.length > 0 ? relief : all).map(({ space, fights }) => ({ space, fight: fights[0]! }));
};

const spacesWhere = (holds: (space: Space) => boolean): Space[] => {
  const found: Space[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) if (holds(space)) found.push(space);
  return found;
};
/** A siege in which the side lies outside or inside: everybody sees it. */
export const siegesOf = (pub: Seen, side: Side): Space[] =>
  (pub.options & FORTRESSES) === 0 ? [] : spacesWhere(space => besieges(pub, side, space) || isBesieged(pub, side, space));

/** 28.10-a, 28.13-d In a later phase: a leader among them and a tactical marker in hand. */
export const meetsForcedMarch = (pub: Seen, own: Mine, units: readonly Unit[]): boolean =>
  !needsForcedMarch(pub) || (hasSiegeLeader(units) && tacticalIn(own) > 0);

/** 18.2-a, 28.9-a, 28.10-a Sieges whose force may attack and has not yet attacked anybody else. */
export const siegeAttacks = (pub: Seen, own: Mine, side: Side): Due[] =>
  spacesWhere(space => besieges(pub, side, space) && (pub.done[space]! & FOUGHT_SIEGE) === 0)
    .filter(space => {
      const force = ashore(own, side, space);
      const fresh = force.every(unit => (own.flags[unit]! & ATTACKED) === 0);
      return fresh && force.some(unit => IS_COMBAT[unit]) && meetsForcedMarch(pub, own, force);
    })
    .map(space => ({ space, fight: 'siege' as const }));

/** 28.13-a Everybody shut in somewhere, as long as there has been no sortie there. */
export const besiegedUnits = (pub: Seen, own: Mine, side: Side): Unit[] =>
  siegesOf(pub, side).flatMap(space =>
    isBesieged(pub, side, space) && (pub.done[space]! & FOUGHT_SORTIE) === 0 ? settled(own, side, space) : [],
  );
/** 28.13-a, 28.13-d */
export const canSortie = (pub: Seen, own: Mine, units: readonly Unit[]): boolean =>
  units.some(unit => IS_LAND_COMBAT[unit]) && meetsForcedMarch(pub, own, units);

/** 38.1-a, 38.1-b, 38.4-a Sieges for which an offer may be made, as far as the besieger can see. */
export const honorsOffers = (pub: Seen, own: Mine, side: Side): Space[] =>
  (pub.options & HONORS) === 0
    ? []
    : siegeAttacks(pub, own, side)
        .map(({ space }) => space)
        .filter(space => (pub.done[space]! & OFFERED) === 0 && !ashore(own, side, space).some(unit => KIND[unit] === INDIAN));
