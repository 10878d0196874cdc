/** The predicates of card events: which spaces a step allows, what a variant needs, whether an event could do anything. */
import { distancesFrom, kindsMask, neighbours, ofKinds } from '@cuartel/engine/kit/index.ts';
import { ARMIES_OF, ELITES_OF } from '../data/armies.ts';
import type { Need, Variant, Where, Whose, Within } from '../data/effects.ts';
import type { General } from '../data/generals.ts';
import { HARBOUR, LAND, MAP, RIVER, ROUGH } from '../data/map.ts';
import { centreWorth, isProUnion, RICHMOND, ST_MARKS, VALLEY } from '../data/places.ts';
import { fortOver, isCoastalFort, zoneOf } from '../data/ports.ts';
import { isRiverPort } from '../data/rivers.ts';
import { CSA, foe, NOBODY, numberOf, SIDES, type Side, USA } from '../data/sides.ts';
import { SIZE, type Space, spaceOf } from '../data/spaces.ts';
import { CONFEDERATE, stateNamed, stateOf } from '../data/states.ts';
import type { Seen } from '../state/table.ts';
import { isGeneric, successors } from './command.ts';
import { armyAt, brigadesOf, fortAt, generalsAt, generalsOf, spAt, spBySpace } from './pieces.ts';
import { onRailway } from './rail.ts';
import { inSupply, isOpenRunner } from './supply.ts';

/** Whose a step is, seen from the side that plays the card. */
export const whose = (who: Whose, player: Side): Side =>
  who === 'player' ? player : who === 'opponent' ? foe(player) : numberOf(who);
/** 4.2-a */
export const mayUse = (variant: Variant, player: Side): boolean => variant.by === 'both' || variant.by === SIDES[player];

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
      return spBySpace(pub, CSA).flatMap((sp, space) => (sp > 0 ? [space] : []));
    default:
      return [spaceOf(of)];
  }
};
/** Spaces within a card's distance, whatever stands on the way. */
export const withinReach = (pub: Seen, side: Side, within: Within, brigade: General | -1 = -1): boolean[] => {
  const far = distancesFrom(MAP, origins(pub, side, within, brigade), ofKinds(MAP, kindsOf(within)));
  return Array.from(far, steps => steps >= 0 && steps <= within.distance);
};
/** G-b The space and those next to it by road, rail or river. */
export const around = (space: Space): Space[] => [space, ...neighbours(MAP, space, LAND | kindsMask(RIVER))];

/** Whether a single space passes a filter, apart from distances. */
const fits = (pub: Seen, side: Side, where: Where, space: Space, control: 'own' | 'any'): boolean => {
  const state = stateOf[space]!;
  const named =
    where.states === undefined || (where.states === 'eleven' ? CONFEDERATE : where.states.map(stateNamed)).includes(state);
  if (!named || where.notStates?.map(stateNamed).includes(state)) return false;
  if (where.spaces && !where.spaces.map(spaceOf).includes(space)) return false;
  if (where.notSpaces?.map(spaceOf).includes(space)) return false;
  if (where.near && !around(spaceOf(where.near)).includes(space)) return false;
  const owner = pub.control[space]!;
  const asked = where.control ?? control;
  if (asked === 'own' && owner !== side) return false;
  if (asked === 'neutral-or-own' && owner !== side && owner !== NOBODY) return false;
  if (where.stateOwn && pub.state[state] !== side) return false;
  if (where.with === 'own-sp' && spAt(pub, side, space) === 0) return false;
  if (where.with === 'own-army' && armyAt(pub, side, space) < 0) return false;
  if (where.with === 'own-general' && generalsAt(pub, side, space).length === 0 && armyAt(pub, side, space) < 0) return false;
  if (where.loc && !inSupply(pub, side, space)) return false;
  if (where.ownCapital && pub.capital[side] !== space) return false;
  if (where.openRunner && !isOpenRunner(pub, space)) return false;
  if (where.runner !== undefined && isRunner(pub, space) !== where.runner) return false;
  if (where.centre !== undefined && centreWorth[space]! > 0 !== where.centre) return false;
  if (where.coastalFort === false && isCoastalFort[space]) return false;
  if (where.riverPort && !isRiverPort[space]) return false;
  if (where.rail && !onRailway(pub, space)) return false;
  if (where.proUnion && !isProUnion[space]) return false;
  if (where.leastSp !== undefined && spAt(pub, side, space) < where.leastSp) return false;
  if (where.noFort && fortAt(pub, space) !== NOBODY) return false;
  if (where.noEnemySp && spAt(pub, foe(side), space) > 0) return false;
  return where.anyOf === undefined || where.anyOf.some(other => fits(pub, side, { control: 'any', ...other }, space, 'any'));
};
/** 10.5.2-b A blockade-runner port, open or closed; St. Marks only after card 117. */
export const isRunner = (pub: Seen, space: Space): boolean => zoneOf[space]! >= 0 && (space !== ST_MARKS || pub.clandestine);

