/** The filters of card events: which spaces a step allows. What a filter says of the printed map alone is worked out once. */
import { distanceTable, kindsMask, neighbours } from '@cuartel/engine/kit/index.ts';
import type { Where, Within } from '../data/effects.ts';
import type { General } from '../data/generals.ts';
import { HARBOUR, LAND, MAP, RIVER, ROUGH } from '../data/map.ts';
import { centreWorth, isProUnion, ST_MARKS } from '../data/places.ts';
import { isCoastalFort, zoneOf } from '../data/ports.ts';
import { isRiverPort } from '../data/rivers.ts';
import { CSA, foe, NOBODY, type Side } from '../data/sides.ts';
import { SIZE, type Space, spaceOf } from '../data/spaces.ts';
import { CONFEDERATE, stateNamed, stateOf } from '../data/states.ts';
import type { Seen } from '../state/table.ts';
import { armyAt, brigadesOf, fortAt, generalsAt, heldBy, spAt } from './pieces.ts';
import { onRailway } from './rail.ts';
import { inSupply, isOpenRunner } from './supply.ts';

/** Kinds of connection a card's distance runs over: by land, and what else it names. */
const kindsOf = ({ river, harbour, rough }: Within): number =>
  LAND | (river ? kindsMask(RIVER) : 0) | (harbour ? kindsMask(HARBOUR) : 0) | (rough ? kindsMask(ROUGH) : 0);
const origins = (pub: Seen, side: Side, { of }: Within, brigade: General | -1): Space[] => {
  switch (of) {
    case 'own-brigade':
      return brigade >= 0 ? [pub.general[brigade]!] : brigadesOf(pub, side).map(general => pub.general[general]!);
    case 'own-capital':
      return pub.capital[side]! >= 0 ? [pub.capital[side]!] : [];
    case 'csa-sp':
      return heldBy(pub, CSA);
    default:
      return [spaceOf(of)];
  }
};
/** By space: it is within a card's distance, whatever stands on the way. */
export const withinReach = (pub: Seen, side: Side, within: Within, brigade: General | -1 = -1): Uint8Array => {
  const table = distanceTable(MAP, kindsOf(within));
  const near = new Uint8Array(SIZE);
  for (const from of origins(pub, side, within, brigade))
    for (let space = 0, row = from * SIZE; space < SIZE; space++) {
      const steps = table[row + space]!;
      if (steps >= 0 && steps <= within.distance) near[space] = 1;
    }
  return near;
};
/** G-b The space and those next to it by road, rail or river. */
export const around = (space: Space): Space[] => [space, ...neighbours(MAP, space, LAND | kindsMask(RIVER))];

/** A filter with the spaces that pass it as far as the printed map decides. */
interface Filter {
  readonly where: Where;
  readonly printed: Uint8Array;
  readonly spaces: readonly Space[];
  readonly anyOf: readonly Filter[] | null;
}
const isPrinted = (where: Where, space: Space): boolean => {
  const state = stateOf[space]!;
  const named =
    where.states === undefined || (where.states === 'eleven' ? CONFEDERATE : where.states.map(stateNamed)).includes(state);
  if (!named || where.notStates?.map(stateNamed).includes(state)) return false;
  if (where.spaces && !where.spaces.map(spaceOf).includes(space)) return false;
  if (where.notSpaces?.map(spaceOf).includes(space)) return false;
  if (where.near && !around(spaceOf(where.near)).includes(space)) return false;
  if (where.centre !== undefined && centreWorth[space]! > 0 !== where.centre) return false;
  if (where.coastalFort === false && isCoastalFort[space]) return false;
  if (where.riverPort && !isRiverPort[space]) return false;
  return !where.proUnion || isProUnion[space]!;
};
const known = new WeakMap<Where, Filter>();
const filterOf = (where: Where): Filter => {
  const found = known.get(where);
  if (found !== undefined) return found;
  const printed = Uint8Array.from({ length: SIZE }, (_, space) => (isPrinted(where, space) ? 1 : 0));
  const spaces = Array.from({ length: SIZE }, (_, space) => space).filter(space => printed[space] === 1);
  const filter = { where, printed, spaces, anyOf: where.anyOf?.map(filterOf) ?? null };
  known.set(where, filter);
  return filter;
};

/** Whether a space of the filter's passes it as the table lies, apart from distances. */
const passes = (pub: Seen, side: Side, { where, printed, anyOf }: Filter, space: Space, control: 'own' | 'any'): boolean => {
  if (printed[space] === 0) return false;
  const owner = pub.control[space]!;
  const asked = where.control ?? control;
  if (asked === 'own' && owner !== side) return false;
  if (asked === 'neutral-or-own' && owner !== side && owner !== NOBODY) return false;
  if (where.stateOwn && pub.state[stateOf[space]!] !== side) return false;
  if (where.with === 'own-sp' && spAt(pub, side, space) === 0) return false;
  if (where.with === 'own-army' && armyAt(pub, side, space) < 0) return false;
  if (where.with === 'own-general' && generalsAt(pub, side, space).length === 0 && armyAt(pub, side, space) < 0) return false;
  if (where.ownCapital && pub.capital[side] !== space) return false;
  if (where.runner !== undefined && isRunner(pub, space) !== where.runner) return false;
  if (where.rail && !onRailway(pub, space)) return false;
  if (where.leastSp !== undefined && spAt(pub, side, space) < where.leastSp) return false;
  if (where.noFort && fortAt(pub, space) !== NOBODY) return false;
  if (where.noEnemySp && spAt(pub, foe(side), space) > 0) return false;
  if (where.loc && !inSupply(pub, side, space)) return false;
  if (where.openRunner && !isOpenRunner(pub, space)) return false;
  if (anyOf === null) return true;
  for (const other of anyOf) if (passes(pub, side, other, space, 'any')) return true;
  return false;
};
/** 10.5.2-b A blockade-runner port, open or closed; St. Marks only after card 117. */
export const isRunner = (pub: Seen, space: Space): boolean => zoneOf[space]! >= 0 && (space !== ST_MARKS || pub.clandestine);

/** A single space passes, whoever controls it unless the filter says. */
export const isWhere = (pub: Seen, side: Side, where: Where, space: Space): boolean =>
  passes(pub, side, filterOf(where), space, 'any');
/** What else a step asks of a space, and after how many spaces it has enough. */
export interface Filtered {
  readonly brigade?: General | -1;
  readonly if?: (space: Space) => boolean;
  readonly enough?: number;
}
/** The spaces that pass a filter. `control` is what the step takes for granted where the filter says nothing. */
export const spacesWhere = (pub: Seen, side: Side, where: Where, control: 'own' | 'any', asked: Filtered = {}): Space[] => {
  const filter = filterOf(where);
  const near = where.within === undefined ? null : withinReach(pub, side, where.within, asked.brigade ?? -1);
  const enough = asked.enough ?? SIZE;
  const found: Space[] = [];
  for (const space of filter.spaces) {
    if ((near !== null && near[space] === 0) || !passes(pub, side, filter, space, control)) continue;
    if (asked.if !== undefined && !asked.if(space)) continue;
    found.push(space);
    if (found.length >= enough) break;
  }
  return found;
};
