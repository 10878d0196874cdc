/** 12. CARLIST SPECIAL MOVEMENT: concentration, evasion, countermarch. */
import { BLOCK_COUNT } from '../data/blocks.ts';
import type { Place } from '../data/places.ts';
import { isSpace } from '../data/places.ts';
import { ACTED, INSIDE } from '../data/posts.ts';
import { otherEnd, type Road, roadBetween, roadsOf, spacesBeside } from '../data/roads.ts';
import { CARLIST } from '../data/sides.ts';
import { REFUGE, type Space, spaceKind, spaceZone } from '../data/spaces.ts';
import { COUNTERMARCH_COST, MOST_CONCENTRATED, MOST_EVADING } from '../data/tables.ts';
import type { Token, Unit } from '../data/units.ts';
import type { Owned, Seen } from '../state/table.ts';
import { enemyHolds, enemyIn } from './control.ts';
import { costOf, pointsLeft } from './movement.ts';
import { inMutiny } from './standing.ts';
import { countTokens, fighters, forceAt, isFighter, tokensAt } from './units.ts';

/** 12.1-a, 12.1-c Spaces from which blocks may be brought to an activated one. */
export const concentrationSources = (space: Place): Space[] =>
  isSpace(space) && spaceZone[space] === CARLIST ? spacesBeside[space]!.filter(from => spaceZone[from] === CARLIST) : [];
/** 12.1-a, 12.1-b Tokens of a source that may come: infantry or cavalry that has not acted. */
export const mayConcentrate = (pub: Seen, own: Owned, from: Space): Token[] =>
  inMutiny(pub, from)
    ? []
    : tokensAt(pub, CARLIST, from).filter(token => isFighter(own.block[token]!) && (own.done[own.block[token]!]! & ACTED) === 0);
/** 12.1-b How many blocks more the activated space can take. */
export const roomToConcentrate = (pub: Seen, own: Owned, space: Space): number =>
  MOST_CONCENTRATED - fighters(forceAt(pub, own, CARLIST, space)) - fighters(forceAt(pub, own, CARLIST, space, INSIDE));

/** 12.2-a, 12.2-b, 12.2-i Whether the Carlists of a space may try to evade a group that enters it by land. */
export const mayEvade = (pub: Seen, space: Place, group: readonly Unit[]): boolean => {
  if (!isSpace(space) || spaceZone[space] !== CARLIST) return false;
  const blocks = countTokens(pub, CARLIST, space);
  if (blocks === 0 || enemyIn(pub, CARLIST, space, group)) return false;
  return spaceKind[space] === REFUGE || blocks <= MOST_EVADING;
};
/** 12.2-i */
export const evadesSurely = (space: Space): boolean => spaceKind[space] === REFUGE;
/** 12.2-a */
export const evasionSucceeds = (die: number, blocks: number): boolean => die > blocks;

/** 12.3-a, 12.3-h Roads by which a group could leave the space it marches through: not back, and to no enemy. */
export const waysBeyond = (pub: Seen, from: Place, through: Space): Road[] =>
  roadsOf[through]!.filter(road => {
    const to = otherEnd(road, through);
    return to !== from && !enemyHolds(pub, CARLIST, to);
  });
/**
 * 12.3-a, 12.3-b Whether a group that has spent so many points could try to countermarch through a space: enemy blocks are there,
 * and every unit has the points for the attempt, the entry and one space more.
 */
export const mayCountermarch = (
  pub: Seen,
  own: Owned,
  group: readonly Unit[],
  from: Place,
  through: Place,
  points: number,
  spent: number,
): boolean => {
  if (!isSpace(through) || spaceZone[through] !== CARLIST || !enemyIn(pub, CARLIST, through)) return false;
  const into = roadBetween(from, through);
  if (into < 0) return false;
  const beyond = waysBeyond(pub, from, through);
  const least = beyond.reduce((cheapest, road) => Math.min(cheapest, costOf(road)), Number.MAX_SAFE_INTEGER);
  return (
    beyond.length > 0 && group.every(unit => pointsLeft(own, unit, points, spent) >= COUNTERMARCH_COST + costOf(into) + least)
  );
};
/** 12.3-f */
export const countermarchesSurely = (through: Space): boolean => spaceKind[through] === REFUGE;
/** 12.3-c Blocks of the group; a token is any number below the blocks'. */
export const countermarchSucceeds = (die: number, group: readonly Unit[]): boolean =>
  die > group.filter(unit => unit < BLOCK_COUNT).length;
