/** The predicates of card events: what a variant needs, whether an event could do anything. */
import { distanceTable } from '@cuartel/engine/kit/index.ts';
import { ARMIES_OF, ELITES_OF } from '../data/armies.ts';
import type { Need, Variant, Where, Whose } from '../data/effects.ts';
import type { General } from '../data/generals.ts';
import { LAND, MAP } from '../data/map.ts';
import { RICHMOND, VALLEY } from '../data/places.ts';
import { fortOver } from '../data/ports.ts';
import { CSA, foe, numberOf, SIDES, type Side, USA } from '../data/sides.ts';
import { SIZE, type Space, spaceOf } from '../data/spaces.ts';
import { stateNamed, stateOf } from '../data/states.ts';
import type { Seen } from '../state/table.ts';
import { isGeneric, successors } from './command.ts';
import { around, isWhere } from './filters.ts';
import { armyAt, brigadesOf, generalsAt, generalsOf, spAt } from './pieces.ts';

/** Whose a step is, seen from the side that plays the card. */
export const whose = (who: Whose, player: Side): Side =>
  who === 'player' ? player : who === 'opponent' ? foe(player) : numberOf(who);
/** 4.2-a */
export const mayUse = (variant: Variant, player: Side): boolean => variant.by === 'both' || variant.by === SIDES[player];

/** 4.2-a, 4.2.6-b Whether what a variant needs holds now. `battle` is told where the question depends on a battle under way. */
export const holds = (pub: Seen, player: Side, need: Need): boolean => {
  switch (need.is) {
    case 'army-near-richmond':
      return armiesNearRichmond(pub).length > 0;
    // 4.6.5-a
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
export const armiesNearRichmond = (pub: Seen): number[] =>
  ARMIES_OF[USA]!.filter(
    army => pub.army[army]! >= 0 && !isGeneric(pub, army) && distanceTable(MAP, LAND)[RICHMOND * SIZE + pub.army[army]!]! <= 4,
  );
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
      (where === undefined || isWhere(pub, side, where, pub.army[army]!)),
  );
/** 5.6.4-a Own generals on the map who command no army. */
export const nonCommanders = (pub: Seen, side: Side): General[] =>
  generalsOf(pub, side).filter(
    general => !ARMIES_OF[side]!.some(army => pub.commander[army] === general && pub.army[army]! >= 0),
  );
/** 6.8.2-b Coastal forts that card 115 can retake: the Union's, without Union SP, beside Confederate infantry in their port. */
export const retakable = (pub: Seen): Space[] =>
  PORTS_WITH_FORT.filter(
    port => pub.infantry[CSA]![port]! > 0 && pub.control[fortOver[port]!] === USA && spAt(pub, USA, fortOver[port]!) === 0,
  ).map(port => fortOver[port]!);
const PORTS_WITH_FORT: readonly Space[] = Array.from({ length: SIZE }, (_, port) => port).filter(port => fortOver[port]! >= 0);
/** Card 122: armies of a side in a state. */
export const armiesIn = (pub: Seen, side: Side, state: number): number[] =>
  ARMIES_OF[side]!.filter(army => pub.army[army]! >= 0 && stateOf[pub.army[army]!] === state);
