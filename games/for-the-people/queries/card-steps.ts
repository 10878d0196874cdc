/** What single steps of card events can do: the spaces they may touch, and whether there are any. */
import { type Army, ELITES_OF } from '../data/armies.ts';
import { type CardNumber, cardOf, isCampaign, isSpecial, RED_RIVER, variantsOf } from '../data/cards.ts';
import type { CardWindow, Step, Variant } from '../data/effects.ts';
import type { General } from '../data/generals.ts';
import { isProUnion } from '../data/places.ts';
import { isCoastal, isCoastalFort } from '../data/ports.ts';
import { isRiverPort } from '../data/rivers.ts';
import { CSA, foe, NOBODY, numberOf, type Side, USA } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { homeOf, stateNamed, stateOf } from '../data/states.ts';
import { AMPHIBIOUS_MOST, attritionOf, BLOCKADE_CAPPED, BLOCKADE_MOST, FORTS, IRONCLADS, TORPEDOES } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import { armiesIn, holds, mayUse, whose } from './cards.ts';
import { spacesWhere } from './filters.ts';
import { attackers } from './marches.ts';
import { roomFor } from './naval-moves.ts';
import { armySp, enemyHolds, fortAt, fortsStanding, ironcladAt, spAt, spBySpace, torpedoesAt } from './pieces.ts';
import { onRailway, railDistances } from './rail.ts';
import { embarkations } from './shiploads.ts';
import { eventMayMark } from './states.ts';

type Of<O extends Step['op']> = Extract<Step, { op: O }>;

/** 4.2.7-a, 10.4.3-a, 6.8.3-a Where a step may put a new SP. */
export const spSites = (pub: Seen, step: Of<'place-sp'>, enough: number = SIZE): Space[] => {
  const side = numberOf(step.side);
  return spacesWhere(pub, side, step.where, 'own', {
    enough,
    if: space =>
      !enemyHolds(pub, side, space) &&
      roomFor(pub, side, space) &&
      (side === USA || step.where.proUnionToo === true || !isProUnion[space]),
  });
};
/** 11.3-e, 6.8.5-a Where a step may place a marker: not where it lies already, not where the card or the general limits forbid it. */
export const markerSites = (
  pub: Seen,
  player: Side,
  step: Of<'place-marker'>,
  brigade: General | -1 = -1,
  enough: number = SIZE,
): Space[] => {
  const side = whose(step.side, player);
  const flips = step.flipsOnlyIn?.map(stateNamed);
  return spacesWhere(pub, side, step.where, 'any', {
    brigade,
    enough,
    if(space) {
      if (pub.control[space] === side || (step.clear && enemyHolds(pub, side, space))) return false;
      if (step.unlessHeld && (spAt(pub, foe(side), space) > 0 || ironcladAt(pub, space))) return false;
      if (flips && isMarked(pub, side, space) && !flips.includes(stateOf[space]!)) return false;
      return step.lifts === true || eventMayMark(pub, side, space);
    },
  });
};
/** An enemy marker lies there, which would be flipped: not his own colour without one. */
const isMarked = (pub: Seen, side: Side, space: Space): boolean =>
  pub.control[space] === foe(side) && homeOf[space] !== foe(side);
/** From where a step may take markers. */
export const unmarkSites = (pub: Seen, player: Side, step: Of<'remove-marker'>, enough: number = SIZE): Space[] => {
  const of = whose(step.of, player);
  return spacesWhere(pub, player, step.where, 'any', {
    enough,
    if: space => pub.control[space] === of && homeOf[space] !== of && (!step.clear || !enemyHolds(pub, player, space)),
  });
};
const ANYWHERE = {};
/** 4.2.4-a Where a step may take an infantry SP; those that must go first, while there are any. */
export const lossSites = (pub: Seen, player: Side, step: Of<'remove-sp'>, enough: number = SIZE): Space[] => {
  const side = whose(step.side, player);
  const infantry = pub.infantry[side]!;
  const sites = spacesWhere(pub, side, step.where ?? ANYWHERE, 'any', { enough, if: space => infantry[space]! > 0 });
  if (step.first === undefined || sites.length >= enough) return sites;
  const before = spacesWhere(pub, side, step.first, 'any');
  const first = sites.filter(space => before.includes(space));
  return first.length > 0 ? first : sites;
};
/** 6.8.6-a Where a step may place a fort. */
export const fortSites = (pub: Seen, step: Of<'place-fort'>, enough: number = SIZE): Space[] => {
  const side = numberOf(step.side);
  if (fortsStanding(pub, side) + pub.fortsOut[side]! >= FORTS[side]!) return [];
  const free = (space: Space): boolean => fortAt(pub, space) === NOBODY && spAt(pub, foe(side), space) === 0;
  return spacesWhere(pub, side, step.where, 'own', { enough, if: free });
};
const PORTS: readonly Space[] = Array.from({ length: SIZE }, (_, space) => space).filter(
  space => isCoastal[space] || isRiverPort[space],
);
/** 6.7-a Confederate ports and coastal forts that may take a naval weapon. */
export const weaponSites = (pub: Seen, kind: Of<'place-weapon'>['kind']): Space[] => {
  const spent =
    kind === 'ironclad'
      ? pub.ironclads.length >= IRONCLADS
      : kind === 'torpedo'
        ? pub.torpedoes.length >= TORPEDOES
        : pub.hunley >= 0;
  if (spent) return [];
  return PORTS.filter(
    space =>
      pub.control[space] === CSA &&
      !(kind === 'ironclad' && ironcladAt(pub, space)) &&
      !(kind === 'torpedo' && torpedoesAt(pub, space)),
  );
};
/** 4.5.1-a, 4.5.2-d, 4.5.1-c, 4.5.1-d Spaces from which a concentration may draw infantry to a target, and how many each can give. */
export const gatheredFrom = (pub: Seen, player: Side, target: Space, step: Of<'concentrate'>): Map<Space, number> => {
  const found = new Map<Space, number>();
  if (!onRailway(pub, target)) return found;
  const far = railDistances(pub, player, target, step.bo === true);
  for (let space = 0; space < SIZE; space++)
    if (space !== target && far[space]! > 0 && far[space]! <= (step.links ?? SIZE) && pub.infantry[player]![space]! > 0)
      found.set(space, Math.min(step.most, pub.infantry[player]![space]!));
  return found;
};

