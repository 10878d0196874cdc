/** 10. REINFORCEMENTS: how many, and where they may go. */

import { ARMIES_OF } from '../data/armies.ts';
import { GENERALS_OF, type General, MCCLELLAN } from '../data/generals.ts';
import { ABILITIES } from '../data/options.ts';
import { isProUnion, NORTH_EXITS, ST_LOUIS, UNION_CAPITALS, WASHINGTON } from '../data/places.ts';
import { runnersOf, type Zone } from '../data/ports.ts';
import { CSA, type Side, USA } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { CONFEDERATE, type State, type StateId, spacesOf, stateNamed } from '../data/states.ts';
import { CENTRE, EAST, EAST_WITHOUT_WASHINGTON, FOREIGN_INTERVENTION_SP, STATE_SP, STRATEGIC, WEST } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import type { Raised } from '../types/politics.ts';
import { generalLimit, isGeneric } from './command.ts';
import { around } from './filters.ts';
import { mississippiOpen } from './naval-control.ts';
import { roomFor, voyages } from './naval-moves.ts';
import { enemyHolds, generalsAt, spAt } from './pieces.ts';
import { railDistances, railToNorth } from './rail.ts';
import { landNeighbours } from './steps.ts';
import { inSupply, linkedFrom, openRunners, passable, supply } from './supply.ts';

/** The turn has this step of the reinforcement phase (2.8-a, 3.1-d, 10.7-a). */
export const hasStep = (pub: Seen, step: 'a' | 'b' | 'c'): boolean => {
  if (pub.turn === 1) return false;
  if (pub.turn === 3) return step !== 'a';
  return pub.turn !== pub.first || step === 'c';
};

/** 10.3.1-c, 10.3.1-d By space: a line by road or rail to the north edge. */
const northByLand = (pub: Seen): Uint8Array => {
  const open = passable(pub, USA);
  const reached = new Uint8Array(SIZE);
  const queue: Space[] = [];
  const reach = (space: Space): void => {
    if (reached[space] === 1 || open[space] === 0) return;
    reached[space] = 1;
    queue.push(space);
  };
  for (const exit of NORTH_EXITS) if (pub.control[exit] === USA) reach(exit);
  for (const at of queue) for (const to of landNeighbours(at)) reach(to);
  return reached;
};
export interface Region {
  readonly sp: number;
  readonly spaces: readonly Space[];
}
const inStates = (pub: Seen, ids: readonly StateId[], fits: (space: Space) => boolean): Space[] =>
  ids
    .flatMap(id => spacesOf[stateNamed(id)]!)
    .filter(space => pub.control[space] === USA && !enemyHolds(pub, USA, space) && fits(space));
/** 10.3.1-b, 10.3.1-c, 10.3.1-d, 10.1-a East, Centre and West: how many SP, and in which spaces; no space: they are lost. */
export const unionRegions = (pub: Seen): readonly [east: Region, centre: Region, west: Region] => {
  const supplied = supply(pub, USA);
  const north = northByLand(pub);
  const tied = (space: Space): boolean => north[space] === 1;
  const capital = pub.control[WASHINGTON] === USA && spAt(pub, CSA, WASHINGTON) === 0 && railToNorth(pub, WASHINGTON);
  const st = pub.control[ST_LOUIS] === USA && spAt(pub, CSA, ST_LOUIS) === 0 && tied(ST_LOUIS) ? [ST_LOUIS] : [];
  return [
    capital
      ? { sp: EAST, spaces: [WASHINGTON] }
      : { sp: EAST_WITHOUT_WASHINGTON, spaces: inStates(pub, ['PA', 'DE', 'NJ'], space => supplied[space] === 1) },
    { sp: CENTRE, spaces: inStates(pub, ['OH', 'IN'], tied) },
    { sp: WEST, spaces: [...inStates(pub, ['IL'], tied), ...st] },
  ];
};
/** 10.3.1-a, 10.3.1-e, 12.1.2-b SP the Union does without, where it likes. */
export const unionCut = (pub: Seen): number =>
  UNION_CAPITALS.filter(space => pub.control[space] === CSA).length + (pub.intervention ? FOREIGN_INTERVENTION_SP : 0);
/** 5.6.7.A-b McClellan's army takes one SP more: the space, -1 if he is not so placed. */
export const mcclellanTakes = (pub: Seen): Space | -1 => {
  if ((pub.options & ABILITIES) === 0) return -1;
  const army = ARMIES_OF[USA]!.find(other => pub.commander[other] === MCCLELLAN && pub.army[other]! >= 0);
  if (army === undefined) return -1;
  const [space, capital] = [pub.army[army]!, pub.capital[USA]!];
  // G-b A river joins spaces as a road does.
  const near = capital >= 0 && around(capital).includes(space);
  return near && inSupply(pub, USA, space) ? space : -1;
};

/** 10.4.2-a SP from the eleven states. */
export const stateSp = (pub: Seen): number => {
  const lost = CONFEDERATE.filter(state => pub.state[state] === USA).length;
  return Math.max(0, STATE_SP - lost - (mississippiOpen(pub) ? 1 : 0));
};
/** 10.4.3-a, 6.8.3-a, G-d Where a Confederate state SP may appear. */
export const mayRaise = (pub: Seen, space: Space, supplied: Uint8Array = supply(pub, CSA)): boolean =>
  pub.control[space] === CSA &&
  !enemyHolds(pub, CSA, space) &&
  !isProUnion[space] &&
  roomFor(pub, CSA, space) &&
  supplied[space] === 1;
