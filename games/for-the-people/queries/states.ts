/** 12.1 CONTROL OF STATES, and the political phase's other counts. */
import { centreWorth, isUnionCapital, isValley, ST_MARKS } from '../data/places.ts';
import { fortOver, isCoastalFort, portUnder, runnersOf, zoneOf } from '../data/ports.ts';
import { BOTH, CSA, foe, NOBODY, type Side, USA } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { BORDER, CONFEDERATE, homeOf, type State, spacesOf, stateNamed, stateNeeds, stateOf, UNION } from '../data/states.ts';
import { INVADED_SPACES } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import { brigadesAt, enemyHolds, fortAt, spAt } from './pieces.ts';
import { inSupply, isIntact, isOpenRunner, passable, supply } from './supply.ts';

const VIRGINIA = stateNamed('VA');

/** 12.1.1-a, 8.4.3-a Spaces of a state that count for a side; in Virginia those of the Valley twice for the Union. */
export const spacesHeld = (pub: Seen, side: Side, state: State): number =>
  spacesOf[state]!.reduce(
    (held, space) => held + (pub.control[space] !== side ? 0 : state === VIRGINIA && side === USA && isValley[space] ? 2 : 1),
    0,
  );
/** 12.1.1-a No intact resource centre and no open blockade-runner port is left in it. */
export const isStripped = (pub: Seen, state: State): boolean =>
  spacesOf[state]!.every(space => !(isIntact(pub, space) && pub.control[space] === CSA)) &&
  !runnersOf.flat().some(port => stateOf[port] === state && isOpenRunner(pub, port));

/** 12.1.1-a, 12.1.3-a, 12.1.3-b, 12.1.4-a The side that wins a state in this political phase, NOBODY if nothing changes. */
export const winsState = (pub: Seen, state: State): Side | -1 => {
  const held = pub.state[state]!;
  if (BORDER.includes(state)) {
    if (held === USA) return NOBODY;
    if (spacesHeld(pub, USA, state) >= stateNeeds[state]!) return USA;
    return held === NOBODY && spacesHeld(pub, CSA, state) >= stateNeeds[state]! ? CSA : NOBODY;
  }
  if (!CONFEDERATE.includes(state) || held === USA) return NOBODY;
  return spacesHeld(pub, USA, state) >= stateNeeds[state]! && isStripped(pub, state) ? USA : NOBODY;
};
/** 12.1.2-a Original Union states in which the Confederacy holds three spaces or more. */
export const invadedStates = (pub: Seen): State[] => UNION.filter(state => spacesHeld(pub, CSA, state) >= INVADED_SPACES);
/** 12.1.3-a Spaces of a border state just won from which enemy markers go, and those in which own ones may then be placed. */
export const clearedBy = (pub: Seen, side: Side, state: State): Space[] =>
  spacesOf[state]!.filter(space => pub.control[space] === foe(side) && !enemyHolds(pub, side, space));
export const claimedBy = (pub: Seen, side: Side, state: State): Space[] =>
  spacesOf[state]!.filter(space => pub.control[space] === NOBODY && !enemyHolds(pub, side, space));

/** 3.4.2-a, 11.1-a, 5.5.3-b Spaces in which a side must place its marker now, under infantry only. Each may carry the line of communication to the next, so ask again. */
export const occupied = (pub: Seen, side: Side): Space[] => {
  const standing: Space[] = [];
  for (let space = 0; space < SIZE; space++)
    if (pub.infantry[side]![space]! > 0 && pub.control[space] !== side) standing.push(space);
  if (standing.length === 0) return standing;
  const supplied = supply(pub, side);
  return standing.filter(space => supplied[space] === 1);
};
/** 11.1-b, 5.5.3-a Enemy markers that a side's brigades may take off where they stand: in its own colour or in border states. */
export const raids = (pub: Seen, side: Side): Space[] => {
  const found: Space[] = [];
  for (let space = 0; space < SIZE; space++)
    if (pub.control[space] === foe(side) && homeOf[space] !== foe(side) && brigadesAt(pub, side, space).length > 0)
      found.push(space);
  return found;
};
/** What a space is when its marker is taken off: its own colour again, or neutral. */
export const unmarked = (space: Space): Side | -1 => homeOf[space]!;

/** 11.3-b Where operations may place a marker: under own supplied infantry, or in a neutral border space the enemy does not hold. */
export const mayPlaceMarker = (pub: Seen, side: Side, space: Space): boolean => {
  if (pub.control[space] === side) return false;
  if (pub.control[space] === NOBODY && !enemyHolds(pub, side, space)) return true;
  return pub.infantry[side]![space]! > 0 && inSupply(pub, side, space);
};
/** 11.2.1-a, 11.3-c */
export const mayPlaceByOperations = (pub: Seen, side: Side): boolean => pub.capital[side]! >= 0;

/** 11.3-e What an event's marker may not do: destroy a centre, drive out a capital, take a coastal fort, by its port too, or a fort. */
export const eventMayMark = (pub: Seen, side: Side, space: Space): boolean => {
  if (fortAt(pub, space) === foe(side) || pub.capital[foe(side)] === space || isCoastalFort[space]) return false;
  if (side === CSA) return true;
  const fort = fortOver[space]!;
  return !isIntact(pub, space) && !(fort >= 0 && pub.control[fort] === CSA && spAt(pub, CSA, fort) === 0);
};
/** 6.8.4-a The empty Confederate coastal fort that goes to the Union with this port, -1 if none does. */
export const fortFollows = (pub: Seen, port: Space): Space | -1 => {
  const fort = fortOver[port]!;
  return fort >= 0 && pub.control[fort] === CSA && spAt(pub, CSA, fort) === 0 ? fort : -1;
};
export const portOf = (fort: Space): Space | -1 => portUnder[fort]!;

/** 6.8.6-a Where a side may build a fort. */
export const mayBuildFort = (pub: Seen, side: Side, space: Space): boolean =>
  pub.control[space] === side &&
  fortAt(pub, space) === NOBODY &&
  !isCoastalFort[space] &&
  spAt(pub, foe(side), space) === 0 &&
  inSupply(pub, side, space);

/** All those places. */
export const fortSitesOf = (pub: Seen, side: Side): Space[] => {
  const open = passable(pub, side);
  const supplied = supply(pub, side);
  const found: Space[] = [];
  for (let space = 0; space < SIZE; space++)
    if (pub.control[space] === side && pub.fort[space] === NOBODY && open[space] === 1 && supplied[space] === 1)
      if (!isCoastalFort[space]) found.push(space);
  return found;
};

/** 11.2.3-a Where a displaced capital may go: own, supplied, in a state that began as its side's. */
export const capitalSites = (pub: Seen, side: Side): Space[] => {
  const found: Space[] = [];
  for (let space = 0; space < SIZE; space++)
    if (homeOf[space] === side && pub.control[space] === side && spAt(pub, foe(side), space) === 0 && inSupply(pub, side, space))
      found.push(space);
  return found;
};
/** 3.4.1-a, 11.2.2-a Sides whose capital is in its box. */
export const displaced = (pub: Seen): Side[] => BOTH.filter(side => pub.capital[side]! < 0);
/** 11.2.3-a A place on the list, where a capital may stand without a further loss of will. Washington itself is not on it. */
export const isProperCapital = (side: Side, space: Space, clandestine = false): boolean => {
  if (side === USA) return isUnionCapital[space]!;
  // 10.5.2-b
  return centreWorth[space]! > 0 || (zoneOf[space]! >= 0 && (space !== ST_MARKS || clandestine));
};
