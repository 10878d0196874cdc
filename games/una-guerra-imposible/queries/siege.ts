/** 18. SIEGE: assaults, sorties, attrition of the besieged. */
import { blockArm, CAVALRY, TRAIN } from '../data/blocks.ts';
import { IN_THE_OPEN, INSIDE, RETREATED } from '../data/posts.ts';
import { foeOf, type Side } from '../data/sides.ts';
import { CITY, type Space, spaceKind, spaceZone } from '../data/spaces.ts';
import { ASSAULT_ELSEWHERE, ASSAULT_ON_CITY, HITS_PER_LOSS, SIEGE_LOSS } from '../data/tables.ts';
import { FIELD, type Token } from '../data/units.ts';
import type { Owned, Seen } from '../state/table.ts';
import { isBesieged } from './fortresses.ts';
import { hitsOn } from './skirmish.ts';
import { fighters, forceAt, pointsAt, tokensAt } from './units.ts';

/** 18.1-d Fortresses that a side may assault now: field artillery, a siege of an earlier phase, none tried in this one. */
export const mayAssault = (pub: Seen, side: Side, space: Space): boolean =>
  isBesieged(pub, foeOf(side), space) &&
  pub.siege[space]! < pub.phases &&
  !pub.assaulted.includes(space) &&
  pointsAt(pub, side, FIELD, space) > 0;
/** 18.1-d, 17.9-m Blocks that may take part; their owner knows which of the tokens are trains. */
export const assaulters = (pub: Seen, own: Owned, side: Side, space: Space): Token[] =>
  tokensAt(pub, side, space).filter(token => (pub.marks[token]! & RETREATED) === 0 && blockArm[own.block[token]!] !== TRAIN);
/** 18.1-f */
export const mostAssaulting = (space: Space): number => (spaceKind[space] === CITY ? ASSAULT_ON_CITY : ASSAULT_ELSEWHERE);

/** 18.1-e, 18.1-i, 18.1-l Whether the defender's field artillery is at least the attacker's; looked at once, before the first round. */
export const defenderOutguns = (pub: Seen, attacker: Side, space: Space): boolean =>
  pointsAt(pub, foeOf(attacker), FIELD, space, INSIDE) >= pointsAt(pub, attacker, FIELD, space, IN_THE_OPEN);
/** 18.1-e */
export const assaultRounds = (outgunned: boolean): number => (outgunned ? 1 : 2);
/** 18.1-i, 18.1-j The number the dice of an assault must not exceed. Garrisons are no cavalry. */
export const assaultHitsOn = (
  e: number,
  arm: number,
  role: 'attacker' | 'defender',
  outgunned: boolean,
  bonus: number,
): number => (arm === CAVALRY ? 1 : hitsOn(e + (outgunned ? (role === 'defender' ? 1 : -1) : 0) + bonus));
/** 18.1-h Losses of the defenders from hits, of which the first `whole` count in full, and the half hit carried over. */
export const lossesInside = (howMany: number, halfBefore: boolean, whole: number): { losses: number; half: boolean } => {
  const full = Math.min(howMany, whole);
  const halves = howMany - full + (halfBefore ? 1 : 0);
  return { losses: full + Math.floor(halves / HITS_PER_LOSS), half: halves % HITS_PER_LOSS === 1 };
};

/** 18.2-a, 18.2-b, 17.9-m Blocks that may sally: besieged, not back in this phase. */
export const salliers = (pub: Seen, own: Owned, side: Side, space: Space): Token[] =>
  isBesieged(pub, side, space) && !pub.sallied.includes(space)
    ? tokensAt(pub, side, space, INSIDE).filter(
        token => (pub.marks[token]! & RETREATED) === 0 && blockArm[own.block[token]!] !== TRAIN,
      )
    : [];

/** 19.3-d What is added to the dice of besieged units of a side. */
export const siegeModifier = (pub: Seen, side: Side, space: Space): number => {
  const besieging = pointsAt(pub, foeOf(side), FIELD, space, IN_THE_OPEN);
  const besieged = pointsAt(pub, side, FIELD, space, INSIDE);
  return (spaceZone[space] === foeOf(side) ? -1 : 0) + (besieging > besieged ? -1 : 0) + (besieging === 0 ? 1 : 0);
};
/** 19.3-c */
export const losesBesieged = (roll: number, modifier: number): boolean => roll + modifier <= SIEGE_LOSS;
/** 18.1-c, 19.3-c Whether the garrison itself has to be supplied: nobody else is inside to fight. */
export const garrisonAlone = (pub: Seen, own: Owned, side: Side, space: Space): boolean =>
  fighters(forceAt(pub, own, side, space, INSIDE)) === 0;