/** 10.4.3-a, 10.4.4-b Spaces of each state that may take its SP. */
export const raisedIn = (pub: Seen, state: State, supplied: Uint8Array = supply(pub, CSA)): Space[] =>
  pub.state[state] === CSA && CONFEDERATE.includes(state) ? spacesOf[state]!.filter(space => mayRaise(pub, space, supplied)) : [];
/** 10.4.3-a Every state SP that may appear somewhere. */
export const raisings = (pub: Seen): Raised[] => {
  const supplied = supply(pub, CSA);
  return CONFEDERATE.flatMap(state => raisedIn(pub, state, supplied).map(to => ({ state, to })));
};
/** 10.4.1-a, 10.4.2-a, 10.4.4-b As many as there are states that can take them. */
export const raised = (pub: Seen): number => Math.min(stateSp(pub), new Set(raisings(pub).map(({ state }) => state)).size);
/** 10.4.4-a Missouri and Kentucky under Confederate control; no line of communication is asked. */
export const borderSites = (pub: Seen, state: State): Space[] =>
  pub.state[state] === CSA ? spacesOf[state]!.filter(space => pub.control[space] === CSA && !enemyHolds(pub, CSA, space)) : [];
/** 10.5.1-a, 10.5.4-a Open ports of a zone. */
export const openIn = (pub: Seen, zone: Zone): Space[] => {
  const open = openRunners(pub);
  return runnersOf[zone]!.filter(port => open.includes(port) && roomFor(pub, CSA, port));
};
/** 10.5.4-a */
export const runsBlockade = (die: number, blockade: number): boolean => die > blockade;

/** 10.2.2-a SP a side may still move strategically in this turn. */
export const strategicLeft = (pub: Seen, side: Side): number => STRATEGIC[side]! - pub.strategic[side]!;
/** 10.2.1-a An SP that may be sent: infantry in supply. */
export const maySend = (pub: Seen, side: Side, space: Space): boolean =>
  pub.infantry[side]![space]! > 0 && inSupply(pub, side, space);
/** 10.2.1-a, 10.2.3-a, 10.2.2-b, 10.2.4-a Where an SP may go by rail, or for the Union by water from port to port. */
export const sendTargets = (pub: Seen, side: Side, from: Space): Space[] => {
  const far = railDistances(pub, side, from);
  const found = new Set<Space>();
  for (let space = 0; space < SIZE; space++) if (space !== from && far[space]! > 0 && roomFor(pub, side, space)) found.add(space);
  if (side === USA && pub.control[from] === USA)
    for (const port of voyages(pub, from, { noGuns: true }).keys())
      if (pub.control[port] === USA && !enemyHolds(pub, USA, port)) found.add(port);
  return [...found];
};
/** 10.2.1-b Armies that may receive an SP from a space over any line of communication. */
export const receivingArmies = (pub: Seen, side: Side, from: Space): Space[] =>
  ARMIES_OF[side]!.map(army => pub.army[army]!).filter(
    space => space >= 0 && space !== from && inSupply(pub, side, space) && linkedFrom(pub, side, space, true)[from] === 1,
  );

/** 3.1-c, 5.6-a Generals who may be placed in this turn. */
export const arrivals = (pub: Seen, side: Side): General[] =>
  GENERALS_OF[side]!.filter(general => pub.general[general] === -1 && pub.due[general]! > 0 && pub.due[general]! <= pub.turn);
/** Generals lying face down in a space. */
export const slotsAt = (pub: Seen, side: Side, space: Space): number => pub.slots[side]!.filter(slot => slot === space).length;
/** 10.6.1-a, 10.6.4-b, 8.3-a Where a general may be laid face down. A second unseen one needs an SP for every general there. */
export const mayLayGeneral = (
  pub: Seen,
  side: Side,
  space: Space,
  cavalry: boolean,
  supplied: Uint8Array = supply(pub, side),
): boolean => {
  const sp = spAt(pub, side, space);
  if (sp === 0 || supplied[space] === 0) return false;
  const unseen = slotsAt(pub, side, space);
  const here = generalsAt(pub, side, space).length + unseen + 1;
  if (unseen > 0 && sp < here) return false;
  const riders = pub.slots[side]!.filter((slot, i) => slot === space && pub.slotCavalry[side]![i]).length;
  if (cavalry && pub.infantry[side]![space]! <= riders) return false;
  return here <= generalLimit(pub, side, space);
};
/** 10.6.2-a Supplied armies without a general in their space, which come first. */
export const leaderless = (pub: Seen, side: Side, supplied: Uint8Array = supply(pub, side)): Space[] =>
  ARMIES_OF[side]!.filter(army => pub.army[army]! >= 0 && isGeneric(pub, army))
    .map(army => pub.army[army]!)
    .filter(space => supplied[space] === 1 && slotsAt(pub, side, space) === 0);
