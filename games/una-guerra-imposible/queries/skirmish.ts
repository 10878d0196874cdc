/** 16. SKIRMISH: who may fire, what hits, who has to go and what it costs him. Regional combat too (23.2). */
import { certain, type Dist, die, hits, plus } from '@cuartel/engine/kit/odds.ts';
import { type Block, blockArm, CAVALRY, effectiveness, INFANTRY } from '../data/blocks.ts';
import { isRegion, type Place } from '../data/places.ts';
import { CARLIST, LIBERAL, type Side } from '../data/sides.ts';
import { ABRUPT, OPEN, REFUGE, type Space, spaceKind, spaceTerrain, spaceZone, type Terrain } from '../data/spaces.ts';
import {
  MOST_LIBERALS_IN_REFUGE,
  MOST_SKIRMISHING,
  MOST_SKIRMISHING_CAVALRY,
  REGION_ARTILLERY,
  REGION_EFFECTIVENESS,
  SKIRMISH_ARTILLERY,
  SKIRMISH_EFFECTIVENESS,
} from '../data/tables.ts';
import { FIELD, type MOUNTAIN } from '../data/units.ts';
import type { Seen } from '../state/table.ts';
import { isStanding } from './standing.ts';
import { type Force, fighters, regularInfantry, regulars } from './units.ts';

/** 4.2-a Regions are open ground (23.2-c). */
export const terrainOf = (place: Place): Terrain => (isRegion(place) ? OPEN : spaceTerrain[place]!);

/** 16-d */
export const firesFirst = (space: Space, attacker: Side): 'attacker' | 'defender' =>
  spaceKind[space] === REFUGE && attacker === CARLIST ? 'attacker' : 'defender';
/** 16-b, 16-d How many blocks of a side may fire. */
export const mostFiring = (space: Space, side: Side, attacker: Side): number =>
  spaceKind[space] === REFUGE && side === LIBERAL && attacker === LIBERAL ? MOST_LIBERALS_IN_REFUGE : MOST_SKIRMISHING;
export const mostCavalryFiring = (space: Space): number => MOST_SKIRMISHING_CAVALRY[terrainOf(space)];
/** 16-b, 16-c How many blocks a force has to pick. */
export const mustFire = (space: Space, side: Side, attacker: Side, { infantry, cavalry }: Force): number =>
  Math.min(mostFiring(space, side, attacker), infantry + Math.min(cavalry, mostCavalryFiring(space)));
/** 16-b, 16-c Whether a choice of blocks is one that may be made. */
export const mayFire = (space: Space, side: Side, attacker: Side, force: Force, picked: readonly Block[]): boolean =>
  picked.length === mustFire(space, side, attacker, force) &&
  picked.filter(block => blockArm[block] === CAVALRY).length <= mostCavalryFiring(space);

/** 5.4-b, 16-f A 1 always hits; nothing hits on a 6 (5 is the most a card can make of it). */
export const hitsOn = (value: number): number => Math.max(1, Math.min(5, value));
/** 16-g, 16-h, 23.2-c The number a block's dice must not exceed; `bonus` is what cards and markers add. */
export const blockHitsOn = (place: Place, block: Block, bonus: number): number => {
  const arm = blockArm[block] === INFANTRY ? INFANTRY : CAVALRY;
  const change = isRegion(place) ? REGION_EFFECTIVENESS[arm] : SKIRMISH_EFFECTIVENESS[terrainOf(place)][arm];
  return hitsOn(effectiveness[block]! + change + bonus);
};
export const gunsHitOn = (place: Place): number => (isRegion(place) ? REGION_ARTILLERY : SKIRMISH_ARTILLERY[terrainOf(place)]);
/** 16-f, 13.2-d */
export const blockDice = (strength: number, landed: boolean): number => (landed ? Math.max(1, strength - 1) : strength);
/** 16-f, 16-g, 13.2-j Dice of guns; half for field artillery in abrupt terrain, one less if it landed and had any. */
export const gunDice = (
  pub: Seen,
  side: Side,
  place: Place,
  kind: typeof FIELD | typeof MOUNTAIN,
  points: number,
  landed: boolean,
): number => {
  if (side === CARLIST && isStanding(pub, 'powder-shortage')) return 0;
  const dice = kind === FIELD && terrainOf(place) === ABRUPT ? Math.floor(points / 2) : points;
  return landed && dice > 0 ? Math.max(1, dice - 1) : dice;
};
/** The distribution of hits of some dice. */
export interface Volley {
  readonly dice: number;
  readonly hitsOn: number;
}
export const hitsOf = (volleys: readonly Volley[]): Dist =>
  volleys.reduce(
    (sum, volley) =>
      plus(
        sum,
        hits(volley.dice, die(6), face => face <= volley.hitsOn),
      ),
    certain(0),
  );

/** 16-i, 16-j Strengths after hits that each go to the strongest; among equals the first here, which its owner may change. */
export const afterHits = (strengths: readonly number[], howMany: number): number[] => {
  const left = strengths.slice();
  for (let hit = 0; hit < howMany; hit++) {
    const most = Math.max(0, ...left);
    if (most === 0) break;
    left[left.indexOf(most)]!--;
  }
  return left;
};
/** 16-i The blocks that may take the next hit. */
export const strongest = (blocks: readonly Block[], strength: (block: Block) => number): Block[] => {
  const most = Math.max(0, ...blocks.map(strength));
  return most === 0 ? [] : blocks.filter(block => strength(block) === most);
};

/** What is left of the two forces in the open, and besieged friends of an attacker who comes to relieve them. */
export interface SkirmishOutcome {
  readonly attacker: Force;
  readonly defender: Force;
  readonly besieged: Force | null;
}
/** 16-k, 16-l, 16-m, 16-n Who has to retreat; 'nobody' if one side is wiped out and the other is not. */
export const whoRetreats = ({ attacker, defender, besieged }: SkirmishOutcome): 'attacker' | 'defender' | 'nobody' => {
  const [attackersLeft, defendersLeft] = [fighters(attacker) > 0, fighters(defender) > 0];
  if (!attackersLeft || !defendersLeft) return attackersLeft === defendersLeft ? 'attacker' : 'nobody';
  const [holdsA, holdsD] = [regularInfantry(attacker) > 0, regularInfantry(defender) > 0];
  if (holdsA !== holdsD) return holdsA ? 'defender' : 'attacker';
  const strengthA = regulars(attacker) + (besieged === null ? 0 : regulars(besieged));
  return strengthA > regulars(defender) ? 'defender' : 'attacker';
};

/** 16-p, 17.8-b Whether Carlists retreat through mountains of their own. */
export const screened = (side: Side, space: Space): boolean =>
  side === CARLIST && spaceZone[space] === CARLIST && spaceTerrain[space] === ABRUPT;
/** 16-p Whether the side that retreats from a skirmish keeps its guns and train. */
export const coveredInSkirmish = (side: Side, space: Space, { cavalry }: Force): boolean => cavalry > 0 || screened(side, space);
/** 16-p, 17.8-d, 17.9-o Half of a number of points, rounded up. */
export const half = (points: number): number => Math.ceil(points / 2);