/** The spaces that pass a filter. `control` is what the step takes for granted where the filter says nothing. */
export const spacesWhere = (pub: Seen, side: Side, where: Where, control: 'own' | 'any', brigade: General | -1 = -1): Space[] => {
  const near = where.within === undefined ? null : withinReach(pub, side, where.within, brigade);
  const found: Space[] = [];
  for (let space = 0; space < SIZE; space++)
    if ((near === null || near[space]) && fits(pub, side, where, space, control)) found.push(space);
  return found;
};

/** 4.2-a, 4.2.6-b Whether what a variant needs holds now. `battle` is told where the question depends on a battle under way. */
export const holds = (pub: Seen, player: Side, need: Need): boolean => {
  switch (need.is) {
    case 'army-near-richmond':
      return armiesNearRichmond(pub).length > 0;
    case 'opponent-has-card':
      return pub.hands[foe(player)]! > 0;
    case 'army-with-subordinates':
      return armiesWithSubordinates(pub, foe(player)).length > 0;
    case 'brigade-outside-armies':
      return brigadesOutside(pub, foe(player)).length > 0;
    case 'brigade':
      return brigadesOf(pub, whose(need.side, player)).length > 0;
    case 'nobody-near':
      return around(spaceOf(need.near)).every(space => spAt(pub, numberOf(need.side), space) === 0);
    case 'no-emancipation':
      return !pub.emancipation;
    case 'elite-free':
      return ELITES_OF[player]!.some(elite => pub.elite[elite] === -1) && ARMIES_OF[player]!.some(army => pub.army[army]! >= 0);
    case 'ironclad':
      return pub.ironclads.length > 0;
    case 'commander-to-relieve':
      return relievable(pub, whose(need.side, player), need.where).length > 0;
    case 'non-commander':
      return nonCommanders(pub, whose(need.side, player)).length > 0;
    case 'union-victory':
      return pub.victory;
    case 'will-from':
      return pub.will[numberOf(need.side)]! >= need.value;
    case 'capital':
      return pub.capital[numberOf(need.side)]! >= 0;
    case 'fort-to-retake':
      return retakable(pub).length > 0;
    case 'controls-state':
      return pub.state[stateNamed(need.state)] === numberOf(need.side);
    case 'controls':
      return pub.control[spaceOf(need.space)] === numberOf(need.side);
    case 'two-armies':
      return armiesIn(pub, numberOf(need.side), stateNamed(need.state)).length > 1;
    case 'infantry-in-valley':
      return VALLEY.every(space => pub.infantry[USA]![space]! > 0);
    // Of a battle the rulebook asks when there is one.
    case 'opposing-army-with-cavalry':
    case 'fort-in-battle':
      return true;
  }
};

/** 4.6.2-a, 4.6.3-a Union armies that can be sent to Richmond: at most four spaces from it by land, not under a generic general. */
export const armiesNearRichmond = (pub: Seen): number[] => {
  const far = distancesFrom(MAP, [RICHMOND], ofKinds(MAP, LAND));
  return ARMIES_OF[USA]!.filter(army => pub.army[army]! >= 0 && !isGeneric(pub, army) && far[pub.army[army]!]! <= 4);
};
/** Card 4: armies with at least two generals besides the commander, cavalry counted. */
export const armiesWithSubordinates = (pub: Seen, side: Side): number[] =>
  ARMIES_OF[side]!.filter(army => pub.army[army]! >= 0 && subordinatesOf(pub, army).length > 1);
export const subordinatesOf = (pub: Seen, army: number): General[] =>
  generalsAt(pub, army < 4 ? USA : CSA, pub.army[army]!).filter(general => general !== pub.commander[army]);
/** Card 6: brigades in spaces without an army of their side. */
export const brigadesOutside = (pub: Seen, side: Side): General[] =>
  brigadesOf(pub, side).filter(general => armyAt(pub, side, pub.general[general]!) < 0);
/** 5.6.4-a Armies whose commander may be relieved by an event. */
export const relievable = (pub: Seen, side: Side, where?: Where): number[] =>
  ARMIES_OF[side]!.filter(
    army =>
      pub.army[army]! >= 0 &&
      successors(pub, army).length > 0 &&
      (where === undefined || fits(pub, side, { control: 'any', ...where }, pub.army[army]!, 'any')),
  );
/** 5.6.4-a Own generals on the map who command no army. */
export const nonCommanders = (pub: Seen, side: Side): General[] =>
  generalsOf(pub, side).filter(
    general => !ARMIES_OF[side]!.some(army => pub.commander[army] === general && pub.army[army]! >= 0),
  );
/** 6.8.2-b Coastal forts that card 115 can retake: the Union's, without Union SP, beside Confederate infantry in their port. */
export const retakable = (pub: Seen): Space[] =>
  Array.from({ length: SIZE }, (_, port) => port).flatMap(port => {
    const fort = fortOver[port]!;
    return fort >= 0 && pub.infantry[CSA]![port]! > 0 && pub.control[fort] === USA && spAt(pub, USA, fort) === 0 ? [fort] : [];
  });
/** Card 122: armies of a side in a state. */
export const armiesIn = (pub: Seen, side: Side, state: number): number[] =>
  ARMIES_OF[side]!.filter(army => pub.army[army]! >= 0 && stateOf[pub.army[army]!] === state);