/** Card 122: which army may be set down where; 6.8.3-a in a coastal fort no more than an SP. */
export const relocations = (pub: Seen, step: Of<'relocate-army'>): { army: Army; to: Space }[] => {
  const side = numberOf(step.side);
  const sites = spacesWhere(pub, side, step.to, 'any');
  return armiesIn(pub, side, stateNamed(step.from)).flatMap(army => {
    const fits = (to: Space): boolean => !isCoastalFort[to] || (armySp(pub, side, pub.army[army]!) < 2 && roomFor(pub, side, to));
    return sites.filter(fits).map(to => ({ army, to }));
  });
};

/** Whether a step could do anything now; those that are judged by their variant's needs, or always act, are taken to. */
export const canAct = (pub: Seen, player: Side, step: Step): boolean => {
  switch (step.op) {
    case 'will':
      return step.times === undefined || pub.blockade > 0;
    case 'blockade':
      return step.by < 0 ? pub.blockade > 0 : pub.blockade < (pub.intervention ? BLOCKADE_CAPPED : BLOCKADE_MOST);
    case 'amphibious':
      return step.by < 0 ? pub.amphibious > 0 : pub.amphibious < AMPHIBIOUS_MOST;
    case 'place-sp':
      return spSites(pub, step, 1).length > 0;
    case 'place-marker':
      return markerSites(pub, player, step, -1, 1).length > 0;
    case 'remove-marker':
      return unmarkSites(pub, player, step, 1).length > 0;
    case 'remove-sp':
      return lossSites(pub, player, step, 1).length > 0;
    case 'place-fort':
      return fortSites(pub, step, 1).length > 0;
    case 'place-weapon':
      return weaponSites(pub, step.kind).length > 0;
    case 'place-elite':
      return ELITES_OF[player]!.some(elite => pub.elite[elite] === -1);
    case 'attrition':
      return spBySpace(pub, numberOf(step.side)).some(sp => attritionOf(sp) > 0);
    case 'naval-move':
      return embarkations(pub, player, step.farragut === true).length > 0;
    case 'concentrate':
    case 'attack-from-there':
      return attackers(pub, player, -1).length > 0;
    case 'move-as-corps':
      return pub.infantry[player]!.some(sp => sp > 0);
    case 'relocate-army':
      return relocations(pub, step).length > 0;
    default:
      return true;
  }
};
/** 4.2.6-b An event none of whose steps can have an effect cannot be played. */
export const hasEffect = (pub: Seen, player: Side, variant: Variant): boolean =>
  variant.steps.some(step => canAct(pub, player, step));

/** The variants of a card that a side may play as its event: in its own round, or in a window. */
export const playable = (pub: Seen, player: Side, card: CardNumber, window?: CardWindow): Variant[] =>
  variantsOf(card).filter(
    variant =>
      variant.window === window &&
      mayUse(variant, player) &&
      (variant.needs ?? []).every(need => holds(pub, player, need)) &&
      hasEffect(pub, player, variant),
  );
/** 4.2.3-a, 4.2.3-b */
export const mayDiscard = (player: Side, card: CardNumber): boolean =>
  !isSpecial(card) && !(player === USA && card === RED_RIVER);
/** 3.3.1-a Campaign cards with which the Confederacy may begin. */
export const openers = (hand: readonly CardNumber[]): CardNumber[] => hand.filter(isCampaign);
/** 4.2.1-a, 4.2.3-b Whether a card leaves the game after this play. */
export const leavesGame = (player: Side, card: CardNumber, asEvent: boolean): boolean =>
  (cardOf(card).removed ?? false) && (asEvent || (card === RED_RIVER && player === USA));
